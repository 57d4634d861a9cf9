import { parseTime } from '../../wire/time.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_freezeTime: Method<'evm_freezeTime'> = async (context, [time]) => {
  await requireDevtools(context).time.freeze(parseTime(time))
  return null
}
