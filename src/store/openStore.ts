import { openSql, openSqlForReading, type StorePlace } from './engines.ts'
import { CHAIN_MIGRATIONS } from './migrations/chain.ts'
import { migrate, requireNewest } from './migrations/migrate.ts'
import type { Sql, SqlDialect, SqlOptions, Statement, Write } from './sql.ts'
import type { Store, StoreReaders, StoreWriters } from './store.ts'
import { createArrivalReader, createArrivalWriter } from './tables/arrivals.ts'
import { createBannedAddressReader, createBannedAddressWriter } from './tables/bannedAddresses.ts'
import { createBlockReader, createBlockWriter } from './tables/blocks.ts'
import { createFilterTable } from './tables/filters.ts'
import { createLogReader, createLogWriter } from './tables/logs.ts'
import { createMetaReader, createMetaWriter } from './tables/meta.ts'
import { createNodeReader, createNodeWriter } from './tables/nodes.ts'
import { createPoolReader, createPoolWriter } from './tables/pool.ts'
import { createSnapshotReader, createSnapshotWriter } from './tables/snapshots.ts'
import { createStateReader, createStateWriter } from './tables/state.ts'
import { createTransactionReader, createTransactionWriter } from './tables/transactions.ts'

/** What a worker needs: the nouns to read, and an end. */
export interface ReadOnlyStore extends StoreReaders {
  close(): Promise<void>
}

function createReaders(sql: Sql): StoreReaders {
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

function createWriters(write: Write, dialect: SqlDialect): StoreWriters {
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

type Collect = (writers: StoreWriters) => void

function collectStatements(collect: Collect, dialect: SqlDialect): Statement[] {
  const statements: Statement[] = []
  collect(createWriters((sql, values) => statements.push({ sql, values }), dialect))
  return statements
}

async function* statementsOf(steps: AsyncIterable<Collect>, dialect: SqlDialect): AsyncGenerator<Statement> {
  for await (const step of steps) yield* collectStatements(step, dialect)
}

/** A chain's store over a database that is open already; brings its tables up to date. */
export async function createStore(sql: Sql): Promise<Store> {
  await migrate(sql, CHAIN_MIGRATIONS)
  return {
    ...createReaders(sql),
    filters: createFilterTable(sql),
    write: async (collect) => sql.writeAll(collectStatements(collect, sql.dialect)),
    writeInSteps: (steps) => sql.writeAll(statementsOf(steps, sql.dialect)),
    close: () => sql.close(),
  }
}

/**
 * Opens the store at `place`, made with its folder or schema when missing. No other process can write it meanwhile.
 * Rejects with a `StoreError`: `storeLocked`, `storeCorrupted`, `storeUnavailable` or `storeTooNew`.
 */
export async function openStore(place: StorePlace, options: SqlOptions = {}): Promise<Store> {
  const sql = await openSql(place, options)
  try {
    return await createStore(sql)
  } catch (error) {
    await sql.close()
    throw error
  }
}

/** Opens the store at `place` for reading, while another process writes it; rejects when it is not of this version. */
export async function openStoreForReading(place: StorePlace, options: SqlOptions = {}): Promise<ReadOnlyStore> {
  const sql = await openSqlForReading(place, options)
  try {
    await requireNewest(sql, CHAIN_MIGRATIONS)
    return { ...createReaders(sql), close: () => sql.close() }
  } catch (error) {
    await sql.close()
    throw error
  }
}
