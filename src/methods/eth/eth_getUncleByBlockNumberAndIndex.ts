import { toWireBlock } from '../../wire/block.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getUncleByBlockNumberAndIndex: Method<'eth_getUncleByBlockNumberAndIndex'> = async (
  { reads },
  [block, index],
  call,
) => {
  const uncle = await reads.getUncle(parseBlockSelector(block), parseSmallNumber(index), call)
  return uncle === undefined ? null : toWireBlock(uncle, { withTransactions: false })
}
