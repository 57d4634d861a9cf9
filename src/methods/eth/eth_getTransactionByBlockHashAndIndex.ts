import { parseHash } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { toWireTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionByBlockHashAndIndex: Method<'eth_getTransactionByBlockHashAndIndex'> = async (
  { reads },
  [hash, index],
) => {
  const selector = { kind: 'hash', hash: parseHash(hash), requireCanonical: false } as const
  const found = await reads.getTransactionAt(selector, parseSmallNumber(index))
  return found === undefined ? null : toWireTransaction(found)
}
