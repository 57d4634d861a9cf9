import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const anvil_setIntervalMining: Method<'anvil_setIntervalMining'> = async (context, [seconds]) => {
  requireControls(context).mining.setInterval(seconds * 1000)
  return true
}
