import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_setBlockGasLimit: Method<'evm_setBlockGasLimit'> = async (context, [gasLimit]) => {
  await requireDevtools(context).mining.setGasLimit(parseNumber(gasLimit))
  return true
}
