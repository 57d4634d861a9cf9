import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBlockTransactionCountByNumber: Method<'eth_getBlockTransactionCountByNumber'> = async (
  { reads },
  [block],
) => {
  const count = await reads.countTransactions(parseBlockSelector(block))
  return count === undefined ? null : toQuantity(count)
}
