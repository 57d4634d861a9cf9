import type * as Schema from '../../../generated/schemas.ts'
import { isAbsent } from '../../wire/absent.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_mine: Method<'evm_mine'> = async (context, [asked], call) => {
  const { mining, time } = requireControls(context)
  const { timestamp, blocks } = toOptions(asked)
  const count = parseSmallNumber(blocks ?? 1)
  mining.requireFew(count)
  if (!isAbsent(timestamp)) await time.setNext(parseSmallNumber(timestamp))
  await mining.mine(count, undefined, call)
  return null
}

/** A number is the time of the block. */
function toOptions(asked: Schema.MineInput | undefined): Schema.MineOptions {
  if (asked === undefined || asked === null) return {}
  return typeof asked === 'object' ? asked : { timestamp: asked }
}
