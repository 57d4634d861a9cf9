import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_setCoinbase: Method<'hardhat_setCoinbase'> = async (context, [address]) => {
  await requireControls(context).mining.setCoinbase(parseAddress(address))
  return true
}
