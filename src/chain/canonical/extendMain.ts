import { toStateRows } from '../../state/stateRows.ts'
import type { StateChanges } from '../../state/stateView.ts'
import { type AppliedChanges, rememberNodes } from '../../state/trie/applyChanges.ts'
import type { ChainContext } from '../context.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import type { BlockSettings } from '../settings/blockSettings.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { appendBlock } from './appendBlock.ts'
import type { Tip } from './head.ts'

/** The result of executing a block. */
export interface BlockOutcome {
  readonly executed: ExecutedBlock
  readonly changes: StateChanges
  readonly trie: AppliedChanges
  /** Pool entries, other than its transactions, that leave the pool with this block. */
  readonly dropped?: readonly PoolEntry[]
  /** The new settings of later blocks; undefined: unchanged. */
  readonly settings?: BlockSettings | undefined
}

/**
 * Appends a block to the canonical chain: writes it in one database transaction, then makes it visible synchronously,
 * with its logs and receipts. If it rejects, nothing was written. Queued transactions may have become pending: the
 * caller must call {@link announceLateArrivals} next.
 */
export async function extendMain(context: ChainContext, tip: Tip, outcome: BlockOutcome): Promise<void> {
  const { store, state, head, pool, blocks, announcements } = context
  const { executed, changes, trie, dropped = [], settings } = outcome
  const { number } = tip.block.header
  const rows = await toStateRows(changes, store.state, number - 1, trie.longValues)
  const mined = executed.transactions.slice(0, -1)
  const minedHashes = mined.map((transaction) => transaction.hash)
  const leaving = [...minedHashes, ...dropped.map((entry) => entry.transaction.hash)]
  const arrivals = await pool.announceArrivals(minedHashes, async (arrived) => {
    const toAppend = { tip, executed, state: rows, trie, arrivals: context.arrivalLog.toRows(arrived), settings }
    await pool.deleteRows(leaving, (leavePool) => appendBlock(store, { ...toAppend, leavePool }, context.network))
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
  announcements.announcePending(arrivals)
  announcements.announceHead()
}

/**
 * Announces the transactions that a change of the canonical chain has made pending: queued ones, and those of another
 * branch. The pool determines them after the change, so their arrival rows need a write of their own.
 */
export async function announceLateArrivals({ store, pool, announcements, arrivalLog }: ChainContext): Promise<void> {
  await pool.announceArrivals([], async (arrived) => {
    const rows = arrivalLog.toRows(arrived)
    if (rows.length > 0) await store.write((writers) => writers.arrivals.insertAll(rows))
    announcements.announcePending(arrived)
  })
}
