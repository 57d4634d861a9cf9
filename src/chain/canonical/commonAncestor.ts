import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { ChainPlace } from '../api/engine.ts'
import { UnknownChainPlace } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'

/** The way back from a place to the main chain. */
export interface CommonAncestor {
  /** Blocks that left the main chain, newest first. */
  readonly removed: readonly ChainPlace[]
  /** Where the way ends: on the main chain, unless there was more than the limit. */
  readonly place: ChainPlace
  readonly isOnMain: boolean
}

/**
 * Follows the parents of a place until they are on the main chain, `limit` blocks at most; throws `UnknownChainPlace`.
 * What it finds is of one branch only inside of `Reorganisations.steadily`.
 */
export async function findCommonAncestor(
  { store }: Pick<ChainContext, 'store'>,
  from: ChainPlace,
  limit: number,
): Promise<CommonAncestor> {
  const removed: ChainPlace[] = []
  let place = from
  for (;;) {
    const main = await store.blocks.getMainHash(place.number)
    if (main !== undefined && equalBytes(main, place.hash)) return { removed, place, isOnMain: true }
    if (removed.length >= limit) return { removed, place, isOnMain: false }
    removed.push(place)
    place = { number: place.number - 1, hash: await requireParentHash(store, place) }
  }
}

async function requireParentHash({ blocks }: ChainContext['store'], place: ChainPlace): Promise<Bytes> {
  const row = await blocks.getByHash(place.hash)
  if (row === undefined || row.number !== place.number || row.number === 0) throw new UnknownChainPlace(place)
  return row.parentHash
}
