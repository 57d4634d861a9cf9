import { parseHash } from '../../wire/bytes.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBlockTransactionCountByHash: Method<'eth_getBlockTransactionCountByHash'> = async (
  { reads },
  [hash],
) => {
  const found = await reads.findBlock({ kind: 'hash', hash: parseHash(hash), requireCanonical: false })
  return found === undefined ? null : toQuantity(found.transactions.length)
}
