import { parseSmallNumber, toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_setNextBlockTimestamp: Method<'evm_setNextBlockTimestamp'> = async (context, [timestamp]) => {
  const seconds = parseSmallNumber(timestamp)
  await requireControls(context).time.setNext(seconds)
  return toQuantity(seconds)
}
