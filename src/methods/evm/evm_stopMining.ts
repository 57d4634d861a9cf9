import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_stopMining: Method<'evm_stopMining'> = async (context) => {
  requireControls(context).mining.stop()
  return null
}
