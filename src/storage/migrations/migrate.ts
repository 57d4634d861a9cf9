import { requireInteger } from '../columns.ts'
import { StoreError } from '../errors.ts'
import type { Length, Sql, SqlDialect, SqlReader, SqlWriter } from '../sql.ts'

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

const VERSIONS = 'CREATE TABLE IF NOT EXISTS schema_version (version {integer} NOT NULL)'
const NEWEST = 'SELECT coalesce(max(version), 0) AS version FROM schema_version'

/** Returns the table that a history creates first and never removes, by which its databases are known. */
function firstTable([first]: readonly Migration[]): string | undefined {
  const [statement] = first?.statements ?? []
  return typeof statement === 'string' ? /^CREATE TABLE (\w+)/.exec(statement)?.[1] : undefined
}

/** Reads the version of a database; 0 without tables. Rejects with `storeForeign`. */
export function readSchemaVersion(sql: Sql, steps: readonly Migration[]): Promise<number> {
  return readVersion(sql, sql, steps)
}

/**
 * Reads the version; 0 without tables. Rejects with `storeForeign` if the database has another program's tables, or others of this
 * program. Only a schema of PostgreSQL may have tables before its migrations: those of its leases.
 */
async function readVersion(
  reader: SqlReader | SqlWriter,
  { dialect, file }: Pick<Sql, 'dialect' | 'file'>,
  steps: readonly Migration[],
): Promise<number> {
  const tables = new Set((await reader.all(dialect.catalogue)).map(({ table_name: table }) => table))
  const isNew = !tables.has('schema_version')
  const first = firstTable(steps)
  const isForeign = isNew ? file !== undefined && tables.size > 0 : first !== undefined && !tables.has(first)
  if (isForeign) throw new StoreError('storeForeign').about(file)
  if (isNew) return 0
  const row = await reader.first(NEWEST)
  return row === undefined ? 0 : requireInteger(row, 'version')
}

/** Returns the version after all `steps`. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0
}

/** Checks the version of a database that is only read. Rejects with `storeTooOld` or `storeTooNew`. */
export async function requireNewest(sql: Sql, steps: readonly Migration[]): Promise<void> {
  const [version, newest] = [await readSchemaVersion(sql, steps), newestVersion(steps)]
  if (version !== newest) throw new StoreError(version < newest ? 'storeTooOld' : 'storeTooNew').about(sql.file)
}

/** Migrates a database to the newest version, or leaves it unchanged. Rejects with `storeTooNew` if it is newer. */
export async function migrate(sql: Sql, steps: readonly Migration[]): Promise<void> {
  const isDone = await sql.transaction((writer) => migrateWithin('short', writer, sql, steps))
  if (!isDone) await sql.transaction((writer) => migrateWithin('long', writer, sql, steps), 'long')
}

/** Returns false, without any change, if the lock is not free in time. */
async function migrateWithin(
  length: Length,
  writer: SqlWriter,
  sql: Sql,
  steps: readonly Migration[],
): Promise<boolean> {
  const version = await readVersion(writer, sql, steps)
  if (version > newestVersion(steps)) throw new StoreError('storeTooNew').about(sql.file)
  if (version === 0) await writer.run(fillIn(VERSIONS, sql.dialect))
  const missing = steps.filter((step) => step.version > version)
  const rewrites = missing.some(({ statements }) => statements.some((statement) => typeof statement !== 'string'))
  if (length === 'short' && rewrites && version > 0) return false // a new database has no rows to rewrite
  for (const step of missing) {
    for (const statement of step.statements) {
      if (typeof statement === 'string') await writer.run(fillIn(statement, sql.dialect))
      else await statement(writer)
    }
    await writer.run('INSERT INTO schema_version (version) VALUES (?)', [step.version])
  }
  return true
}
