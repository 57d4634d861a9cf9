import { parseTime } from '../../wire/time.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_setTime: Method<'evm_setTime'> = async (context, [time]) =>
  requireDevtools(context).time.set(time === undefined ? undefined : parseTime(time))
