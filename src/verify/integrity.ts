import { requireText } from '../storage/columns.ts'
import type { SqlReader, Statement } from '../storage/sql.ts'
import { type Findings, problemOf } from './fault.ts'

/** Maximum number of messages of SQLite's check. */
const MAX_MESSAGES = 100
const IN_INDEX = /(?:missing from|in) index (\w+)/

/** Runs SQLite's check of the file: pages, the order of keys, and indexes against their tables. It is one read transaction. */
export async function* verifySqliteFile(sql: SqlReader): Findings {
  yield { check: 'integrity_check', rows: 0, done: 0, total: 1 }
  try {
    for (const row of await sql.all(`PRAGMA integrity_check(${MAX_MESSAGES})`)) {
      const problem = requireText(row, 'integrity_check')
      if (problem === 'ok') continue
      const index = IN_INDEX.exec(problem)?.[1]
      const isOfTable = index === undefined || index.startsWith('sqlite_autoindex')
      const repair: Statement[] | undefined = isOfTable ? undefined : [{ sql: `REINDEX ${index}`, values: [] }]
      yield { table: index ?? 'the file', key: 'integrity_check', problem, repair }
    }
  } catch (error) {
    yield { table: 'the file', key: 'integrity_check', problem: `cannot be checked: ${problemOf(error)}` }
  }
  yield { check: 'integrity_check', rows: 1, done: 1, total: 1 }
}
