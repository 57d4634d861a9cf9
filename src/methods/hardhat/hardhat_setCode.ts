import { parseAddress, parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_setCode: Method<'hardhat_setCode'> = async (context, [address, code]) => {
  await requireControls(context).edits.setCode(parseAddress(address), parseData(code))
  return true
}
