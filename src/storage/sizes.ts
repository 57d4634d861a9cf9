import type { SqlRows, SqlValue, Statement } from './sql.ts'
import type { AnswerRow } from './store.ts'

/** Size of an answer's row in its table and index beside the answer, in bytes. */
const ANSWER_ROW_BYTES = 128

/** Returns the size of an answer's row in bytes, as its table's bound counts it. */
export function sizeOfAnswer({ answer }: Pick<AnswerRow, 'answer'>): number {
  return ANSWER_ROW_BYTES + answer.length
}

/** Returns the approximate size of a statement in bytes or characters. */
export function sizeOf({ sql, values }: Statement): number {
  return values.reduce<number>(
    (sum, value) => sum + (isRows(value) ? sizeOfRows(value) : sizeOfValue(value)),
    sql.length,
  )
}

/** Returns the approximate size of a row, like {@link sizeOf}. */
export function sizeOfRow(row: SqlRows[number]): number {
  return row.reduce<number>((sum, value) => sum + sizeOfValue(value), 0)
}

/** Returns the number of rows of statements, at least one each. */
export function countRows(statements: readonly Statement[]): number {
  let count = 0
  for (const { values } of statements) {
    count++
    for (const value of values) if (isRows(value)) count += value.length
  }
  return count
}

/** Returns whether a value of a statement is a list of rows. */
export function isRows(value: Statement['values'][number]): value is SqlRows {
  return Array.isArray(value)
}

function sizeOfRows(rows: SqlRows): number {
  return rows.reduce((sum, row) => sum + sizeOfRow(row), 0)
}

function sizeOfValue(value: SqlValue): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 1
}
