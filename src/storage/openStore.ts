import { closedOnError } from './closedOnError.ts'
import { openSql, type StorePlace } from './engines.ts'
import { createMemoryStore } from './memory/memoryStore.ts'
import { CHAIN_MIGRATIONS } from './migrations/chain.ts'
import { migrate } from './migrations/migrate.ts'
import { openTablesForReading } from './openTables.ts'
import type { Sql, SqlDialect, SqlOptions, Statement } from './sql.ts'
import type { Store, StoreReaders, StoreWriters } from './store.ts'
import { createAnswerTable } from './tables/answers.ts'
import { createFilterTable } from './tables/filters.ts'
import { createReaders, createWriters } from './tables/index.ts'

/** A store for reading, as workers use it. */
export interface ReadOnlyStore extends StoreReaders {
  close(): Promise<void>
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

/** Creates a chain's store over an open database, and migrates its tables. */
export async function createStore(sql: Sql): Promise<Store> {
  await migrate(sql, CHAIN_MIGRATIONS)
  return {
    ...createReaders(sql),
    filters: createFilterTable(sql),
    answers: createAnswerTable(sql),
    write: async (collect) => sql.writeAll(collectStatements(collect, sql.dialect)),
    writeInSteps: (steps) => sql.writeAll(statementsOf(steps, sql.dialect)),
    close: () => sql.close(),
  }
}

/**
 * Opens the store at `place`, and creates it with its folder or schema if missing. No other process can write it
 * meanwhile. Rejects with a `StoreError`: `storeLocked`, `storeCorrupted`, `storeUnavailable` or `storeTooNew`.
 */
export async function openStore(place: StorePlace, options: SqlOptions = {}): Promise<Store> {
  if (place.kind === 'memory') return createMemoryStore()
  const sql = await openSql(place, options)
  return closedOnError(sql, () => createStore(sql))
}

/** Opens the store at `place` for reading, while another process may write it. Rejects if it has another version. */
export async function openStoreForReading(place: StorePlace, options: SqlOptions = {}): Promise<ReadOnlyStore> {
  const sql = await openTablesForReading(place, CHAIN_MIGRATIONS, options)
  return { ...createReaders(sql), close: () => sql.close() }
}
