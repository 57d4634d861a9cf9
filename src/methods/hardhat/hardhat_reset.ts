import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_reset: Method<'hardhat_reset'> = async (context) => {
  await requireControls(context).snapshots.reset()
  return true
}
