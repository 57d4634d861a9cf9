import { toQuantity } from '../../wire/quantity.ts'
import { parseSeconds } from '../../wire/time.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_increaseTime: Method<'evm_increaseTime'> = async (context, [seconds]) => {
  const offset = await requireDevtools(context).time.increase(parseSeconds(seconds))
  return toQuantity(Math.max(0, offset))
}
