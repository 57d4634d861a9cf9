import { NodeError } from '../base/errors.ts'

const MESSAGES = {
  storeLocked: 'the data folder is in use by another process',
  storeCorrupted: 'the data folder holds something that is not a readable database',
  storeDamaged:
    'the database in the data folder is damaged, or another program has changed it; without the file of the same name that ends in -sums the next start takes it as it is',
  storeUnavailable: 'the data folder cannot be opened for reading and writing',
  storeFull: 'the disk below the data folder is full',
  storeTooNew: 'the data was written by a newer version of this program',
  storeTooOld: 'the data was written by an older version of this program',
  storeChanged: 'the database is not as this process left it; restart to go on from what it holds',
  storeClosed: 'the store is closed',
  storeDriverMissing:
    'the package sqlite3 cannot be loaded; npm install --no-save --save-optional sqlite3@6.0.1 installs it',
  storeSqliteMissing:
    'this Node has no SQLite of its own, and the package @photostructure/sqlite cannot be loaded; npm install --include=optional brings it, and Node has SQLite from 22.13 on',
  storeFailed: 'the store could not do what it was asked',
} as const

export type StoreErrorKind = keyof typeof MESSAGES

/** What can go wrong with kept data. The message names no path; the database's own words are in `cause`. */
export class StoreError extends NodeError {
  readonly kind: StoreErrorKind
  constructor(kind: StoreErrorKind, cause?: unknown, place: 'data folder' | 'database' = 'data folder') {
    super(MESSAGES[kind].replace('data folder', place), { cause })
    this.kind = kind
  }
}
