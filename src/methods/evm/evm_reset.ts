import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_reset: Method<'evm_reset'> = async (context) => {
  await requireControls(context).snapshots.reset()
  return null
}
