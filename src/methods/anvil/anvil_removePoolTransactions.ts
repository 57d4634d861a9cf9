import { parseAddress } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_removePoolTransactions: Method<'anvil_removePoolTransactions'> = async (context, [address]) => {
  await requireDevtools(context).dropTransactionsOf(parseAddress(address))
  return null
}
