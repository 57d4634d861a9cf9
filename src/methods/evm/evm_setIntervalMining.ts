import { type Method, requireDevtools } from '../method.ts'

export const evm_setIntervalMining: Method<'evm_setIntervalMining'> = async (context, [interval]) => {
  requireDevtools(context).mining.setInterval(interval)
  return true
}
