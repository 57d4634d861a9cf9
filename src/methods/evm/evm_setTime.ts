import { parseTime } from '../../wire/time.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_setTime: Method<'evm_setTime'> = async (context, [time]) =>
  requireControls(context).time.set(parseTime(time))
