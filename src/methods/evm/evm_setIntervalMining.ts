import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_setIntervalMining: Method<'evm_setIntervalMining'> = async (context, [interval]) => {
  requireControls(context).mining.setInterval(interval)
  return true
}
