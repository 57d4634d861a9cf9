import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_startMining: Method<'evm_startMining'> = async (context) => {
  requireControls(context).mining.start()
  return null
}
