import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_setBalance: Method<'hardhat_setBalance'> = async (context, [address, balance]) => {
  await requireControls(context).edits.setBalance(parseAddress(address), parseNumber(balance))
  return true
}
