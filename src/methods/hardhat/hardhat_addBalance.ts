import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_addBalance: Method<'hardhat_addBalance'> = async (context, [address, amount]) => {
  await requireDevtools(context).edits.addBalance(parseAddress(address), parseNumber(amount))
  return true
}
