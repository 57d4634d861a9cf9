import { requireInteger } from '../columns.ts'
import { StoreError } from '../errors.ts'
import type { Sql, SqlDialect, SqlWriter } from '../sql.ts'

/** One step of a schema's history. Released steps are never edited: what comes later is a step of its own. */
export interface Migration {
  /** 1 for the first, then one more each time. */
  readonly version: number
  /** With `{bytes}`, `{integer}`, `{clustered}` where databases differ. */
  readonly statements: readonly string[]
}

function fillIn(statement: string, dialect: SqlDialect): string {
  return statement
    .replaceAll('{bytes}', dialect.bytes)
    .replaceAll('{integer}', dialect.integer)
    .replaceAll('{clustered}', dialect.clustered)
}

async function readVersion(sql: SqlWriter, dialect: SqlDialect): Promise<number> {
  await sql.run(fillIn('CREATE TABLE IF NOT EXISTS schema_version (version {integer} NOT NULL)', dialect))
  const row = await sql.first('SELECT coalesce(max(version), 0) AS version FROM schema_version')
  return row === undefined ? 0 : requireInteger(row, 'version')
}

/** Brings a database to the newest of `steps`, or leaves it as it was; rejects with `storeTooNew` when it is newer. */
export async function migrate(sql: Sql, steps: readonly Migration[]): Promise<void> {
  await sql.transaction(async (writer) => {
    const version = await readVersion(writer, sql.dialect)
    if (version > (steps.at(-1)?.version ?? 0)) throw new StoreError('storeTooNew')
    for (const step of steps.filter((candidate) => candidate.version > version)) {
      for (const statement of step.statements) await writer.run(fillIn(statement, sql.dialect))
      await writer.run('INSERT INTO schema_version (version) VALUES (?)', [step.version])
    }
  })
}
