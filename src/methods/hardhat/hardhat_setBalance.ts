import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setBalance: Method<'hardhat_setBalance'> = async (context, [address, balance]) => {
  await requireDevtools(context).edits.setBalance(parseAddress(address), parseNumber(balance))
  return true
}
