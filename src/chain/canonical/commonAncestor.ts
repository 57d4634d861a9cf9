import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { genesisNumber } from '../../chainspec/network.ts'
import type { ChainPlace } from '../api/engine.ts'
import { UnknownChainPlace } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'

/** The newest canonical ancestor of a block, and the blocks after it. */
export interface CommonAncestor {
  /** Blocks after it, which are not canonical, newest first. */
  readonly removed: readonly ChainPlace[]
  /** The ancestor; the block where the search stopped, if the limit was reached before. */
  readonly place: ChainPlace
  readonly isOnMain: boolean
}

/**
 * Follows the parents of `from` to the newest canonical one, up to `limit` blocks; throws `UnknownChainPlace` if `from` is
 * not stored. Call it inside `ReorgGuard.readConsistent`: a reorganisation during the search would mix two branches.
 */
export async function findCommonAncestor(
  { store, network }: Pick<ChainContext, 'store' | 'network'>,
  from: ChainPlace,
  limit: number,
): Promise<CommonAncestor> {
  const removed: ChainPlace[] = []
  let place = from
  for (;;) {
    const main = await store.blocks.getMainHash(place.number)
    if (main !== undefined && equalBytes(main, place.hash)) return { removed, place, isOnMain: true }
    if (removed.length >= limit) return { removed, place, isOnMain: false }
    const hash = await requireParentHash(store, place)
    removed.push(place)
    const { number } = place
    // A reset has begun the chain again with another genesis block, where both chains begin.
    if (number === genesisNumber(network) && main !== undefined)
      return { removed, place: { number, hash: main }, isOnMain: true }
    place = { number: number - 1, hash }
  }
}

async function requireParentHash({ blocks }: ChainContext['store'], place: ChainPlace): Promise<Bytes> {
  const row = await blocks.getByHash(place.hash)
  if (row === undefined || row.number !== place.number) throw new UnknownChainPlace(place)
  return row.parentHash
}
