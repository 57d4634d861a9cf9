import { parseHash } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { toWireRawTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getRawTransactionByBlockHashAndIndex: Method<'eth_getRawTransactionByBlockHashAndIndex'> = async (
  { reads },
  [hash, index],
) => {
  const selector = { kind: 'hash', hash: parseHash(hash), requireCanonical: false } as const
  return toWireRawTransaction(await reads.getTransactionAt(selector, parseSmallNumber(index)))
}
