import type { Bytes } from '../../base/bytes.ts'
import { genesisNumber } from '../../chainspec/network.ts'
import type { LogMatcher } from '../../primitives/logMatcher.ts'
import type { ChainChanges, ChainPlace, Feeds } from '../api/engine.ts'
import { findCommonAncestor } from '../canonical/commonAncestor.ts'
import type { ChainContext } from '../context.ts'
import { readBlockLogs, readChosenLogs } from '../queries/blockLogs.ts'

type ChangesSource = Pick<ChainContext, 'network' | 'store' | 'head' | 'reorganisations'>
type LogSource = Pick<ChainContext, 'store' | 'network' | 'blocks' | 'printLog'>

/** Returns the changes of a chain, for pollers and for subscribers. */
export function createFeeds(context: ChainContext): Feeds {
  const { announcements } = context
  return {
    ...createChanges(context),
    catchUp: context.sharing.catchUp,
    bloomOfBlock: (hash) => readBloom(context, hash),
    logsOfBlock: (hash, options) => readBlockLogs(context, hash, options),
    onHead: announcements.onHead,
    onPendingTransaction: announcements.onPendingTransaction,
  }
}

/** Returns the changes of the main chain since a position. */
export function createChanges(source: ChangesSource): Pick<Feeds, 'head' | 'placeAt' | 'changesSince'> {
  const { store, reorganisations } = source
  return {
    head: () => headOf(source),
    placeAt(number) {
      return reorganisations.readConsistent(async () => {
        if (number > headOf(source).number) return undefined
        const first = Math.max(number, genesisNumber(source.network)) // nothing is below
        const hash = await store.blocks.getMainHash(first)
        return hash && { number: first, hash }
      })
    },
    changesSince: (position, limit) => reorganisations.readConsistent(() => readChanges(source, position, limit)),
  }
}

/** Returns the position of the head. */
export function headOf({ head }: Pick<ChangesSource, 'head'>): ChainPlace {
  const { block } = head.current()
  return { number: block.header.number, hash: block.hash }
}

async function readChanges(source: ChangesSource, from: ChainPlace, limit: number): Promise<ChainChanges> {
  const { store, head } = source
  const top = head.current().block.header.number // a block that is stored and not visible yet follows the next time
  const { removed, place, isOnMain } = await findCommonAncestor(source, from, limit)
  if (!isOnMain) return { removed, added: [], place, isComplete: false }
  const first = place.number + 1
  const hashes = await store.blocks.getMainHashes(first, Math.min(top, place.number + limit - removed.length))
  const added = hashes.map((hash, index) => ({ number: first + index, hash }))
  const end = added.at(-1) ?? place
  return { removed, added, place: end, isComplete: end.number >= top }
}

/**
 * Returns the matching logs of a block as JSON texts, from its receipts, whether or not the block is on the main chain.
 * Receipts are read only if the block's bloom may match.
 */
export async function readLogs(
  source: LogSource,
  hash: Bytes,
  matcher: LogMatcher,
  { removed }: { readonly removed: boolean },
): Promise<readonly string[]> {
  const bloom = await readBloom(source, hash)
  if (bloom === undefined || !matcher.mayMatch(bloom)) return []
  return readChosenLogs(source, hash, matcher, { removed })
}

async function readBloom({ store, blocks }: LogSource, hash: Bytes): Promise<Bytes | undefined> {
  const known = blocks.get(hash)
  if (known !== undefined) return known.header.logsBloom
  const row = await store.blocks.getByHash(hash)
  return row && blocks.decode(row).header.logsBloom
}
