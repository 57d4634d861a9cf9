import { createResourcePool, type ResourcePool } from '../base/resourcePool.ts'
import { createSql } from './createSql.ts'
import { StoreError } from './errors.ts'
import type { PostgresPlace } from './location.ts'
import { openPostgresConnection, type PostgresConnection } from './postgres.ts'
import { createReconnecting, type Reconnecting } from './reconnecting.ts'
import type { Sql, SqlDialect, SqlOptions } from './sql.ts'
import { runTransaction, writeAll } from './transaction.ts'
import { createSharedSession, createWriterSession, hasSchema, type WriterSession } from './writerSession.ts'

const DIALECT: SqlDialect = {
  bytes: 'bytea',
  integer: 'bigint',
  clustered: '',
  longText: (expression) => expression,
}
const DEFAULT_READERS = 4
const SCHEMA_FORM = /^[a-z][a-z0-9_]{0,62}$/

const READ_TIMEOUT_MS = 30_000
/** Migrations may build indexes over everything. */
const WRITE_TIMEOUT_MS = 5 * 60_000
/** The server ends a statement by itself; this much later it is taken for gone. */
const SILENCE_MS = 5_000
/** A process that was killed keeps its lock until the server notices. */
const LOCK_TIMEOUT_MS = 2_000
/** A writer that hangs in the middle must not hold its locks for ever. */
const IDLE_TIMEOUT_MS = 120_000

const closed = () => new StoreError('storeClosed')

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

async function openReader({ address, schema }: PostgresPlace): Promise<PostgresConnection> {
  const prepare = settings(schema, READ_TIMEOUT_MS, ['default_transaction_read_only = on'])
  return openPostgresConnection(address, { prepare, answerTimeoutMs: READ_TIMEOUT_MS + SILENCE_MS })
}

async function openWriter(
  { address, schema }: PostgresPlace,
  { durability = 'process' }: SqlOptions,
  session: WriterSession,
): Promise<PostgresConnection> {
  const prepare = settings(schema, WRITE_TIMEOUT_MS, [
    // `off`: a commit is the server's before it reaches the disk. It outlives this process, not the server's own crash;
    // the writer's session finds such a loss.
    `synchronous_commit = ${durability === 'power' ? 'on' : 'off'}`,
    `idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`,
  ])
  const connection = await openPostgresConnection(address, {
    prepare,
    answerTimeoutMs: WRITE_TIMEOUT_MS + SILENCE_MS,
  })
  try {
    await session.take(connection)
    return { ...connection, close: () => release(connection) }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Gives the lock back before the connection ends: the server may take a moment longer to end the rest. */
async function release(connection: PostgresConnection): Promise<void> {
  if (!connection.isLost()) await connection.runAll('SELECT pg_advisory_unlock_all()').catch(() => undefined)
  await connection.close()
}

/**
 * Opens a schema of a PostgreSQL database, made when missing: one connection writes, several read and never wait for it.
 * Connections that are lost are opened again by whoever needs them next. Throws a `StoreError`.
 */
export async function openPostgres(place: PostgresPlace, options: SqlOptions = {}): Promise<Sql> {
  requireSchemaName(place.schema)
  const session = options.isShared === true ? createSharedSession(place.schema) : createWriterSession(place.schema)
  const writer = createReconnecting(() => openWriter(place, options, session))
  await writer.connect()
  const writers = createResourcePool([writer], closed)
  return overConnections(place, options, {
    transaction: (work) => writers.use(async ({ connect }) => runTransaction(await connect(), session.steps(), work)),
    writeAll: (statements) =>
      writers.use(async ({ connect }) => writeAll(await connect(), session.steps(), statements, "'\\x")),
    async close() {
      await writers.drain()
      await writer.close()
    },
  })
}

/** Opens a schema that another thread or process writes, for reading only; `transaction` is refused. */
export async function openPostgresForReading(place: PostgresPlace, options: SqlOptions = {}): Promise<Sql> {
  requireSchemaName(place.schema)
  const first = await openReader(place) // so that what is wrong shows here
  const isThere = await hasSchema(first, place.schema).finally(first.close)
  if (!isThere) throw new StoreError('storeUnavailable', `there is no schema ${place.schema}`, 'database')
  const refuse = async () => {
    throw new StoreError('storeUnavailable', 'opened for reading only', 'database')
  }
  return overConnections(place, options, { transaction: refuse, writeAll: refuse, close: async () => {} })
}

function requireSchemaName(schema: string): void {
  if (!SCHEMA_FORM.test(schema)) throw new RangeError(`${schema} is no name of a schema`)
}

function overConnections(
  place: PostgresPlace,
  { readers = DEFAULT_READERS }: SqlOptions,
  writing: Pick<Sql, 'transaction' | 'writeAll' | 'close'>,
): Sql {
  const members = Array.from({ length: readers }, () => createReconnecting(() => openReader(place)))
  const pool: ResourcePool<Reconnecting> = createResourcePool(members, closed)
  return createSql({
    dialect: DIALECT,
    all: (sql, values) => pool.use(async ({ connect }) => (await connect()).all(sql, values)),
    transaction: writing.transaction,
    writeAll: writing.writeAll,
    async close() {
      const draining = pool.drain()
      await writing.close()
      for (const member of await draining) await member.close()
    },
  })
}
