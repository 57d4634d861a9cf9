import { parseBoolean } from '../../wire/boolean.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_setAutomine: Method<'evm_setAutomine'> = async (context, [enabled]) => {
  requireControls(context).mining.setMinesAtOnce(parseBoolean(enabled))
  return true
}
