import { toQuantity } from '../../wire/quantity.ts'
import { parseSeconds } from '../../wire/time.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_increaseTime: Method<'evm_increaseTime'> = async (context, [seconds]) => {
  const offset = await requireControls(context).time.increase(parseSeconds(seconds))
  return toQuantity(Math.max(0, offset))
}
