import { randomUUID } from 'node:crypto'
import { requireInteger, requireText } from '../columns.ts'
import type { TransactionSteps } from '../engine.ts'
import { runTransaction } from '../transaction.ts'
import { createError, type PostgresConnection } from './connection.ts'

/**
 * The right to write a schema, for the life of this process. The lock belongs to the session of the writing connection,
 * so that a lost connection cannot write without it; and the schema counts our transactions, so that a connection that
 * replaces a lost one sees whether everything is as this process left it: no other writer meanwhile, nothing
 * acknowledged that is gone, nothing kept that was reported as failed.
 */
export interface WriterSession {
  /**
   * Takes the right on a new connection; rejects with `storeLocked` when another process has it, and with
   * `storeChanged` when the schema is not as this process left it.
   */
  take(connection: PostgresConnection): Promise<void>
  /** Of the next transaction, whichever connection carries it. */
  steps(): TransactionSteps
}

const TAKE_LOCK = "SELECT pg_advisory_lock(hashtextextended('scion ' || ?, 0))"
const TABLE = 'CREATE TABLE IF NOT EXISTS writer_session (id text NOT NULL, commits bigint NOT NULL)'

/** Whether the schema is there. */
export async function hasSchema(connection: PostgresConnection, schema: string): Promise<boolean> {
  const found = await connection.all('SELECT nspname FROM pg_namespace WHERE nspname = ?', [schema])
  return found.length > 0
}

/** Makes the schema unless it is there: asking first spares whoever may use it but not make any. */
async function makeSchema(connection: PostgresConnection, schema: string): Promise<void> {
  if (!(await hasSchema(connection, schema))) await connection.run(`CREATE SCHEMA "${schema}"`)
}

/** The only writer of `schema`. */
export function createWriterSession(schema: string): WriterSession {
  const id = randomUUID()
  let commits: number | undefined

  const begin = async (connection: PostgresConnection) => {
    await makeSchema(connection, schema)
    await connection.exec(
      `BEGIN; ${TABLE}; DELETE FROM writer_session; INSERT INTO writer_session VALUES ('${id}', 0); COMMIT`,
    )
    commits = 0
  }
  const check = async (connection: PostgresConnection) => {
    const [row] = await connection.all('SELECT id, commits FROM writer_session')
    if (row !== undefined && requireText(row, 'id') === id && requireInteger(row, 'commits') === commits) return
    throw createError('storeChanged')
  }

  return {
    async take(connection) {
      await connection.all(TAKE_LOCK, [schema])
      await (commits === undefined ? begin(connection) : check(connection))
    },
    steps() {
      const next = (commits ?? 0) + 1
      return {
        begin: [{ sql: 'BEGIN', values: [] }],
        // The update comes first: in a transaction that failed it throws, where COMMIT alone would quietly roll back.
        commit: [{ sql: `UPDATE writer_session SET commits = ${next}; COMMIT`, values: [] }],
        onCommit() {
          commits = next
        },
      }
    },
  }
}

/** One of several writers of `schema`, in turns with those of other processes. */
export function createSharedSession(schema: string): WriterSession {
  const wait = `SELECT pg_advisory_xact_lock(hashtextextended('scion shared ${schema}', 0))`
  const steps = {
    begin: [{ sql: `BEGIN; ${wait}`, values: [] }],
    commit: [{ sql: 'SELECT 1; COMMIT', values: [] }], // the select: see above
  }
  return {
    steps: () => steps,
    take: (connection) => runTransaction(connection, steps, () => makeSchema(connection, schema)),
  }
}
