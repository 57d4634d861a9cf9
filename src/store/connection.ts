import type { SqlRow, SqlValue } from './sql.ts'

/** One connection to a database; statements run one after the other, in the order they came. */
export interface Connection {
  all(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>
  /** The number of rows that were changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  close(): Promise<void>
}
