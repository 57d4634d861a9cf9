import type { Bytes } from '../base/bytes.ts'
import { NodeError } from '../base/errors.ts'
import { toHex } from '../base/hex.ts'

const MESSAGES = {
  storeLocked: 'the data folder is in use by another process',
  storeCorrupted: 'the data folder contains a file that is not a readable database',
  storeEmpty: 'the data folder contains a database that is empty, or missing beside its log',
  storeForeign: 'the data folder contains another database in the place of one of this program',
  storeDamaged: 'the data folder contains damaged data; run scion verify to find it, and restore a backup',
  storeUnavailable: 'the data folder cannot be opened for reading and writing',
  storeUnreadable: 'the data folder contains a database that this user cannot read',
  storeFull: 'the disk below the data folder is full',
  storeTooNew: 'the data was written by a newer version of this program',
  storeTooOld: 'the data was written by an older version of this program',
  storeChanged: 'another process wrote to the database; restart this process to continue from the current data',
  storeClosed: 'the store is closed',
  storeDriverMissing: 'the package sqlite3 cannot be loaded; run npm install --no-save --save-optional sqlite3@6.0.1',
  storeSqliteMissing:
    'this Node.js has no SQLite, and the package @photostructure/sqlite cannot be loaded; run npm install --include=optional, or use Node.js 22.13 or later',
  storeFailed: 'the store failed',
} as const

export type StoreErrorKind = keyof typeof MESSAGES

/** A failure of the stored data. The message names no path. The database's own error is the `cause`. */
export class StoreError extends NodeError {
  readonly kind: StoreErrorKind
  readonly #place: 'data folder' | 'database'
  readonly #file: string | undefined

  constructor(
    kind: StoreErrorKind,
    cause?: unknown,
    place: 'data folder' | 'database' = 'data folder',
    file: string | undefined = undefined,
  ) {
    super(MESSAGES[kind].replace('data folder', place), { cause })
    this.kind = kind
    this.#place = place
    this.#file = file
  }

  /** Path of the file that cannot be opened, for the operator only. Undefined if it is not known. */
  get file(): string | undefined {
    return this.#file
  }

  /** Returns the same error about a file, unless it names one. */
  about(file: string | undefined): StoreError {
    return this.#file === undefined ? new StoreError(this.kind, this.cause, this.#place, file) : this
  }
}

/** Returns the error for a row whose value does not have the row's hash. The log names table and key. */
export function damagedRow(table: string, key: Bytes): StoreError {
  return new StoreError('storeDamaged', new Error(`table ${table}, key ${toHex(key)}: the value has another hash`))
}
