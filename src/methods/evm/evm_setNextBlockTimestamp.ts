import { parseSmallNumber, toQuantity } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_setNextBlockTimestamp: Method<'evm_setNextBlockTimestamp'> = async (context, [timestamp]) => {
  const seconds = parseSmallNumber(timestamp)
  await requireDevtools(context).time.setNext(seconds)
  return toQuantity(seconds)
}
