import { isAbsent, parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_mine: Method<'hardhat_mine'> = async (context, [blocks, seconds], call) => {
  const given = isAbsent(seconds) ? 0 : parseSmallNumber(seconds)
  const interval = given === 0 ? undefined : { seconds: given, countsFromHead: false }
  await requireDevtools(context).mining.mine(parseSmallNumber(blocks ?? 1), interval, call)
  return true
}
