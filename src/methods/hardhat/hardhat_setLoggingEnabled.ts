import { parseBoolean } from '../../wire/boolean.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setLoggingEnabled: Method<'hardhat_setLoggingEnabled'> = async (context, [enabled]) => {
  requireDevtools(context)
  context.requestLog?.setEnabled(parseBoolean(enabled))
  return true
}
