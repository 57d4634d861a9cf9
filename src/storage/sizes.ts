import type { SqlRows, SqlValue, Statement } from './sql.ts'

/** About so many bytes or characters. */
export function sizeOf({ sql, values }: Statement): number {
  return values.reduce<number>(
    (sum, value) => sum + (isRows(value) ? sizeOfRows(value) : sizeOfValue(value)),
    sql.length,
  )
}

/** As {@link sizeOf}, of one row. */
export function sizeOfRow(row: SqlRows[number]): number {
  return row.reduce<number>((sum, value) => sum + sizeOfValue(value), 0)
}

/** How many rows the statements name, each of them at least one. */
export function countRows(statements: readonly Statement[]): number {
  let count = 0
  for (const { values } of statements) {
    count++
    for (const value of values) if (isRows(value)) count += value.length
  }
  return count
}

/** Whether a statement's value stands for many rows. */
export function isRows(value: Statement['values'][number]): value is SqlRows {
  return Array.isArray(value)
}

function sizeOfRows(rows: SqlRows): number {
  return rows.reduce((sum, row) => sum + sizeOfRow(row), 0)
}

function sizeOfValue(value: SqlValue): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 1
}
