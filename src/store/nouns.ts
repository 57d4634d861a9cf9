import type { SqlDialect, SqlSource, Write } from './sql.ts'
import type { StoreReaders, StoreWriters } from './store.ts'
import { createArrivalReader, createArrivalWriter } from './tables/arrivals.ts'
import { createBannedAddressReader, createBannedAddressWriter } from './tables/bannedAddresses.ts'
import { createBlockReader, createBlockWriter } from './tables/blocks.ts'
import { createLogReader, createLogWriter } from './tables/logs.ts'
import { createMetaReader, createMetaWriter } from './tables/meta.ts'
import { createNodeReader, createNodeWriter } from './tables/nodes.ts'
import { createPoolReader, createPoolWriter } from './tables/pool.ts'
import { createSnapshotReader, createSnapshotWriter } from './tables/snapshots.ts'
import { createStateReader, createStateWriter } from './tables/state.ts'
import { createTransactionReader, createTransactionWriter } from './tables/transactions.ts'

/** What can be read of a chain's data, over `sql`. */
export function createReaders(sql: SqlSource): StoreReaders {
  return {
    blocks: createBlockReader(sql),
    transactions: createTransactionReader(sql),
    logs: createLogReader(sql),
    nodes: createNodeReader(sql),
    state: createStateReader(sql),
    pool: createPoolReader(sql),
    arrivals: createArrivalReader(sql),
    snapshots: createSnapshotReader(sql),
    bannedAddresses: createBannedAddressReader(sql),
    meta: createMetaReader(sql),
  }
}

/** What can be written; `write` takes the statements in. */
export function createWriters(write: Write, dialect: SqlDialect): StoreWriters {
  return {
    blocks: createBlockWriter(write),
    transactions: createTransactionWriter(write),
    logs: createLogWriter(write),
    nodes: createNodeWriter(write),
    state: createStateWriter(write, dialect),
    pool: createPoolWriter(write),
    arrivals: createArrivalWriter(write),
    snapshots: createSnapshotWriter(write),
    bannedAddresses: createBannedAddressWriter(write),
    meta: createMetaWriter(write),
  }
}
