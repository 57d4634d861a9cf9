import type { Bytes } from '../../base/bytes.ts'
import { decodeTransaction } from '../../model/transaction.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { ChainContext } from '../context.ts'
import type { PoolEntry } from '../poolEntry.ts'

/** The transactions of the main chain's blocks above `forkHeight` that are not among `mined`: they wait once more, oldest first. */
export async function readReturning(
  { store, head, clock }: ChainContext,
  forkHeight: number,
  mined: readonly Bytes[],
  newHeight: number,
): Promise<PoolEntry[]> {
  const minedAgain = new Set(mined.map(mapKey))
  const entries: PoolEntry[] = []
  for (let height = forkHeight + 1; height <= head.current().block.header.number; height++) {
    const hash = await store.blocks.getMainHash(height)
    const rows = hash === undefined ? [] : await store.transactions.getByBlock(hash)
    for (const { hash, encoded, sender } of rows.slice(0, -1)) {
      if (minedAgain.has(mapKey(hash))) continue
      const waits = { addedAtMs: clock.nowMs(), addedAtHeight: newHeight }
      entries.push({ transaction: decodeTransaction(encoded), sender, ...waits })
    }
  }
  return entries
}
