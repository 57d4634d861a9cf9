import { equalBytes } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import { diffTries } from '../../state/trie/diffTries.ts'
import type { SnapshotRow, StateChangeRow, StoreWriters } from '../../storage/store.ts'
import type { Snapshots } from '../api/controls.ts'
import { ControlRefused } from '../api/errors.ts'
import { initialSettings } from '../canonical/baseBlock.ts'
import { requireMainTip } from '../canonical/findBlock.ts'
import type { FirstBlock } from '../canonical/genesis.ts'
import { stateRootOf, type Tip, toTip } from '../canonical/head.ts'
import { stateViewAtRoot } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { type BlockSettings, decodeSettings, encodeSettings, writeSettings } from '../settings/blockSettings.ts'
import { type PoolEntry, toPoolRow } from '../txpool/entry.ts'
import { createKeptPools } from './keptPools.ts'

/** Name, in the meta table, of the largest id that a snapshot has had. */
const LAST_ID = 'last snapshot'

export interface SnapshotsSetup {
  /** Returns the first block of the chain. */
  first(): Tip
  /** Computes the block with which a reset begins the chain. Undefined: `first`. */
  readonly prepareFirst: (() => Promise<FirstBlock>) | undefined
  readonly mutex: Mutex
  /** Whether the ids of deleted snapshots are given again, as by the reference node. */
  readonly reusesIds: boolean
  /** Whether a revert restores the transactions that waited in the pool at the snapshot. Otherwise the pool is empty after it. */
  readonly restoresPool: boolean
  /** Called with the first block after a reset. */
  onReset(first: Tip): void
}

/**
 * Returns the snapshots of a chain. A snapshot is a row with a block and the root of the state after it; nothing is
 * copied, because old roots stay readable.
 */
export function createSnapshots(context: ChainContext, setup: SnapshotsSetup): Snapshots {
  const { store } = context
  const { first, prepareFirst, mutex, reusesIds, restoresPool } = setup
  const pools = createKeptPools()

  /** Returns the id of the next snapshot. A client may still have the id of a deleted one, which must restore no other. */
  async function nextId(): Promise<number> {
    const last = await store.snapshots.getLastId() // chains of earlier versions have no other number
    return 1 + (reusesIds ? last : Math.max(last, Number((await store.meta.get(LAST_ID)) ?? 0)))
  }

  async function take(): Promise<number> {
    const id = await nextId()
    const tip = context.head.current()
    const { hash, header } = tip.block
    const settings = encodeSettings(context.settings.current())
    const row = { id, blockNumber: header.number, blockHash: hash, stateRoot: stateRootOf(tip).hash, settings }
    await store.write(({ snapshots, meta }) => {
      snapshots.insert(row)
      meta.set(LAST_ID, `${id}`)
    })
    if (restoresPool) pools.keep(id, waitingIn(context.pool))
    return id
  }

  async function revert(id: number): Promise<boolean> {
    const row = await store.snapshots.get(id)
    const tip = row && (await findTip(context, row))
    if (row === undefined || tip === undefined) return false
    const earlier = { tip, settings: decodeSettings(row.settings), waiting: pools.get(id) }
    await setBack(context, earlier, (writers) => writers.snapshots.deleteAfter(id))
    pools.dropAfter(id)
    return true
  }

  async function rollback(depth: number): Promise<void> {
    const { number } = context.head.current().block.header
    requireDepth(depth, { number, lowest: first().block.header.number })
    if (depth === 0) return
    const tip = await requireMainTip(context, number - depth)
    await setBack(context, { tip, settings: context.settings.current() }, () => undefined)
  }

  async function reset(): Promise<void> {
    pools.dropAfter(0)
    const settings = initialSettings(context)
    if (prepareFirst === undefined) {
      const tip = first()
      await setBack(context, { tip, settings }, (writers) => writers.snapshots.deleteAfter(0))
      return setup.onReset(tip)
    }
    const { tip, write } = await prepareFirst()
    await replaceChain(context, { tip, settings }, write)
    setup.onReset(tip)
  }

  return {
    take: () => mutex.run(take),
    revert: (id) => mutex.run(() => revert(id)),
    rollback: (depth) => mutex.run(() => rollback(depth)),
    reset: () => mutex.run(reset),
  }
}

/** Throws `ControlRefused` if the chain has fewer than `depth` blocks above its first one, block `lowest`. */
export function requireDepth(
  depth: number,
  { number, lowest }: { readonly number: number; readonly lowest: number },
): void {
  const available = number - lowest
  if (depth <= available) return
  throw new ControlRefused(`cannot remove ${depth} blocks: the chain has ${available} above its first, block ${lowest}`)
}

/** Returns the block of a snapshot with the snapshot's state; undefined if it is no longer on the main chain. */
async function findTip({ store, blocks }: ChainContext, snapshot: SnapshotRow): Promise<Tip | undefined> {
  const row = await store.blocks.getMain(snapshot.blockNumber)
  if (row === undefined || !equalBytes(row.hash, snapshot.blockHash)) return undefined
  return { block: blocks.decode(row), totalDifficulty: row.totalDifficulty, stateRoot: snapshot.stateRoot }
}

/** A block that becomes the head, and the settings that return with it. */
interface EarlierMoment {
  /** With the state after it at that time. */
  readonly tip: Tip
  readonly settings: BlockSettings
  /** Transactions that waited in the pool. Default: none. */
  readonly waiting?: readonly PoolEntry[]
}

/**
 * Makes an earlier block the head again: heights, logs and flat state of the blocks above are deleted, and `also` adds
 * its own writes. Trie nodes are shared and stay, so the cost depends only on what is removed.
 */
async function setBack(
  context: ChainContext,
  moment: EarlierMoment,
  also: (writers: StoreWriters) => void,
): Promise<void> {
  const { tip } = moment
  const { hash, header } = tip.block
  const undone = await readUndoneEdits(context, tip)
  await replaceHead(context, moment, (writers) => {
    writers.blocks.unsetMainFrom(header.number + 1)
    writers.logs.deleteFrom(header.number + 1)
    writers.state.deleteFrom(header.number + 1)
    writers.state.insertAll(header.number, undone)
    writers.blocks.setStateRoot(hash, stateRootOf(tip).hash)
    also(writers)
  })
}

/**
 * Makes a block the head that is no child of the head, in one transaction of the store: `write` replaces the main chain,
 * and the pool becomes that of the earlier moment. The removed blocks stay readable by hash, so that subscribers are notified
 * of them. `onShow` is called when the new head becomes visible. The caller must hold the miner's mutex.
 */
async function replaceHead(
  context: ChainContext,
  { tip, settings, waiting = [] }: EarlierMoment,
  write: (writers: StoreWriters) => void,
  onShow: () => void = () => undefined,
): Promise<void> {
  const { store, state, head, pool, reorganisations } = context
  const { header } = tip.block
  const returning = await withAccounts(context, tip, waiting)
  const writeAll = (leavePool: readonly Uint8Array[]) =>
    store.write((writers) => {
      write(writers)
      writers.pool.deleteAll(leavePool)
      for (const { entry } of returning) writers.pool.insert(toPoolRow(entry))
      writeSettings(writers, settings)
    })
  const show = () => {
    onShow()
    state.reset(header.number)
    context.settings.put(settings)
    head.moveTo(tip)
    pool.clear(header)
    for (const { entry, account } of returning) pool.restore(entry, account)
    context.announcements.announceHead()
  }
  await pool.deleteRows(hashesOf(waitingIn(pool)), (leavePool) => reorganisations.run(() => writeAll(leavePool), show))
  const expired = hashesOf(waiting).filter((hash) => !pool.has(hash))
  if (expired.length > 0) await store.write((writers) => writers.pool.deleteAll(expired))
}

/** Returns transactions with their senders' accounts after a block. */
function withAccounts(context: ChainContext, tip: Tip, waiting: readonly PoolEntry[]) {
  const state = stateViewAtRoot(context, stateRootOf(tip))
  return Promise.all(waiting.map(async (entry) => ({ entry, account: await state.getAccount(entry.sender) })))
}

const waitingIn = (pool: ChainContext['pool']): PoolEntry[] =>
  [...pool.queues()].flatMap(({ byNonce }) => [...byNonce.values()])

const hashesOf = (entries: readonly PoolEntry[]) => entries.map(({ transaction }) => transaction.hash)

/** Begins the chain again with another block, whose rows `write` stores, as {@link replaceHead}. All snapshots are deleted. */
export function replaceChain(
  context: ChainContext,
  moment: EarlierMoment,
  write: FirstBlock['write'],
  onShow?: () => void,
): Promise<void> {
  const writeAll: typeof write = (writers) => {
    writers.blocks.unsetMainFrom(0)
    writers.logs.deleteFrom(0)
    writers.state.deleteFrom(0)
    writers.snapshots.deleteAfter(0)
    write(writers)
  }
  return replaceHead(context, moment, writeAll, onShow)
}

/** Returns the rows that turn the stored state after the block into the earlier one. */
async function readUndoneEdits({ store, trieNodes }: ChainContext, tip: Tip): Promise<StateChangeRow[]> {
  const row = await store.blocks.getByHash(tip.block.hash)
  if (row === undefined) throw new Error(`block ${tip.block.header.number} is missing`)
  const stored = stateRootOf(toTip(row, tip.block))
  const earlier = stateRootOf(tip)
  return equalBytes(stored.hash, earlier.hash) ? [] : diffTries(stored, earlier, store.nodes, trieNodes)
}
