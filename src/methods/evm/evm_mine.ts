import type * as Schema from '../../../generated/schemas.ts'
import { isAbsent, parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_mine: Method<'evm_mine'> = async (context, [given], call) => {
  const { mining, time } = requireDevtools(context)
  const { timestamp, blocks } = toOptions(given)
  const count = parseSmallNumber(blocks ?? 1)
  mining.requireFew(count)
  if (!isAbsent(timestamp)) await time.setNext(parseSmallNumber(timestamp))
  await mining.mine(count, undefined, call)
  return null
}

/** Returns the options of a request; a number is the time of the block. */
function toOptions(given: Schema.MineInput | undefined): Schema.MineOptions {
  if (given === undefined || given === null) return {}
  return typeof given === 'object' ? given : { timestamp: given }
}
