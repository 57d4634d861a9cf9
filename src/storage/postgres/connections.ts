import type { SqlOptions } from '../sql.ts'
import type { PostgresConnection } from './connection.ts'
import type { PostgresPlace } from './location.ts'
import { openAtPrimary } from './primary.ts'
import type { WriterSession } from './writerSession.ts'

const READ_TIMEOUT_MS = 30_000
/** Migrations may build indexes over everything. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** The server ends a statement by itself; this much later it is taken for gone. */
const SILENCE_MS = 5_000
/** For locks of tables, and for a writer's: a process that was killed keeps its own until the server notices. */
export const LOCK_TIMEOUT_MS = 2_000
/** A writer that hangs in the middle must not hold its locks for ever. */
const IDLE_TIMEOUT_MS = 120_000

function settings(schema: string, timeoutMs: number, more: readonly string[]): string {
  return [
    `search_path = "${schema}"`,
    `statement_timeout = ${timeoutMs}`,
    `lock_timeout = ${LOCK_TIMEOUT_MS}`,
    'client_min_messages = warning',
    'standard_conforming_strings = on', // backslashes in literals are characters like any other
    // The server finds out within a minute that this machine is gone, and frees its lock.
    'tcp_keepalives_idle = 30',
    'tcp_keepalives_interval = 10',
    'tcp_keepalives_count = 3',
    ...more,
  ]
    .map((setting) => `SET ${setting}`)
    .join('; ')
}

/** Opens a connection that can only read. */
export async function openReader(place: PostgresPlace): Promise<PostgresConnection> {
  const prepare = settings(place.schema, READ_TIMEOUT_MS, ['default_transaction_read_only = on'])
  return openAtPrimary(place, { prepare, answerTimeoutMs: READ_TIMEOUT_MS + SILENCE_MS })
}

/** Opens the connection that writes, once `session` has the right to. */
export async function openWriter(
  place: PostgresPlace,
  { durability = 'process' }: SqlOptions,
  session: WriterSession,
): Promise<PostgresConnection> {
  // `off`: a commit is the server's before it reaches the disk. It outlives this process, not the server's own crash; the
  // writer's session finds such a loss. `remote_apply` waits for synchronous standbys, and is `on` where there is none.
  const whenSafe = place.standby === undefined ? 'on' : 'remote_apply'
  const prepare = settings(place.schema, WRITE_TIMEOUT_MS, [
    `synchronous_commit = ${durability === 'power' ? whenSafe : 'off'}`,
    `idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`,
  ])
  const connection = await openAtPrimary(place, {
    prepare,
    answerTimeoutMs: WRITE_TIMEOUT_MS + SILENCE_MS,
  })
  try {
    await session.take(connection)
    return { ...connection, close: () => release(connection, session) }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Opens the connection that says that the writer is alive: what it writes is worth nothing after a crash of the server. */
export function openKeeper(place: PostgresPlace): Promise<PostgresConnection> {
  const prepare = settings(place.schema, LOCK_TIMEOUT_MS, ['synchronous_commit = off'])
  return openAtPrimary(place, { prepare, answerTimeoutMs: LOCK_TIMEOUT_MS + SILENCE_MS })
}

/** Releases the lock before the connection ends: the server may take a moment longer to end the rest. */
async function release(connection: PostgresConnection, session: WriterSession): Promise<void> {
  if (!connection.isLost()) {
    await session.end?.(connection).catch(() => undefined) // what is not given back runs out
    await connection.exec('SELECT pg_advisory_unlock_all()').catch(() => undefined)
  }
  await connection.close()
}

/** A connection that is opened when it is needed and again after it was lost. */
export interface Reconnecting {
  /** The connection, for one task at a time; rejects as opening it does. */
  connect(): Promise<PostgresConnection>
  close(): Promise<void>
}

/** A connection that `open` makes, not yet open. */
export function createReconnecting(open: () => Promise<PostgresConnection>): Reconnecting {
  let current: PostgresConnection | undefined
  const drop = async () => {
    const dropped = current
    current = undefined
    await dropped?.close()
  }
  return {
    async connect() {
      if (current?.isLost() === true) await drop()
      current ??= await open()
      return current
    },
    close: drop,
  }
}
