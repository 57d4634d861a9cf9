import type { SqlDialect, SqlSource, Write } from '../sql.ts'
import type { StoreReaders, StoreWriters } from '../store.ts'
import { createArrivalReader, createArrivalWriter } from './arrivals.ts'
import { createBannedAddressReader, createBannedAddressWriter } from './bannedAddresses.ts'
import { createBlockReader, createBlockWriter } from './blocks.ts'
import { createLogReader, createLogWriter } from './logs.ts'
import { createMetaReader, createMetaWriter } from './meta.ts'
import { createNodeReader, createNodeWriter } from './nodes.ts'
import { createPoolReader, createPoolWriter } from './pool.ts'
import { createSnapshotReader, createSnapshotWriter } from './snapshots.ts'
import { createStateReader, createStateWriter } from './state.ts'
import { createTransactionReader, createTransactionWriter } from './transactions.ts'

/** Creates the readers of a chain's tables. */
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

/** Creates the writers of a chain's tables. `write` collects the statements. */
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
