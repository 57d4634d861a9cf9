import type { TransactionSteps } from '../engine.ts'
import type { SqlOptions } from '../sql.ts'
import { runTransaction } from '../transaction.ts'
import type { PostgresConnection } from './connection.ts'

/** The session of a schema's writer. */
export interface WriterSession {
  /**
   * Acquires the right on a new connection. Rejects with `storeLocked` if another process has it, and with
   * `storeChanged` if the schema has changed since this process lost it.
   */
  take(connection: PostgresConnection): Promise<void>
  /** Releases the right, so that the next writer does not wait. */
  end?(connection: PostgresConnection): Promise<void>
  /** Steps of the next transaction, on any connection. */
  steps(): TransactionSteps
}

/** Returns whether the schema exists. */
export async function hasSchema(connection: PostgresConnection, schema: string): Promise<boolean> {
  const found = await connection.all('SELECT nspname FROM pg_namespace WHERE nspname = ?', [schema])
  return found.length > 0
}

/** Creates the schema unless it exists, so that users without the right to create one can use an existing one. */
export async function makeSchema(connection: PostgresConnection, schema: string): Promise<void> {
  if (!(await hasSchema(connection, schema))) await connection.run(`CREATE SCHEMA "${schema}"`)
}

/** Creates a session for one of several writers of `schema`, which write concurrently with other processes. */
export function createSharedSession(
  schema: string,
  { takesTurns = true }: Pick<SqlOptions, 'takesTurns'>,
): WriterSession {
  const wait = `; SELECT pg_advisory_xact_lock(hashtextextended('scion shared ${schema}', 0))`
  const commit = [{ sql: 'SELECT 1; COMMIT', values: [] }] // the select: see above
  const inTurn = { begin: [{ sql: `BEGIN${wait}`, values: [] }], commit }
  const steps = takesTurns ? inTurn : { begin: [{ sql: 'BEGIN', values: [] }], commit }
  return {
    steps: () => steps,
    take: (connection) => runTransaction(connection, inTurn, () => makeSchema(connection, schema)),
  }
}
