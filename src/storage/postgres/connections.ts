import { closedOnError } from '../closedOnError.ts'
import type { SqlOptions } from '../sql.ts'
import type { PostgresConnection } from './connection.ts'
import type { PostgresPlace } from './location.ts'
import { openAtPrimary } from './primary.ts'
import type { WriterSession } from './writerSession.ts'

const READ_TIMEOUT_MS = 30_000
/** Timeout of migrations in ms: they may index all rows. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** Additional time in ms after the server's statement timeout before the connection counts as lost. */
const SILENCE_MS = 5_000
/** Maximum wait for locks in ms: a killed process holds its locks until the server notices. */
export const LOCK_TIMEOUT_MS = 2_000
/** Maximum idle time in a transaction in ms, so that a hanging writer does not hold its locks. */
const IDLE_TIMEOUT_MS = 120_000

function settings(schema: string, timeoutMs: number, more: readonly string[]): string {
  return [
    `search_path = "${schema}"`,
    `statement_timeout = ${timeoutMs}`,
    `lock_timeout = ${LOCK_TIMEOUT_MS}`,
    'client_min_messages = warning',
    'standard_conforming_strings = on', // backslashes in literals are ordinary characters
    // The server detects within a minute that this computer is unreachable, and releases its lock.
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

/** Opens the writing connection, once `session` has the right to write. */
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
  await closedOnError(connection, () => session.take(connection))
  return { ...connection, close: () => release(connection, session) }
}

/** Opens the connection that renews the lease. Its writes need not survive a crash of the server. */
export function openKeeper(place: PostgresPlace): Promise<PostgresConnection> {
  const prepare = settings(place.schema, LOCK_TIMEOUT_MS, ['synchronous_commit = off'])
  return openAtPrimary(place, { prepare, answerTimeoutMs: LOCK_TIMEOUT_MS + SILENCE_MS })
}

/** Releases the lock before the connection ends, because the server may end the session later. */
async function release(connection: PostgresConnection, session: WriterSession): Promise<void> {
  if (!connection.isLost()) {
    await session.end?.(connection).catch(() => undefined) // connections that are not released run out
    await connection.exec('SELECT pg_advisory_unlock_all()').catch(() => undefined)
  }
  await connection.close()
}

/** A connection that is opened on demand, and again after a loss. */
export interface Reconnecting {
  /** Returns the connection, for one task at a time; rejects as opening it does. */
  connect(): Promise<PostgresConnection>
  close(): Promise<void>
}

/** Creates a connection that `open` opens on demand. */
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
