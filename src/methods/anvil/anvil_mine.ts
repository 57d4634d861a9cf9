import { isAbsent, parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_mine: Method<'anvil_mine'> = async (context, [blocks, seconds], call) => {
  const given = isAbsent(seconds) ? 0 : parseSmallNumber(seconds)
  const interval = given === 0 ? undefined : { seconds: given, countsFromHead: true }
  await requireDevtools(context).mining.mine(parseSmallNumber(blocks ?? 1), interval, call)
  return null
}
