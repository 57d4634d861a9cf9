import type { Bytes } from '../base/bytes.ts'
import { StoreError } from './errors.ts'
import type { SqlRow, SqlValue } from './sql.ts'

/** Returns the value if every engine can store it, otherwise throws a `RangeError`. */
export function requireColumnValue(value: SqlValue): SqlValue {
  if (typeof value === 'number' ? Number.isSafeInteger(value) : typeof value !== 'string' || !value.includes('\0')) {
    return value
  }
  throw new RangeError('a value that no column can hold')
}

/** Returns the bytes in a column. Throws `storeCorrupted` for any other value. */
export function requireBytes(row: SqlRow, column: string): Bytes {
  const value = row[column]
  if (value instanceof Uint8Array) return value
  throw new StoreError('storeCorrupted', `column ${column} should hold bytes`)
}

/** Returns the bytes in a column, or undefined for NULL, like {@link requireBytes}. */
export function getBytes(row: SqlRow, column: string): Bytes | undefined {
  return row[column] === null ? undefined : requireBytes(row, column)
}

/** Returns the integer in a column. Throws `storeCorrupted` for any other value. */
export function requireInteger(row: SqlRow, column: string): number {
  const value = row[column]
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new StoreError('storeCorrupted', `column ${column} should hold an integer`)
}

/** Returns the integer in a column, or undefined for NULL, like {@link requireInteger}. */
export function getInteger(row: SqlRow, column: string): number | undefined {
  return row[column] === null ? undefined : requireInteger(row, column)
}

/** Returns the text in a column. Throws `storeCorrupted` for any other value. */
export function requireText(row: SqlRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new StoreError('storeCorrupted', `column ${column} should hold text`)
}

/** Returns the text in a column, or undefined for NULL, like {@link requireText}. */
export function getText(row: SqlRow, column: string): string | undefined {
  return row[column] === null ? undefined : requireText(row, column)
}

/** Returns a text as UTF-8, whether the driver returned bytes or a string; undefined for NULL. */
export function getTextAsBytes(row: SqlRow, column: string): Bytes | undefined {
  const text = row[column]
  return text instanceof Uint8Array
    ? text
    : text === null
      ? undefined
      : new TextEncoder().encode(requireText(row, column))
}
