import type * as Schema from '../../../generated/schemas.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { isAbsent, parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, type MethodContext, requireDevtools } from '../method.ts'

export const evm_mine: Method<'evm_mine'> = async (context, [options], call) => {
  await mineRequested(context, options, call)
  return null
}

/** Mines the requested blocks. `requireFew` throws for more blocks than one request may mine. */
export async function mineRequested(
  context: MethodContext,
  options: Schema.MineInput | undefined,
  call: Abortable,
  requireFew: (count: number) => void = () => undefined,
): Promise<void> {
  const { mining, time } = requireDevtools(context)
  const { timestamp, blocks } = toOptions(options)
  const count = parseSmallNumber(blocks ?? 1)
  requireFew(count)
  mining.requireFew(count)
  if (!isAbsent(timestamp) && timestamp !== '0x') await time.setNext(parseSmallNumber(timestamp))
  await mining.mine(count, undefined, call)
}

/** Returns the options of a request; a number is the time of the block. */
function toOptions(given: Schema.MineInput | undefined): Schema.MineOptions {
  if (given === undefined || given === null) return {}
  return typeof given === 'object' ? given : { timestamp: given }
}
