import { type Bytes, equalBytes } from '../base/bytes.ts'
import type { NextBlock, StoreChange } from '../chain/sharing/follower.ts'
import type { BlockRow, StateChangeRow, StoreWriters } from '../storage/store.ts'

/**
 * Maximum length of values in the log, in bytes. Replicas read longer ones, such as the Bridge's of several 100 kB, on
 * demand.
 */
const MAX_TOLD = 1_024

/** Records the calls of writers. */
export interface ChangeRecorder {
  /** The recording writers. */
  readonly writers: StoreWriters
  /** Returns the recorded change; undefined if replicas need none of it. */
  change(): StoreChange | undefined
}

/** Wraps `writers`. Every change of the chain passes through them, so none can be missed. */
export function recordChange(writers: StoreWriters): ChangeRecorder {
  const pool = { in: [] as StoreChange['intoPool'][number][], out: [] as Bytes[] }
  const arrivals: StoreChange['arrivals'][number][] = []
  const meta = new Map<string, string>()
  const inserted: BlockRow[] = []
  const joined: { number: number; hash: Bytes }[] = []
  const state: { height: number; changes: readonly StateChangeRow[] }[] = []
  let senders: Bytes[] = []
  let hasLeft = false

  const watched: StoreWriters = {
    ...writers,
    blocks: {
      insert(row) {
        writers.blocks.insert(row)
        inserted.push(row)
      },
      setStateRoot(hash, stateRoot) {
        writers.blocks.setStateRoot(hash, stateRoot)
        hasLeft = true
      },
      setMain(number, hash) {
        writers.blocks.setMain(number, hash)
        joined.push({ number, hash })
      },
      unsetMainFrom(number) {
        writers.blocks.unsetMainFrom(number)
        hasLeft = true
      },
    },
    transactions: {
      insertAll(rows) {
        writers.transactions.insertAll(rows)
        senders = rows.map(({ sender }) => sender)
      },
    },
    state: {
      insertAll(height, changes) {
        writers.state.insertAll(height, changes)
        state.push({ height, changes })
      },
      deleteFrom(height) {
        writers.state.deleteFrom(height)
        hasLeft = true
      },
    },
    pool: {
      insert(row) {
        writers.pool.insert(row)
        pool.in.push(row)
      },
      deleteAll(hashes) {
        writers.pool.deleteAll(hashes)
        pool.out.push(...hashes)
      },
    },
    arrivals: {
      ...writers.arrivals,
      insertAll(rows) {
        writers.arrivals.insertAll(rows)
        arrivals.push(...rows)
      },
    },
    meta: {
      set(name, value) {
        writers.meta.set(name, value)
        meta.set(name, value)
      },
    },
  }

  /** The block, if the write appends one block to the main chain and does nothing else. */
  function nextBlock(): NextBlock | undefined {
    const [row, ...otherRows] = inserted
    const [main, ...otherMains] = joined
    const [rows, ...otherStates] = state
    if (row === undefined || main === undefined || rows === undefined) return undefined
    if (hasLeft || otherRows.length + otherMains.length + otherStates.length > 0) return undefined
    if (!equalBytes(row.hash, main.hash) || rows.height !== row.number) return undefined
    const isTold = ({ value }: StateChangeRow) => value === undefined || value.length <= MAX_TOLD
    return {
      row,
      senders,
      state: rows.changes.filter(isTold),
      unread: rows.changes.filter((one) => !isTold(one)).map(({ key }) => key),
    }
  }

  return {
    writers: watched,
    change() {
      const block = nextBlock()
      const hasTurned = block === undefined && (hasLeft || joined.length > 0 || state.length > 0)
      const isNothing = pool.in.length + pool.out.length + arrivals.length + meta.size === 0
      if (block === undefined && !hasTurned && isNothing) return undefined
      const others = { intoPool: pool.in, outOfPool: pool.out, arrivals, meta }
      return { ...others, ...(block && { block }), ...(hasTurned && { reorganisation: 'finished' }) }
    },
  }
}
