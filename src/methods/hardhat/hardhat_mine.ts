import { isAbsent, parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_mine: Method<'hardhat_mine'> = async (context, [blocks, seconds], call) => {
  const interval = isAbsent(seconds) ? undefined : { seconds: parseSmallNumber(seconds), countsFromHead: false }
  await requireDevtools(context).mining.mine(parseSmallNumber(blocks ?? 1), interval, call)
  return true
}
