import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { toWireTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionByBlockNumberAndIndex: Method<'eth_getTransactionByBlockNumberAndIndex'> = async (
  { reads },
  [block, index],
) => {
  const found = await reads.getTransactionAt(parseBlockSelector(block), parseSmallNumber(index))
  return found === undefined ? null : toWireTransaction(found)
}
