import { EMPTY_BYTES } from '../../base/bytes.ts'
import { StoreError } from '../errors.ts'
import type { Store, StoreWriters } from '../store.ts'
import { createMemoryAnswers } from './answers.ts'
import { createMemoryBlocks } from './blocks.ts'
import { createMemoryFilters } from './filters.ts'
import { createMemoryLogs } from './logs.ts'
import { createMemoryLongValues } from './longValues.ts'
import { createMemoryNodes } from './nodes.ts'
import { createRecords } from './records.ts'
import {
  createMemoryArrivals,
  createMemoryBannedAddresses,
  createMemoryMeta,
  createMemoryPool,
  createMemorySnapshots,
} from './smallTables.ts'
import { createMemoryState } from './state.ts'
import { createMemoryTransactions } from './transactions.ts'

type Tables = ReturnType<typeof createTables>

/**
 * Creates a store in the memory of this process. A write is applied at once, when `collect` has made all of it, so that
 * readers see all of it or nothing.
 */
export function createMemoryStore(): Store {
  const tables = createTables()
  const collector = createCollector(tables)
  /** Why nothing more can be written. */
  let end: StoreError | undefined

  const apply = (changes: readonly Change[]) => {
    if (end !== undefined) throw end
    try {
      for (const change of changes) change()
    } catch (error) {
      end = new StoreError('storeFailed', error) // a part of the write was applied
      throw end
    }
  }

  return {
    ...tables,
    filters: createMemoryFilters(),
    answers: createMemoryAnswers(),
    write: async (collect) => apply(collector.collect(collect)),
    async writeInSteps(steps) {
      const changes: Change[] = []
      for await (const step of steps) for (const change of collector.collect(step)) changes.push(change)
      apply(changes)
    },
    async close() {
      end ??= new StoreError('storeClosed')
    },
  }
}

function createTables() {
  const records = createRecords()
  const longValues = createMemoryLongValues(records)
  const blocks = createMemoryBlocks(records)
  const transactions = createMemoryTransactions(records, blocks)
  return {
    blocks,
    transactions,
    logs: createMemoryLogs(records, {
      of: (blockNumber, index) => ({
        blockHash: blocks.mainHashAt(blockNumber) ?? EMPTY_BYTES,
        transactionHash: transactions.mainHashAt(blockNumber, index) ?? EMPTY_BYTES,
      }),
    }),
    nodes: createMemoryNodes(records, longValues),
    state: createMemoryState(records, longValues),
    pool: createMemoryPool(),
    arrivals: createMemoryArrivals(),
    snapshots: createMemorySnapshots(),
    bannedAddresses: createMemoryBannedAddresses(),
    meta: createMemoryMeta(),
  }
}

/** A change of one table. */
type Change = () => void

/** Returns writers that collect changes instead of making them. */
function createCollector(tables: Tables) {
  let changes: Change[] = []
  const later =
    <A extends unknown[]>(change: (...args: A) => void) =>
    (...args: A): void => {
      changes.push(() => change(...args))
    }
  const { blocks, transactions, logs, nodes, state, pool, bannedAddresses, arrivals, snapshots, meta } = tables
  const writers: StoreWriters = {
    blocks: {
      insert: later(blocks.insert),
      setStateRoot: later(blocks.setStateRoot),
      setMain: later(blocks.setMain),
      unsetMainFrom: later(blocks.unsetMainFrom),
    },
    transactions: { insertAll: later(transactions.insertAll) },
    logs: { insertAll: later(logs.insertAll), deleteFrom: later(logs.deleteFrom) },
    nodes: { insertAll: later(nodes.insertAll), insertLongValues: later(nodes.insertLongValues) },
    state: { insertAll: later(state.insertAll), deleteFrom: later(state.deleteFrom) },
    pool: { insert: later(pool.insert), deleteAll: later(pool.deleteAll) },
    bannedAddresses: { insert: later(bannedAddresses.insert), delete: later(bannedAddresses.delete) },
    arrivals: { insertAll: later(arrivals.insertAll), deleteUpTo: later(arrivals.deleteUpTo) },
    snapshots: { insert: later(snapshots.insert), deleteAfter: later(snapshots.deleteAfter) },
    meta: { set: later(meta.set) },
  }
  return {
    collect(collect: (writers: StoreWriters) => void): readonly Change[] {
      changes = []
      collect(writers)
      return changes
    },
  }
}
