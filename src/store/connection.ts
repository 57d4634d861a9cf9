import type { SqlRow, SqlValue } from './sql.ts'

/** One connection to a database; statements run one after the other, in the order they came. */
export interface Connection {
  all(sql: string, values?: readonly SqlValue[]): Promise<SqlRow[]>
  /** The number of rows that were changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /** Runs several statements without values, separated by `;`, at one go; what follows one that fails is not run. */
  runAll(sql: string): Promise<void>
  close(): Promise<void>
}
