import { toWireBlock } from '../../wire/block.ts'
import { parseHash } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getUncleByBlockHashAndIndex: Method<'eth_getUncleByBlockHashAndIndex'> = async (
  { reads },
  [hash, index],
) => {
  const selector = { kind: 'hash', hash: parseHash(hash), requireCanonical: false } as const
  const uncle = await reads.getUncle(selector, parseSmallNumber(index))
  return uncle === undefined ? null : toWireBlock(uncle, { withTransactions: false })
}
