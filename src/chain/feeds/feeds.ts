import type { Bytes } from '../../base/bytes.ts'
import { mayContain } from '../../model/bloom.ts'
import type { Feeds } from '../api/engine.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { readBlockLogs, type Wanted } from '../queries/blockLogs.ts'
import { createChanges } from './changes.ts'

/** Each costs a hash; a block's receipts cost no more than some dozens. */
const CHOICES_WORTH_A_LOOK = 16

/** What is new in the chain, for those who poll and those who are told. */
export function createFeeds(context: ChainContext): Feeds {
  const { announcements } = context
  return {
    ...createChanges(context),
    catchUp: context.sharing.catchUp,
    logsOfBlock: (hash, wanted, removed) => readLogs(context, hash, wanted, removed),
    onHead: announcements.onHead,
    onPendingTransaction: announcements.onPendingTransaction,
  }
}

/** From the block's receipts, wherever the block is now; they are read only when its bloom has what is wanted. */
export async function readLogs(
  context: Pick<ChainContext, 'store' | 'network' | 'blocks' | 'printLog'>,
  hash: Bytes,
  wanted: Wanted,
  removed: boolean,
): Promise<readonly string[]> {
  const block = context.blocks.get(hash) ?? (await readBlock(context, hash))
  if (block === undefined || !mayMatch(block.header.logsBloom, wanted)) return []
  return readBlockLogs(context, hash, wanted, removed)
}

async function readBlock({ store, blocks }: Pick<ChainContext, 'store' | 'blocks'>, hash: Bytes) {
  const row = await store.blocks.getByHash(hash)
  return row && blocks.decode(row)
}

function mayMatch(bloom: Bytes, { addresses, topics }: Wanted): boolean {
  const hasOneOf = (choices: readonly Bytes[] = []) =>
    choices.length === 0 || choices.length > CHOICES_WORTH_A_LOOK || choices.some((choice) => mayContain(bloom, choice))
  return hasOneOf(addresses) && topics.every((choices) => hasOneOf(choices))
}
