import { mapKey } from '../../base/mapKey.ts'
import { toStateRows } from '../../state/stateRows.ts'
import type { StateChanges } from '../../state/stateView.ts'
import { type AppliedChanges, rememberNodes } from '../../state/trie/applyChanges.ts'
import type { TrieNode } from '../../state/trie/node.ts'
import type { NodeCache } from '../../state/trie/source.ts'
import type { StateChangeRow } from '../../storage/store.ts'
import type { ChainContext } from '../context.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import type { BlockSettings } from '../settings/blockSettings.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { appendBlocks, type BlockToAppend } from './appendBlock.ts'
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

/** An executed block with its place on the canonical chain. */
export interface NextBlock extends BlockOutcome {
  readonly tip: Tip
}

/**
 * Appends blocks to the canonical chain, each the child of the one before: writes them in one database transaction, then
 * makes them visible synchronously, with their logs and receipts. If it rejects, nothing was written. Only the first one
 * may delete accounts. Queued transactions may have become pending: the caller must call {@link announceLateArrivals} next.
 */
export async function extendMain(context: ChainContext, added: readonly NextBlock[]): Promise<void> {
  const { store, pool, announcements } = context
  const mined = added.flatMap(minedIn)
  const minedHashes = mined.map(({ transaction }) => transaction.hash)
  const dropped = added.flatMap((block) => (block.dropped ?? []).map(({ transaction }) => transaction.hash))
  const blocks = await toAppend(context, added)
  const settings = added.findLast((block) => block.settings !== undefined)?.settings
  const arrivals = await pool.announceArrivals(minedHashes, async (arrived) => {
    const rows = { blocks, arrivals: context.arrivalLog.toRows(arrived), settings }
    await pool.deleteRows([...minedHashes, ...dropped], (leavePool) =>
      appendBlocks(store, { ...rows, leavePool }, context.network),
    )
    return arrived
  })
  show(context, blocks, settings)
  for (const hash of dropped) pool.remove(hash)
  pool.advance(context.head.current().block.header, mined)
  announcements.announcePending(arrivals)
  announcements.announceHead()
}

/** Returns a block's transactions, without REMASC's, and their senders. */
function minedIn({ executed }: NextBlock) {
  const { transactions, senders } = executed
  return transactions
    .slice(0, -1)
    .map((transaction, index) => ({ transaction, sender: senders[index] ?? new Uint8Array(0) }))
}

type Appended = BlockToAppend & Pick<NextBlock, 'trie'>

/** Returns what is written of blocks. The keys of deleted accounts are those of the stored state. */
async function toAppend({ store }: ChainContext, added: readonly NextBlock[]): Promise<readonly Appended[]> {
  const blocks: Appended[] = []
  for (const { tip, executed, trie, changes } of added) {
    const rows = toStateRows(changes, store.state, tip.block.header.number - 1, trie.longValues)
    blocks.push({ tip, executed, trie, state: rows instanceof Promise ? await rows : rows })
  }
  return blocks
}

/** Makes stored blocks visible, all at once. */
function show(context: ChainContext, blocks: readonly Appended[], settings: BlockSettings | undefined): void {
  const newest = blocks.at(-1)
  if (newest === undefined) return
  context.state.apply(newest.tip.block.header.number, newestRows(blocks))
  for (const { tip } of blocks) context.blocks.put(tip.block)
  rememberNewest(context.trieNodes, blocks)
  if (settings !== undefined) context.settings.put(settings)
  context.head.moveTo(newest.tip)
}

/** Adds the nodes of the last block's trie to the cache. Those of the blocks before it are seldom read. */
function rememberNewest(cache: NodeCache, blocks: readonly Appended[]): void {
  const nodes = new Map<string, TrieNode>()
  for (const { trie } of blocks) {
    for (const name of trie.replaced) cache.delete(name)
    rememberNodes(nodes, trie)
  }
  for (const [name, node] of nodes) cache.set(name, node)
}

/** Returns the last row of each key. */
function newestRows(blocks: readonly BlockToAppend[]): readonly StateChangeRow[] {
  const [first, ...others] = blocks
  if (others.length === 0) return first?.state ?? []
  const rows = new Map(blocks.flatMap(({ state }) => state).map((row) => [mapKey(row.key), row]))
  return [...rows.values()]
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
