import { parseHash } from '../../wire/bytes.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBlockTransactionCountByHash: Method<'eth_getBlockTransactionCountByHash'> = async (
  { reads },
  [hash],
) => {
  const count = await reads.countTransactions({ kind: 'hash', hash: parseHash(hash), requireCanonical: false })
  return count === undefined ? null : toQuantity(count)
}
