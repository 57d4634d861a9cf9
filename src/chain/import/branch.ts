import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { BlockOutcome } from '../canonical/extendMain.ts'
import { findParent, type MinedBlock } from '../canonical/findBlock.ts'
import type { Tip } from '../canonical/head.ts'
import { readTransaction } from '../canonical/storedTransaction.ts'
import type { ChainContext } from '../context.ts'
import type { PoolEntry } from '../txpool/entry.ts'

/** A branch that leaves the main chain and ends in a block that is executed, but not kept yet. */
export interface Branch {
  /** The last block that it shares with the main chain. */
  readonly fork: Tip
  /** The blocks after the fork that are stored, oldest first. */
  readonly kept: readonly Tip[]
  readonly newest: Tip
  readonly outcome: BlockOutcome
  /** Hashes of its transactions, without REMASC's. */
  readonly mined: readonly Bytes[]
  /** Who sent them, each once. */
  readonly senders: readonly Bytes[]
}

export async function readBranch(context: ChainContext, newest: Tip, outcome: BlockOutcome): Promise<Branch> {
  const kept: Tip[] = []
  const mined = newest.block.transactions.slice(0, -1).map(({ hash }) => hash)
  const senders = new Map(outcome.executed.senders.slice(0, -1).map((sender) => [mapKey(sender), sender]))
  let parent = await requireParent(context, newest)
  for (; !parent.isMain; parent = await requireParent(context, parent)) {
    kept.push(parent)
    for (const { hash, sender } of (await context.store.transactions.getByBlock(parent.block.hash)).slice(0, -1)) {
      mined.push(hash)
      senders.set(mapKey(sender), sender)
    }
  }
  return { fork: parent, kept: kept.reverse(), newest, outcome, mined, senders: [...senders.values()] }
}

async function requireParent(context: ChainContext, { block }: Tip): Promise<MinedBlock> {
  const parent = await findParent(context, block)
  if (parent === undefined) throw new Error(`the parent of block ${block.header.number} is missing`)
  return parent
}

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
    for (const row of rows.slice(0, -1)) {
      if (minedAgain.has(mapKey(row.hash))) continue
      entries.push({ transaction: readTransaction(row), sender: row.sender, ...waits })
    }
  }
  return entries
}
