import type { TransactionSteps } from '../engine.ts'
import { runTransaction } from '../transaction.ts'
import type { PostgresConnection } from './connection.ts'

/** The right to write a schema. */
export interface WriterSession {
  /**
   * Takes the right on a new connection; rejects with `storeLocked` when another process has it, and with
   * `storeChanged` when the schema is not as this process left it.
   */
  take(connection: PostgresConnection): Promise<void>
  /** Gives the right back: whoever comes next need not wait. */
  end?(connection: PostgresConnection): Promise<void>
  /** Of the next transaction, whichever connection carries it. */
  steps(): TransactionSteps
}

/** Whether the schema is there. */
export async function hasSchema(connection: PostgresConnection, schema: string): Promise<boolean> {
  const found = await connection.all('SELECT nspname FROM pg_namespace WHERE nspname = ?', [schema])
  return found.length > 0
}

/** Makes the schema unless it is there: asking first spares whoever may use it but not make any. */
export async function makeSchema(connection: PostgresConnection, schema: string): Promise<void> {
  if (!(await hasSchema(connection, schema))) await connection.run(`CREATE SCHEMA "${schema}"`)
}

/** One of several writers of `schema`, in turns with those of other processes or beside them. */
export function createSharedSession(schema: string, takesTurns: boolean): WriterSession {
  const wait = `; SELECT pg_advisory_xact_lock(hashtextextended('scion shared ${schema}', 0))`
  const commit = [{ sql: 'SELECT 1; COMMIT', values: [] }] // the select: see above
  const inTurn = { begin: [{ sql: `BEGIN${wait}`, values: [] }], commit }
  const steps = takesTurns ? inTurn : { begin: [{ sql: 'BEGIN', values: [] }], commit }
  return {
    steps: () => steps,
    take: (connection) => runTransaction(connection, inTurn, () => makeSchema(connection, schema)),
  }
}
