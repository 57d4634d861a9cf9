import { type Method, requireDevtools } from '../method.ts'

export const anvil_getIntervalMining: Method<'anvil_getIntervalMining'> = async (context) => {
  const intervalMs = requireDevtools(context).mining.intervalMs()
  return intervalMs === 0 ? null : Math.ceil(intervalMs / 1000)
}
