import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { createDeferred } from '../../concurrency/deferred.ts'
import { decodeTransaction } from '../../primitives/transaction.ts'
import type { ArrivalRow, BlockRow, PoolRow, StateChangeRow } from '../../storage/store.ts'
import { type Tip, toTip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { type BlockSettings, decodeSettings, readSettings, SETTINGS_NAME } from '../settings/blockSettings.ts'

/** The changes of one write of the writer, with everything that a replica needs to update its memory. */
export interface StoreChange {
  /** The block that has become the canonical head. */
  readonly block?: NextBlock
  /**
   * A reorganisation, or an edit of the newest state, starts or has finished. `started`: reads by height wait until
   * `finished`. `finished`: the replica reads everything again.
   */
  readonly reorganisation?: 'started' | 'finished'
  readonly intoPool: readonly PoolRow[]
  readonly outOfPool: readonly Bytes[]
  readonly arrivals: readonly ArrivalRow[]
  /** Values of the meta table that were set, by name. */
  readonly meta: ReadonlyMap<string, string>
}

/** A block that was appended to the canonical chain. */
export interface NextBlock {
  readonly row: BlockRow
  /** The sender of each transaction, in order. */
  readonly senders: readonly Bytes[]
  readonly state: readonly StateChangeRow[]
  /** Keys whose new values are too long for the change log: the replica reads them from the store. */
  readonly unread: readonly Bytes[]
}

/** Maximum number of pool rows that are decoded, and whose accounts are read, at a time. */
const ROWS_AT_ONCE = 50

/** A head of a chain whose blocks are those of other nodes. */
export interface MovedHead {
  readonly tip: Tip
  /** Moves the source of the blocks to it, in the step in which the head becomes visible. */
  move(): void
}

/** How a head of such a chain becomes visible. */
export interface HeadMove {
  readonly isReorganisation: boolean
  /** Stores the head before it becomes visible. */
  store?(): Promise<void>
}

/** Updates a chain's memory with the writes of another process. Calls must not overlap. */
export interface Follower {
  /** Applies the changes of one write. */
  apply(change: StoreChange): Promise<void>
  /** Reads everything again from the store. */
  reread(): Promise<void>
  /** Shows the head of a chain whose blocks are those of other nodes. */
  moveTo(head: MovedHead, how: HeadMove): Promise<void>
  /** Announces transactions that became pending at other nodes, after the rows that filters need are stored. */
  announceArrivals(hashes: readonly Bytes[]): Promise<void>
}

/** The newest data of a chain in the store. */
interface Newest extends MovedHead {
  readonly settings: BlockSettings
  readonly waiting: readonly PoolRow[]
  readonly lastArrival: number
}

/** A reorganisation in progress. Reads by height wait until it is finished. */
interface RunningReorganisation {
  finish(newest: Newest): Promise<void>
}

/** Creates the follower of `context`'s chain. `readHead` replaces the newest block of the store. */
export function createFollower(context: ChainContext, readHead = readStoredHead): Follower {
  const { store, state, head, pool, blocks, reorganisations, settings, arrivalLog, announcements } = context
  let running: RunningReorganisation | undefined

  function show({ tip, move, settings: newSettings, lastArrival }: Newest): void {
    move()
    state.reset(tip.block.header.number)
    settings.put(newSettings)
    blocks.put(tip.block)
    head.moveTo(tip)
    pool.clear(tip.block.header)
    arrivalLog.follow(lastArrival)
  }

  function startReorganisation(): RunningReorganisation {
    const read = createDeferred<Newest>()
    let newest: Newest | undefined
    const write = async () => {
      newest = await read.promise
    }
    const done = reorganisations.run(write, () => newest && show(newest))
    return {
      finish(newestRead) {
        read.resolve(newestRead)
        return done
      },
    }
  }

  async function readNewest(): Promise<Newest> {
    return {
      ...(await readHead(context)),
      settings: await readSettings(store),
      waiting: await store.pool.getAll(),
      lastArrival: (await store.arrivals.getLast()) ?? 0,
    }
  }

  async function reread(): Promise<void> {
    running ??= startReorganisation()
    const newest = await readNewest()
    await running.finish(newest)
    running = undefined
    await restoreAll(newest.waiting)
    announcements.announceHead()
  }

  async function restoreAll(rows: readonly PoolRow[]): Promise<void> {
    const view = state.worldAt(head.current().block.header.number)
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const batch = rows.slice(start, start + ROWS_AT_ONCE)
      const accounts = await Promise.all(batch.map(({ sender }) => view.getAccount(sender)))
      for (const [index, { encoded, sender, addedAtMs, addedAtHeight }] of batch.entries()) {
        const entry = { transaction: decodeTransaction(encoded), sender, addedAtMs, addedAtHeight }
        pool.restore(entry, accounts[index])
      }
    }
  }

  /** Returns false if the block is not a child of the head. */
  async function extend({ row, senders, state: rows, unread }: NextBlock): Promise<boolean> {
    const { header, hash } = head.current().block
    if (row.number <= header.number) return true // `reread` has read it already
    if (!equalBytes(row.parentHash, hash)) return false
    const longValues = unread.map(async (key): Promise<StateChangeRow> => {
      const { value } = await store.state.getAt(key, row.number)
      return { key, value }
    })
    const all = [...rows, ...(await Promise.all(longValues))]
    const block = blocks.decode(row)
    state.apply(row.number, all)
    head.moveTo(toTip(row, block))
    const mined = block.transactions.slice(0, -1) // the last one is REMASC's
    const senderOf = (index: number) => senders[index] ?? new Uint8Array(0)
    pool.advance(
      block.header,
      mined.map((transaction, index) => ({ transaction, sender: senderOf(index) })),
    )
    return true
  }

  /** Clears the pool's lists of rows to delete and of arrivals: the writer has deleted and announced them. */
  async function clearDone(): Promise<void> {
    await pool.deleteRows([], async () => undefined)
    await pool.announceArrivals([], async () => undefined)
  }

  return {
    reread,
    async moveTo({ tip, move }, { isReorganisation, store: storeHead = async () => undefined }) {
      const showMoved = () => {
        move()
        state.reset(tip.block.header.number) // its changes are not known
        blocks.put(tip.block)
        head.moveTo(tip)
      }
      if (isReorganisation) await reorganisations.run(storeHead, showMoved)
      else {
        await storeHead()
        showMoved()
      }
      announcements.announceHead()
    },
    async announceArrivals(hashes) {
      const rows = arrivalLog.toRows(hashes)
      if (rows.length > 0) await store.write((writers) => writers.arrivals.insertAll(rows))
      announcements.announcePending(hashes)
    },
    async apply({ block, reorganisation, intoPool, outOfPool, arrivals, meta }) {
      if (reorganisation === 'started') {
        running ??= startReorganisation()
        return
      }
      if (reorganisation === 'finished' || running !== undefined) await reread()
      const newSettings = meta.get(SETTINGS_NAME)
      if (newSettings !== undefined) settings.put(decodeSettings(newSettings))
      for (const hash of outOfPool) pool.remove(hash)
      if (block !== undefined && !(await extend(block))) await reread()
      await restoreAll(intoPool)
      await clearDone()
      const last = arrivals.at(-1)
      if (last !== undefined) arrivalLog.follow(last.number)
      announcements.announcePending(arrivals.map(({ hash }) => hash))
      if (block !== undefined) announcements.announceHead()
    },
  }
}

async function readStoredHead({ store, blocks }: ChainContext): Promise<MovedHead> {
  const row = await store.blocks.getHead()
  if (row === undefined) throw new Error('there is no block')
  return { tip: toTip(row, blocks.decode(row)), move: () => undefined }
}
