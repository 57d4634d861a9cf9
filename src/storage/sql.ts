import type { Bytes } from '../base/bytes.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'

/** A value of a column: bytes, an integer below 2^53, text without U+0000 (PostgreSQL stores none), or NULL. */
export type SqlValue = Bytes | number | string | null

/** One row, by column name. */
export type SqlRow = Readonly<Record<string, SqlValue>>

/** Reads rows. Each `?` is one of `values`, in order; SQLite accepts 32,766. */
export interface SqlReader {
  all(sql: string, values?: readonly SqlValue[]): MaybePromise<SqlRow[]>
  first(sql: string, values?: readonly SqlValue[]): MaybePromise<SqlRow | undefined>
}

/** Reads and writes inside one transaction. */
export interface SqlWriter {
  all(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>
  first(sql: string, values?: readonly SqlValue[]): Promise<SqlRow | undefined>
  /** Returns the number of rows that were changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /** Carries several statements out at one go. */
  runAll(statements: readonly Statement[]): Promise<void>
}

/** Rows in place of one `?` after `VALUES`. */
export type SqlRows = readonly (readonly SqlValue[])[]

/** A statement to execute. Each `?` is one of `values`, in order, and has no other meaning. */
export interface Statement {
  readonly sql: string
  readonly values: readonly (SqlValue | SqlRows)[]
}

/** Statements in order, as a list or created on demand. */
export type Statements = readonly Statement[] | AsyncIterable<Statement>

/** Collects a statement. */
export type Write = (sql: string, values: Statement['values']) => void

/** The SQL that differs between databases. The texts replace `{name}` in migrations. */
export interface SqlDialect {
  readonly bytes: string
  readonly integer: string
  /** Ends the definition of a table whose rows should lie in the order of their primary key. */
  readonly clustered: string
  /** The type of a primary key that counts rows by itself. */
  readonly counter: string
  /** What comes before the hexadecimal digits in a literal of bytes. */
  readonly bytesPrefix: "x'" | "'\\x"
  /**
   * Query for the columns of all tables: `table_name`, `column_name`, `key_position` (from 1 in the primary key,
   * otherwise 0), `is_counter` (1 if the database assigns numbers and must be updated after explicit ones).
   */
  readonly catalogue: string
  /**
   * Returns the statement after which a column that counts by itself goes on behind the largest number in it; absent
   * where it does so anyway.
   */
  continueCounter?(table: string, column: string): string
  /**
   * Returns an expression whose value is a long text, in the form that the driver reads fastest: as text or as its
   * bytes.
   */
  longText(expression: string): string
  /** Bytes as hexadecimal digits in lower case. */
  hex(expression: string): string
  /** Returns a number above or equal 0 as such digits, without leading zeros. */
  hexNumber(expression: string): string
}

/** Whether a read may take long. */
export type Length = 'short' | 'long'

/**
 * Reads of a database. Direct reads are rows that an index finds at once, which may be read synchronously.
 */
export interface SqlSource extends SqlReader {
  readonly dialect: SqlDialect
  /** Reads what may take long, in nobody's way. */
  readonly scans: SqlReader
}

/** A database of any engine. All SQL of the project uses this port. */
export interface Sql extends SqlSource {
  /** Runs `work` over one state of the database, which nothing that is written meanwhile changes. */
  snapshot<T>(work: (sql: SqlReader) => Promise<T>): Promise<T>
  /** Runs `work` alone: all of it is kept, durably, or nothing. An error inside rolls back and is passed on. */
  transaction<T>(work: (sql: SqlWriter) => Promise<T>, length?: Length): Promise<T>
  /** Carries out `statements` in order, in one round trip unless they are long: all are kept, durably, or nothing. */
  writeAll(statements: Statements): Promise<void>
  /** Waits for what is under way; whoever asks afterwards gets a `storeClosed` error. */
  close(): Promise<void>
}

/** How a database is opened. */
export interface SqlOptions {
  /** What acknowledged data survive: `process` (default), this process being killed; `power`, a power failure, too. */
  readonly durability?: 'process' | 'power'
  /** That many long reads run at once. */
  readonly readers?: number
  /** Let other processes write too; by default this process is the only one that does. */
  readonly isShared?: boolean
  /**
   * Of writers that share a database, whether one waits for the others; without it only for rows that they both change.
   */
  readonly takesTurns?: boolean
  /** Hears of the right to write, where another process may take it. */
  readonly lease?: LeaseListener
}

/** Callbacks about the exclusive right to write. */
export interface LeaseListener {
  /** This process is the one that writes: the `epoch`th; for `formerMs` more the one before may not know of it. */
  onTaken?(epoch: number, formerMs: number): void
  /** This process goes on after its connection was lost, or the database has ended and come back. */
  onResumed?(): void
  /** Nobody takes its place before so many milliseconds, by `performance.now()`. */
  onHeldUntil?(untilMs: number): void
  /** Called once when another process has taken the right: this one writes nothing more. */
  onReplaced?(): void
}
