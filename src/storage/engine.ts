import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { StoreError, StoreErrorKind } from './errors.ts'
import type { Length, SqlDialect, SqlOptions, SqlRow, SqlValue, Statement } from './sql.ts'

/**
 * A database system. A `Location` is the value of a setting, and a `Place` is one database there. Both are plain data
 * that can be sent to other processes.
 */
export interface DatabaseEngine<Location, Place> {
  /** Spellings of a location in the settings, for messages. */
  readonly locationForms: string
  /** Spelling of its SQL and its literals. */
  readonly dialect: SqlDialect
  /** Begins a transaction that reads one state of the database, without later writes. */
  readonly beginSnapshot: readonly Statement[]
  /** Parses a location of the settings; undefined if it is not one of this engine. */
  parseLocation(text: string): Location | undefined
  /** Prints a location in the spelling of the settings, without its password. */
  printLocation(location: Location): string
  /** Returns the place of the database with this name (lower-case letters, digits and `-`). */
  placeAt(location: Location, name: string, dataFolder: string): Place
  /** Returns whether there is a database at the place, of any version. */
  hasDatabase(place: Place): Promise<boolean>
  /** Opens the database, or creates it. Rejects with a `StoreError`. */
  open(place: Place, options: SqlOptions): Promise<Connections>
  /** Opens a database that another process writes, for reading only. */
  openForReading(place: Place, options: SqlOptions): Promise<Connections>
  /** Creates an error with the place of the engine's data. */
  createError(kind: StoreErrorKind, cause?: unknown): StoreError
}

/** The connections to one open database. */
export interface Connections {
  /** Path of the database's file, for messages to the operator. Absent for other engines than SQLite. */
  readonly file?: string
  /** Runs `task` with a reading connection, which never waits for the writer. */
  read<T>(length: Length, task: (reader: Connection) => MaybePromise<T>): MaybePromise<T>
  /** Runs `task` as one transaction on the writing connection, alone. Absent if the database was opened for reading only. */
  write?<T>(length: Length, task: (writer: Connection, steps: TransactionSteps) => Promise<T>): Promise<T>
  /** Waits for earlier tasks. Called once. */
  close(): Promise<void>
}

/** A connection. Statements run in order of arrival and fail with a `StoreError`. */
export interface Connection {
  all(sql: string, values?: readonly SqlValue[]): MaybePromise<SqlRow[]>
  first(sql: string, values?: readonly SqlValue[]): MaybePromise<SqlRow | undefined>
  /** Returns the number of rows that were changed. */
  run(sql: string, values?: readonly SqlValue[]): MaybePromise<number>
  /** Executes several statements at once, up to the first that fails. */
  runAll(statements: readonly Statement[]): MaybePromise<void>
  close(): MaybePromise<void>
}

/** The statements that begin and end a transaction. */
export interface TransactionSteps {
  readonly begin: readonly Statement[]
  readonly commit: readonly Statement[]
  /** Called after `commit`. */
  readonly onCommit?: () => void
}
