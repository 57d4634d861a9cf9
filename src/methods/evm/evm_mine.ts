import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_mine: Method<'evm_mine'> = async (context, _params, call) => {
  await requireControls(context).mining.mine(1, undefined, call)
  return null
}
