import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { decodeTransaction } from '../../primitives/transaction.ts'
import type { ArrivalRow, BlockRow, PoolRow, StateChangeRow } from '../../storage/store.ts'
import { type Tip, toTip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { type BlockSettings, decodeSettings, readSettings, SETTINGS_NAME } from '../settings/blockSettings.ts'

/** What one write has changed for those who hold the newest of it in memory: enough to follow without reading more. */
export interface StoreChange {
  /** The next block of the main chain. */
  readonly block?: NextBlock
  /** What comes of the main chain or of its newest state: `turning`, it will be another one in a moment; `turned`, it is. */
  readonly reorganisation?: 'started' | 'finished'
  readonly intoPool: readonly PoolRow[]
  readonly outOfPool: readonly Bytes[]
  readonly arrivals: readonly ArrivalRow[]
  /** Of what the chain remembers by name, the values that were set. */
  readonly meta: ReadonlyMap<string, string>
}

/** A block that joins the main chain, with what is asked about it first. */
export interface NextBlock {
  readonly row: BlockRow
  /** Of its transactions, in order. */
  readonly senders: readonly Bytes[]
  readonly state: readonly StateChangeRow[]
  /** Keys that it changes, too, to values that are too long to be told. */
  readonly unread: readonly Bytes[]
}

/** Whose accounts are read together; as much is decoded in one go. */
const ROWS_AT_ONCE = 50

/** Keeps a chain's memory up with what another process writes. One call at a time. */
export interface Follower {
  /** Takes over what one write has changed. */
  apply(change: StoreChange): Promise<void>
  /** Takes over everything as the store has it now. */
  reread(): Promise<void>
}

/** The newest of a chain, as the store has it. */
interface Newest {
  readonly tip: Tip
  readonly settings: BlockSettings
  readonly waiting: readonly PoolRow[]
  readonly lastArrival: number
}

/** A turn of the main chain that has begun: until it is finished, what is read by height waits. */
interface Turn {
  finish(newest: Newest): Promise<void>
}

export function createFollower(context: ChainContext): Follower {
  const { store, state, head, pool, blocks, reorganisations, settings, arrivalLog, announcements } = context
  let turning: Turn | undefined

  function show({ tip, settings: newSettings, lastArrival }: Newest): void {
    state.reset(tip.block.header.number)
    settings.put(newSettings)
    blocks.put(tip.block)
    head.moveTo(tip)
    pool.clear(tip.block.header)
    arrivalLog.follow(lastArrival)
  }

  function beginTurn(): Turn {
    let resolve = (_newest: Newest) => {}
    const read = new Promise<Newest>((resolveRead) => {
      resolve = resolveRead
    })
    let newest: Newest | undefined
    const write = async () => {
      newest = await read
    }
    const done = reorganisations.run(write, () => newest && show(newest))
    return {
      finish(read) {
        resolve(read)
        return done
      },
    }
  }

  async function readNewest(): Promise<Newest> {
    const row = await store.blocks.getHead()
    if (row === undefined) throw new Error('there is no block')
    return {
      tip: toTip(row, blocks.decode(row)),
      settings: await readSettings(store),
      waiting: await store.pool.getAll(),
      lastArrival: (await store.arrivals.getLast()) ?? 0,
    }
  }

  async function reread(): Promise<void> {
    turning ??= beginTurn()
    const newest = await readNewest()
    await turning.finish(newest)
    turning = undefined
    await takeIn(newest.waiting)
    announcements.announceHead()
  }

  async function takeIn(rows: readonly PoolRow[]): Promise<void> {
    const world = state.worldAt(head.current().block.header.number)
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE)
      const accounts = await Promise.all(some.map(({ sender }) => world.getAccount(sender)))
      for (const [index, { encoded, sender, addedAtMs, addedAtHeight }] of some.entries()) {
        const entry = { transaction: decodeTransaction(encoded), sender, addedAtMs, addedAtHeight }
        pool.restore(entry, accounts[index])
      }
    }
  }

  /** False when it does not follow on what is there. */
  async function extend({ row, senders, state: rows, unread }: NextBlock): Promise<boolean> {
    const { header, hash } = head.current().block
    if (row.number <= header.number) return true // it was read before its change was
    if (!equalBytes(row.parentHash, hash)) return false
    const long = unread.map(async (key): Promise<StateChangeRow> => {
      const { value } = await store.state.getAt(key, row.number)
      return { key, value }
    })
    const all = [...rows, ...(await Promise.all(long))]
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

  /** Their rows are gone, and who waits has been told, by the process that writes. */
  async function forgetWhatIsDone(): Promise<void> {
    await pool.deleteRows([], async () => undefined)
    await pool.announceArrivals([], async () => undefined)
  }

  return {
    reread,
    async apply({ block, reorganisation: turn, intoPool, outOfPool, arrivals, meta }) {
      if (turn === 'started') {
        turning ??= beginTurn()
        return
      }
      if (turn === 'finished' || turning !== undefined) await reread()
      const newSettings = meta.get(SETTINGS_NAME)
      if (newSettings !== undefined) settings.put(decodeSettings(newSettings))
      for (const hash of outOfPool) pool.remove(hash)
      if (block !== undefined && !(await extend(block))) await reread()
      await takeIn(intoPool)
      await forgetWhatIsDone()
      const last = arrivals.at(-1)
      if (last !== undefined) arrivalLog.follow(last.number)
      announcements.announcePending(arrivals.map(({ hash }) => hash))
      if (block !== undefined) announcements.announceHead()
    },
  }
}
