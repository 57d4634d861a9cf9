import { toStateRows } from '../../state/stateRows.ts'
import type { WorldChanges } from '../../state/stateView.ts'
import { type AppliedChanges, rememberNodes } from '../../state/trie/applyChanges.ts'
import type { ChainContext } from '../context.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import type { BlockSettings } from '../settings/blockSettings.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { appendBlock } from './appendBlock.ts'
import type { Tip } from './head.ts'

/** What execution has made of a block. */
export interface BlockOutcome {
  readonly executed: ExecutedBlock
  readonly changes: WorldChanges
  readonly trie: AppliedChanges
  /** Entries of the pool that leave it with this block, besides its transactions. */
  readonly dropped?: readonly PoolEntry[]
  /** The settings of later blocks, where this one changes them. */
  readonly settings?: BlockSettings | undefined
}

/**
 * Keeps a block on top of the main chain, then lets everybody see it: from one moment to the next, with its logs and
 * receipts. When it rejects, nothing is kept. What waits for a turn in the pool may have become pending:
 * `tellLateArrivals` comes next.
 */
export async function extendMain(context: ChainContext, tip: Tip, outcome: BlockOutcome): Promise<void> {
  const { store, state, head, pool, blocks, announcements } = context
  const { executed, changes, trie, dropped = [], settings } = outcome
  const { number } = tip.block.header
  const rows = await toStateRows(changes, store.state, number - 1, trie.longValues)
  const mined = executed.transactions.slice(0, -1)
  const minedHashes = mined.map((transaction) => transaction.hash)
  const leaving = [...minedHashes, ...dropped.map((entry) => entry.transaction.hash)]
  const toldArrivals = await pool.announceArrivals(minedHashes, async (arrived) => {
    const arrivals = context.arrivalLog.toRows(arrived)
    await pool.deleteRows(leaving, (leavePool) =>
      appendBlock(store, { tip, executed, state: rows, trie, leavePool, arrivals, settings }, context.network),
    )
    return arrived
  })
  state.apply(number, rows)
  rememberNodes(context.trieNodes, trie)
  blocks.put(tip.block)
  if (settings !== undefined) context.settings.put(settings)
  head.moveTo(tip)
  for (const entry of dropped) pool.remove(entry.transaction.hash)
  const senderOf = (index: number) => executed.senders[index] ?? new Uint8Array(0)
  pool.advance(
    tip.block.header,
    mined.map((transaction, index) => ({ transaction, sender: senderOf(index) })),
  )
  announcements.announcePending(toldArrivals)
  announcements.announceHead()
}

/**
 * Tells what a change of the main chain has made pending: transactions that were queued, or mined on another branch.
 * The pool knows them only after the change, so those who poll for them get them by a write of its own.
 */
export async function announceLateArrivals({ store, pool, announcements, arrivalLog }: ChainContext): Promise<void> {
  await pool.announceArrivals([], async (arrived) => {
    const rows = arrivalLog.toRows(arrived)
    if (rows.length > 0) await store.write((writers) => writers.arrivals.insertAll(rows))
    announcements.announcePending(arrived)
  })
}
