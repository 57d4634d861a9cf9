import { sizeOfRow } from './sizes.ts'
import type { SqlRows, Write } from './sql.ts'

const MAX_ROWS = 400
/** Maximum size of a statement in bytes and characters, because it is sent at once. */
const MAX_SIZE = 2 ** 19

interface Target {
  readonly table: string
  readonly columns: readonly string[]
  /** SQL after the rows: `ON CONFLICT ...`. */
  readonly onConflict?: string
}

/** Inserts rows, many per statement. Each row has its values in the order of `columns`. */
export function insertRows(write: Write, { table, columns, onConflict = '' }: Target, rows: SqlRows): void {
  writeRows(write, `INSERT INTO ${table} (${columns.join(', ')}) VALUES ? ${onConflict}`, rows)
}

/** Executes a statement with rows in place of its only `?`. */
export function writeRows(write: Write, sql: string, rows: SqlRows): void {
  for (const chunk of chunksOf(rows)) write(sql, [chunk])
}

function* chunksOf(rows: SqlRows): Generator<SqlRows> {
  let chunk: SqlRows[number][] = []
  let size = 0
  for (const row of rows) {
    chunk.push(row)
    size += sizeOfRow(row)
    if (chunk.length < MAX_ROWS && size < MAX_SIZE) continue
    yield chunk
    chunk = []
    size = 0
  }
  if (chunk.length > 0) yield chunk
}
