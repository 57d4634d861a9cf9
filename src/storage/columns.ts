import type { Bytes } from '../base/bytes.ts'
import { StoreError } from './errors.ts'
import type { SqlRow, SqlValue } from './sql.ts'

/** The value, if every engine's columns can hold it; else throws a `RangeError`. */
export function requireColumnValue(value: SqlValue): SqlValue {
  if (typeof value === 'number' ? Number.isSafeInteger(value) : typeof value !== 'string' || !value.includes('\0')) {
    return value
  }
  throw new RangeError('a value that no column can hold')
}

/** The bytes in a column; throws `storeCorrupted` when there is something else. */
export function requireBytes(row: SqlRow, column: string): Bytes {
  const value = row[column]
  if (value instanceof Uint8Array) return value
  throw new StoreError('storeCorrupted', `column ${column} should hold bytes`)
}

/** As {@link requireBytes}, and undefined for NULL. */
export function getBytes(row: SqlRow, column: string): Bytes | undefined {
  return row[column] === null ? undefined : requireBytes(row, column)
}

/** The integer in a column; throws `storeCorrupted` when there is something else. */
export function requireInteger(row: SqlRow, column: string): number {
  const value = row[column]
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new StoreError('storeCorrupted', `column ${column} should hold an integer`)
}

/** As {@link requireInteger}, and undefined for NULL. */
export function getInteger(row: SqlRow, column: string): number | undefined {
  return row[column] === null ? undefined : requireInteger(row, column)
}

/** The text in a column; throws `storeCorrupted` when there is something else. */
export function requireText(row: SqlRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new StoreError('storeCorrupted', `column ${column} should hold text`)
}

/** As {@link requireText}, and undefined for NULL. */
export function getText(row: SqlRow, column: string): string | undefined {
  return row[column] === null ? undefined : requireText(row, column)
}

/** A text as UTF-8, whether the driver returned bytes or a string; undefined for NULL. */
export function getTextAsBytes(row: SqlRow, column: string): Bytes | undefined {
  const text = row[column]
  return text instanceof Uint8Array
    ? text
    : text === null
      ? undefined
      : new TextEncoder().encode(requireText(row, column))
}
