import { type Method, requireDevtools } from '../method.ts'

export const evm_stopMining: Method<'evm_stopMining'> = async (context) => {
  requireDevtools(context).mining.stop()
  return null
}
