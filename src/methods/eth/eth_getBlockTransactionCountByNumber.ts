import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBlockTransactionCountByNumber: Method<'eth_getBlockTransactionCountByNumber'> = async (
  { reads },
  [block],
) => {
  const found = await reads.getBlock(parseBlockSelector(block))
  return found === undefined ? null : toQuantity(found.block.transactions.length)
}
