import { StoreError, type StoreErrorKind } from '../errors.ts'

/**
 * SQLite's result codes (sqlite.org/rescode.html) and texts: `@photostructure/sqlite` provides the code of some errors
 * only.
 */
const KINDS: readonly (readonly [code: number, text: string, kind: StoreErrorKind])[] = [
  [3, 'access permission denied', 'storeUnavailable'],
  [5, 'database is locked', 'storeLocked'],
  [6, 'database table is locked', 'storeLocked'],
  [8, 'attempt to write a readonly database', 'storeUnavailable'],
  [11, 'database disk image is malformed', 'storeCorrupted'],
  [13, 'database or disk is full', 'storeFull'],
  [14, 'unable to open database file', 'storeUnavailable'],
  [23, 'authorization denied', 'storeUnavailable'],
  [26, 'file is not a database', 'storeCorrupted'],
]

/**
 * Converts an error of a driver to a `StoreError` by the lowest byte of its result code. The driver's error is the
 * cause.
 */
export function toStoreError(code: unknown, error: Error): StoreError {
  const found = KINDS.find(([known, text]) =>
    typeof code === 'number' ? (code & 0xff) === known : error.message === text,
  )
  return new StoreError(found?.[2] ?? 'storeFailed', error)
}
