import { closedOnError } from './closedOnError.ts'
import { openSql, openSqlForReading, type StorePlace } from './engines.ts'
import { memory } from './memory/engine.ts'
import { type Migration, migrate, requireNewest } from './migrations/migrate.ts'
import type { Sql, SqlOptions, SqlReader } from './sql.ts'

/**
 * Opens the database at `place`, and migrates its tables. One in memory is opened by its first use, because most runs
 * never use it. Rejects with a `StoreError`.
 */
export async function openTables(
  place: StorePlace,
  migrations: readonly Migration[],
  options: SqlOptions,
): Promise<Sql> {
  const open = async () => {
    const sql = await openSql(place, options)
    await closedOnError(sql, () => migrate(sql, migrations))
    return sql
  }
  return place.kind === 'memory' ? openLazily(open) : open()
}

/** Opens the database at `place`, which must have the newest tables, for reading. Rejects with a `StoreError`. */
export async function openTablesForReading(
  place: StorePlace,
  migrations: readonly Migration[],
  options: SqlOptions,
): Promise<Sql> {
  const sql = await openSqlForReading(place, options)
  await closedOnError(sql, () => requireNewest(sql, migrations))
  return sql
}

/** Returns a database in memory that its first use opens. */
function openLazily(open: () => Promise<Sql>): Sql {
  let opening: Promise<Sql> | undefined
  const opened = (): Promise<Sql> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined // the next use tries again
      throw error
    })
    return opening
  }
  const readerOf = (choose: (sql: Sql) => SqlReader): SqlReader => ({
    all: async (text, values) => choose(await opened()).all(text, values),
    first: async (text, values) => choose(await opened()).first(text, values),
  })
  return {
    dialect: memory.dialect,
    ...readerOf((sql) => sql),
    scans: readerOf(({ scans }) => scans),
    snapshot: async (work) => (await opened()).snapshot(work),
    transaction: async (work, length) => (await opened()).transaction(work, length),
    writeAll: async (statements) => (await opened()).writeAll(statements),
    close: async () => (await opening)?.close(),
  }
}
