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
  /** Executes several statements at once. */
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
  /** Ends the definition of a table whose rows are stored in the order of their primary key. */
  readonly clustered: string
  /** Type of a primary key whose numbers the database assigns. */
  readonly counter: string
  /** Text before the hexadecimal digits in a literal of bytes. */
  readonly bytesPrefix: "x'" | "'\\x"
  /**
   * Query for the columns of all tables: `table_name`, `column_name`, `key_position` (from 1 in the primary key,
   * otherwise 0), `is_counter` (1 if the database assigns numbers and must be updated after explicit ones).
   */
  readonly catalogue: string
  /**
   * Returns the statement after which the database assigns numbers above the largest one of a column; absent if it
   * always does.
   */
  continueCounter?(table: string, column: string): string
  /**
   * Returns an expression whose value is a long text, in the form that the driver reads fastest: as text or as its
   * bytes.
   */
  longText(expression: string): string
  /** Returns an expression for bytes as hexadecimal digits in lower case. */
  hex(expression: string): string
  /** Returns an expression for a number of at least 0 as such digits, without leading zeros. */
  hexNumber(expression: string): string
}

/** Whether a read may take long. */
export type Length = 'short' | 'long'

/**
 * Reads of a database. Direct reads are rows that an index finds at once, which may be read synchronously.
 */
export interface SqlSource extends SqlReader {
  readonly dialect: SqlDialect
  /** Executes long reads, beside short ones. */
  readonly scans: SqlReader
}

/** A database of any engine. All SQL of the project uses this port. */
export interface Sql extends SqlSource {
  /** Path of its file, for messages to the operator. Absent for other engines than SQLite. */
  readonly file?: string | undefined
  /** Runs `work` over one state of the database, without later writes. */
  snapshot<T>(work: (sql: SqlReader) => Promise<T>): Promise<T>
  /** Runs `work` as one durable transaction. An error rolls back and is thrown. */
  transaction<T>(work: (sql: SqlWriter) => Promise<T>, length?: Length): Promise<T>
  /** Executes `statements` in order as one durable transaction, in one round trip unless they are long. */
  writeAll(statements: Statements): Promise<void>
  /** Waits for running tasks. Later calls reject with `storeClosed`. */
  close(): Promise<void>
}

/** Options of an open database. */
export interface SqlOptions {
  /** Failures that acknowledged data survive: `process` (default), the death of this process; `power`, also a power failure. */
  readonly durability?: 'process' | 'power'
  /** Max concurrent long reads. */
  readonly readers?: number
  /** Whether other processes may write too; by default only this process does. */
  readonly isShared?: boolean
  /**
   * Whether processes that share a database write one after another. Otherwise they wait only for rows that both
   * change.
   */
  readonly takesTurns?: boolean
  /** Callbacks about the right to write, if another process may take it. */
  readonly lease?: LeaseListener
}

/** The writer before this one. */
export interface FormerWriter {
  /** Time in ms for which it may not know that it was replaced. */
  readonly leaseMs: number
  /** Time in ms since it ended, or since its last sign of life if it was killed. Undefined for the first writer. */
  readonly silentMs: number | undefined
}

/** Callbacks about the exclusive right to write. */
export interface LeaseListener {
  /** Called when this process becomes the writer. `epoch` is its number. */
  onTaken?(epoch: number, former: FormerWriter): void
  /** Called when this process is still the writer after its connection was lost or the database was restarted. */
  onResumed?(): void
  /** Called with the time until which no other process can become the writer, in ms by `performance.now()`. */
  onHeldUntil?(untilMs: number): void
  /** Called once when another process has taken the right: this one writes nothing more. */
  onReplaced?(): void
}
