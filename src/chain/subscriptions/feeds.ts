import type { Bytes } from '../../base/bytes.ts'
import type { LogMatcher } from '../../primitives/logMatcher.ts'
import type { Feeds } from '../api/engine.ts'
import type { ChainContext } from '../context.ts'
import { readBlockLogs, readChosenLogs } from '../queries/blockLogs.ts'
import { createChanges } from './changes.ts'

type Source = Pick<ChainContext, 'store' | 'network' | 'blocks' | 'printLog'>

/** What is new in the chain, for those who poll and those who are told. */
export function createFeeds(context: ChainContext): Feeds {
  const { announcements } = context
  return {
    ...createChanges(context),
    catchUp: context.sharing.catchUp,
    bloomOfBlock: (hash) => readBloom(context, hash),
    logsOfBlock: (hash, removed) => readBlockLogs(context, hash, removed),
    onHead: announcements.onHead,
    onPendingTransaction: announcements.onPendingTransaction,
  }
}

/** From the block's receipts, wherever the block is now; they are read only when its bloom has what is chosen. */
export async function readLogs(
  context: Source,
  hash: Bytes,
  matcher: LogMatcher,
  removed: boolean,
): Promise<readonly string[]> {
  const bloom = await readBloom(context, hash)
  if (bloom === undefined || !matcher.mayMatch(bloom)) return []
  return readChosenLogs(context, hash, matcher, removed)
}

async function readBloom({ store, blocks }: Source, hash: Bytes): Promise<Bytes | undefined> {
  const known = blocks.get(hash)
  if (known !== undefined) return known.header.logsBloom
  const row = await store.blocks.getByHash(hash)
  return row && blocks.decode(row).header.logsBloom
}
