import { type Bytes, equalBytes } from '../base/bytes.ts'
import type { NextBlock, StoreChange } from '../chain/sharing/follower.ts'
import type { BlockRow, StateChangeRow, StoreWriters } from '../storage/store.ts'

/**
 * Maximum length of values in the log, in bytes. Replicas read longer ones, such as the Bridge's of several 100 kB, on
 * demand.
 */
const MAX_TOLD = 1_024

/** A change without content. */
export const NO_CHANGE: StoreChange = { intoPool: [], outOfPool: [], arrivals: [], meta: new Map() }

/** Records the calls of writers. */
export interface ChangeRecorder {
  /** The recording writers. */
  readonly writers: StoreWriters
  /** Returns the recorded changes, one for each added block; none if replicas need none of the write. */
  changes(): readonly StoreChange[]
}

/** Wraps `writers`. Every change of the chain passes through them, so none can be missed. */
export function recordChange(writers: StoreWriters): ChangeRecorder {
  const pool = { in: [] as StoreChange['intoPool'][number][], out: [] as Bytes[] }
  const arrivals: StoreChange['arrivals'][number][] = []
  const meta = new Map<string, string>()
  const inserted: BlockRow[] = []
  const joined: { number: number; hash: Bytes }[] = []
  const state: { height: number; changes: readonly StateChangeRow[] }[] = []
  const senders: Bytes[][] = []
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
        senders.push(rows.map(({ sender }) => sender))
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

  /** The blocks, if the write appends blocks to the main chain and does nothing else. */
  function nextBlocks(): readonly NextBlock[] {
    const isAppended = !hasLeft && joined.length === inserted.length && state.length === inserted.length
    const blocks = isAppended ? inserted.map((_row, index) => nextBlock(index)) : []
    return blocks.every((block) => block !== undefined) ? blocks : []
  }

  function nextBlock(index: number): NextBlock | undefined {
    const [row, main, rows] = [inserted[index], joined[index], state[index]]
    if (row === undefined || main === undefined || rows === undefined) return undefined
    if (!equalBytes(row.hash, main.hash) || rows.height !== row.number) return undefined
    const isTold = ({ value }: StateChangeRow) => value === undefined || value.length <= MAX_TOLD
    return {
      row,
      senders: senders[index] ?? [],
      state: rows.changes.filter(isTold),
      unread: rows.changes.filter((one) => !isTold(one)).map(({ key }) => key),
    }
  }

  return {
    writers: watched,
    changes() {
      const blocks = nextBlocks()
      const block = blocks.at(-1)
      const hasTurned = block === undefined && (hasLeft || joined.length > 0 || state.length > 0)
      const isNothing = pool.in.length + pool.out.length + arrivals.length + meta.size === 0
      if (block === undefined && !hasTurned && isNothing) return []
      const others = { intoPool: pool.in, outOfPool: pool.out, arrivals, meta }
      const last = { ...others, ...(block && { block }), ...(hasTurned && { reorganisation: 'finished' as const }) }
      return [...blocks.slice(0, -1).map((earlier) => ({ ...NO_CHANGE, block: earlier })), last]
    },
  }
}
