import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const anvil_getIntervalMining: Method<'anvil_getIntervalMining'> = async (context) => {
  const intervalMs = requireControls(context).mining.intervalMs()
  return intervalMs === 0 ? null : Math.ceil(intervalMs / 1000)
}
