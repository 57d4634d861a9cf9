import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_mineBlockNumber: Method<'evm_mineBlockNumber'> = async (context, [number], call) => {
  await requireDevtools(context).mining.mineTo(parseSmallNumber(number), call)
  return null
}
