import type { SqlValue, SqlWriter } from './sql.ts'

const MAX_ROWS = 400
const MAX_VALUES = 900

interface Target {
  readonly table: string
  readonly columns: readonly string[]
  /** What follows the rows: `ON CONFLICT ...`. */
  readonly onConflict?: string
}

/** Inserts any number of rows, many in one statement; each row has its values in the order of `columns`. */
export async function insertRows(
  sql: SqlWriter,
  { table, columns, onConflict = '' }: Target,
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const size = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length))
  const places = `(${columns.map(() => '?').join(', ')})`
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size)
    await sql.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${chunk.map(() => places).join(', ')} ${onConflict}`,
      chunk.flat(),
    )
  }
}
