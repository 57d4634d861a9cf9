import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_mine: Method<'hardhat_mine'> = async (context, [blocks = 1, interval], call) => {
  const seconds = interval === undefined ? undefined : parseSmallNumber(interval)
  await requireControls(context).mining.mine(parseSmallNumber(blocks), seconds, call)
  return true
}
