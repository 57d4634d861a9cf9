import { requireInteger } from '../columns.ts'
import { StoreError } from '../errors.ts'
import type { Length, Sql, SqlDialect, SqlWriter } from '../sql.ts'

/** A step of a schema's history. Released steps are never edited: later changes are new steps. */
export interface Migration {
  /** 1 for the first, then one more each time. */
  readonly version: number
  /** In their order: statements, with `{bytes}`, `{integer}` ... where databases differ, and what rewrites rows. */
  readonly statements: readonly (string | Rewrite)[]
}

/** Rewrites rows in chunks, because there may be millions. */
export type Rewrite = (sql: SqlWriter) => Promise<void>

function fillIn(statement: string, dialect: SqlDialect): string {
  return statement
    .replaceAll('{bytes}', dialect.bytes)
    .replaceAll('{integer}', dialect.integer)
    .replaceAll('{clustered}', dialect.clustered)
    .replaceAll('{counter}', dialect.counter)
}

const NEWEST = 'SELECT coalesce(max(version), 0) AS version FROM schema_version'

async function readVersion(sql: SqlWriter, dialect: SqlDialect): Promise<number> {
  await sql.run(fillIn('CREATE TABLE IF NOT EXISTS schema_version (version {integer} NOT NULL)', dialect))
  const row = await sql.first(NEWEST)
  return row === undefined ? 0 : requireInteger(row, 'version')
}

/** Reads the version of a database; 0 without tables or for a foreign database. */
export async function readSchemaVersion(sql: Sql): Promise<number> {
  const columns = await sql.all(sql.dialect.catalogue)
  if (!columns.some(({ table_name: table }) => table === 'schema_version')) return 0
  const row = await sql.first(NEWEST)
  return row === undefined ? 0 : requireInteger(row, 'version')
}

/** Returns the version after all `steps`. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0
}

/** Checks the version of a database that is only read. Rejects with `storeTooOld` or `storeTooNew`. */
export async function requireNewest(sql: Sql, steps: readonly Migration[]): Promise<void> {
  const [version, newest] = [await readSchemaVersion(sql), newestVersion(steps)]
  if (version !== newest) throw new StoreError(version < newest ? 'storeTooOld' : 'storeTooNew')
}

/** Migrates a database to the newest version, or leaves it unchanged. Rejects with `storeTooNew` if it is newer. */
export async function migrate(sql: Sql, steps: readonly Migration[]): Promise<void> {
  const isDone = await sql.transaction((writer) => migrateWithin('short', writer, sql.dialect, steps))
  if (!isDone) await sql.transaction((writer) => migrateWithin('long', writer, sql.dialect, steps), 'long')
}

/** Returns false, without any change, if the lock is not free in time. */
async function migrateWithin(
  length: Length,
  writer: SqlWriter,
  dialect: SqlDialect,
  steps: readonly Migration[],
): Promise<boolean> {
  const version = await readVersion(writer, dialect)
  if (version > newestVersion(steps)) throw new StoreError('storeTooNew')
  const missing = steps.filter((step) => step.version > version)
  const rewrites = missing.some(({ statements }) => statements.some((statement) => typeof statement !== 'string'))
  if (length === 'short' && rewrites && version > 0) return false // a new database has no rows to rewrite
  for (const step of missing) {
    for (const statement of step.statements) {
      if (typeof statement === 'string') await writer.run(fillIn(statement, dialect))
      else await statement(writer)
    }
    await writer.run('INSERT INTO schema_version (version) VALUES (?)', [step.version])
  }
  return true
}
