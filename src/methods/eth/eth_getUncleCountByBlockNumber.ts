import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getUncleCountByBlockNumber: Method<'eth_getUncleCountByBlockNumber'> = async (
  { reads },
  [block],
  call,
) => {
  const found = await reads.findBlock(parseBlockSelector(block), call)
  return found === undefined ? null : toQuantity(found.uncles.length)
}
