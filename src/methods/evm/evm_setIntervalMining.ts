import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_setIntervalMining: Method<'evm_setIntervalMining'> = async (context, [interval]) => {
  const [shortest, longest] = (Array.isArray(interval) ? interval : [interval]).map(parseSmallNumber)
  requireDevtools(context).mining.setInterval(shortest ?? 0, longest)
  return true
}
