import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { toWireRawTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getRawTransactionByBlockNumberAndIndex: Method<'eth_getRawTransactionByBlockNumberAndIndex'> = async (
  { reads },
  [block, index],
) => toWireRawTransaction(await reads.getTransactionAt(parseBlockSelector(block), parseSmallNumber(index)))
