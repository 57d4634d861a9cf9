import { parseBoolean } from '../../wire/boolean.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_setAutomine: Method<'evm_setAutomine'> = async (context, [enabled]) => {
  requireDevtools(context).mining.setMinesAtOnce(parseBoolean(enabled))
  return true
}
