import { parseInterval } from '../../wire/blockInterval.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const anvil_mine: Method<'anvil_mine'> = async (context, [blocks, seconds], call) => {
  const interval = parseInterval(seconds, { countsFromHead: true })
  await requireControls(context).mining.mine(parseSmallNumber(blocks ?? 1), interval, call)
  return true
}
