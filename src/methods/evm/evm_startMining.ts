import { type Method, requireDevtools } from '../method.ts'

export const evm_startMining: Method<'evm_startMining'> = async (context) => {
  requireDevtools(context).mining.start()
  return null
}
