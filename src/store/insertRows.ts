import type { SqlRows, Write } from './sql.ts'

const MAX_ROWS = 400

interface Target {
  readonly table: string
  readonly columns: readonly string[]
  /** What follows the rows: `ON CONFLICT ...`. */
  readonly onConflict?: string
}

/** Inserts any number of rows, many in one statement; each row has its values in the order of `columns`. */
export function insertRows(write: Write, { table, columns, onConflict = '' }: Target, rows: SqlRows): void {
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    const chunk = rows.slice(start, start + MAX_ROWS)
    write(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ? ${onConflict}`, [chunk])
  }
}
