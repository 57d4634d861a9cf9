import type { Bytes } from '../base/bytes.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'

/** What a column can hold: bytes, an integer below 2^53, text without U+0000 (PostgreSQL keeps none), or nothing. */
export type SqlValue = Bytes | number | string | null

/** One row, by column name. */
export type SqlRow = Readonly<Record<string, SqlValue>>

/** Reading; `?` stands for each of `values` in order, of which SQLite takes 32,766. */
export interface SqlReader {
  all(sql: string, values?: readonly SqlValue[]): Awaitable<SqlRow[]>
  first(sql: string, values?: readonly SqlValue[]): Awaitable<SqlRow | undefined>
}

/** Reading and writing inside one transaction. */
export interface SqlWriter {
  all(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>
  first(sql: string, values?: readonly SqlValue[]): Promise<SqlRow | undefined>
  /** The number of rows that were changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /** Carries several statements out at one go. */
  runAll(statements: readonly Statement[]): Promise<void>
}

/** Many rows in the place of one `?`: what follows `VALUES`. */
export type SqlRows = readonly (readonly SqlValue[])[]

/** A statement to be carried out later; `?` stands for each of `values` in order, and nowhere else. */
export interface Statement {
  readonly sql: string
  readonly values: readonly (SqlValue | SqlRows)[]
}

/** Statements in their order: all there, or made as they are asked for. */
export type Statements = readonly Statement[] | AsyncIterable<Statement>

/** Takes a statement in, for the end of what is being collected. */
export type Write = (sql: string, values: Statement['values']) => void

/** How a database spells what differs between databases; the texts fill the `{name}` places of migrations. */
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
   * The query for the columns of all tables: `table_name`, `column_name`, `key_position` (from 1 in the primary key, else 0),
   * `is_counter` (1 where the database counts by itself and has to be told of numbers that it did not give).
   */
  readonly catalogue: string
  /** The statement after which a column that counts by itself goes on behind the largest number in it; absent where it does so anyway. */
  continueCounter?(table: string, column: string): string
  /** An expression whose value is a long text, in the form that the driver reads fastest: as text or as its bytes. */
  longText(expression: string): string
  /** Bytes as hexadecimal digits in lower case. */
  hex(expression: string): string
  /** A number above or equal 0 as such digits, without leading zeros. */
  hexNumber(expression: string): string
}

/** Whether somebody would notice waiting for it. */
export type Length = 'short' | 'long'

/**
 * What can be read of a database. What is read directly are rows that an index finds at once; that may be done where it is
 * asked for, while others wait.
 */
export interface SqlSource extends SqlReader {
  readonly dialect: SqlDialect
  /** Reads what may take long, in nobody's way. */
  readonly scans: SqlReader
}

/** A database, whichever it is. All SQL in this project is written against this port. */
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
  /** Of writers that share a database, whether one waits for the others; without it only for rows that they both change. */
  readonly takesTurns?: boolean
  /** Hears of the right to write, where another process may take it. */
  readonly lease?: LeaseListener
}

/** Hears how it is with the right of a process to be the only one that writes. */
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
