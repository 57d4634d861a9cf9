import { parseTime } from '../../wire/time.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_freezeTime: Method<'evm_freezeTime'> = async (context, [time]) => {
  await requireControls(context).time.freeze(parseTime(time))
  return null
}
