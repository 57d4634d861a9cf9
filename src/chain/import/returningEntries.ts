import { decodeTransaction } from '../../model/transaction.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import type { Branch } from './branch.ts'

/** The transactions that only the main chain has mined since the fork: they wait once more, oldest first. */
export async function readReturning(
  { store, head, clock }: ChainContext,
  { fork, newest, mined }: Branch,
): Promise<PoolEntry[]> {
  const minedAgain = new Set(mined.map(mapKey))
  const waits = { addedAtMs: clock.nowMs(), addedAtHeight: newest.block.header.number }
  const entries: PoolEntry[] = []
  for (let height = fork.block.header.number + 1; height <= head.current().block.header.number; height++) {
    const blockHash = await store.blocks.getMainHash(height)
    const rows = blockHash === undefined ? [] : await store.transactions.getByBlock(blockHash)
    for (const { hash, encoded, sender } of rows.slice(0, -1)) {
      if (!minedAgain.has(mapKey(hash))) entries.push({ transaction: decodeTransaction(encoded), sender, ...waits })
    }
  }
  return entries
}
