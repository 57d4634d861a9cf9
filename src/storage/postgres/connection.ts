import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { keepAccount } from '../../concurrency/processorTime.ts'
import { createResourcePool } from '../../concurrency/resourcePool.ts'
import type { Connection } from '../engine.ts'
import { StoreError, type StoreErrorKind } from '../errors.ts'
import { writeOutAll } from '../literals.ts'
import type { SqlRow, SqlValue } from '../sql.ts'
import type { PostgresAddress } from './location.ts'
import { createStatementNames, numberPlaceholders } from './statements.ts'

/** One connection to a PostgreSQL server. */
export interface PostgresConnection extends Connection {
  /** Executes several statements without values, separated by `;`, at once. */
  exec(sql: string): Promise<void>
  /** Returns whether the connection is lost. */
  isLost(): boolean
}

export interface ConnectionOptions {
  /** Statements to execute first: settings of the session. */
  readonly prepare: string
  /** Time in ms without an answer after which a statement's connection counts as lost. */
  readonly answerTimeoutMs: number
  /** Called with each channel of a notification, among those that the connection listens to. */
  onNotification?(channel: string): void
}

const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 30_000
/** Maximum number of values: the protocol counts them in 16 bits, and the driver would overflow. */
const MAX_VALUES = 65_535
const NUMBERED_TEXTS = 512

/** The driver, which is loaded with the first connection: most nodes do not use PostgreSQL. */
type Driver = typeof pg

/** Kinds of errors by SQLSTATE or its class (postgresql.org/docs, appendix A). */
const KINDS: Readonly<Record<string, StoreErrorKind>> = {
  '08': 'storeUnavailable', // connection exceptions
  '28': 'storeUnavailable', // authorisation
  '3D': 'storeUnavailable', // no such database
  '57': 'storeUnavailable', // shutdown, still starting; 57014 below
  '57014': 'storeFailed', // timed out
  '25006': 'storeUnavailable', // read only
  '40001': 'storeUnavailable', // a standby cancelled a read to apply changes of the primary
  '22012': 'storeChanged', // division by zero, by which a commit detects another writer
  '42501': 'storeUnavailable', // not permitted
  '53300': 'storeUnavailable', // too many connections
  '53100': 'storeFull',
  '55P03': 'storeLocked',
  XX001: 'storeCorrupted',
  XX002: 'storeCorrupted',
}

/** Creates a `StoreError` from an error of PostgreSQL. */
export function createError(kind: StoreErrorKind, cause?: unknown): StoreError {
  return new StoreError(kind, cause, 'database')
}

function toStoreError(error: unknown, { DatabaseError }: Driver): StoreError {
  if (error instanceof StoreError) return error
  const code = error instanceof DatabaseError ? error.code : '08'
  const kind = code === undefined ? undefined : (KINDS[code] ?? KINDS[code.slice(0, 2)])
  return createError(kind ?? 'storeFailed', error)
}

/** Parses an integer as a number if it is exact, otherwise returns the text, never a rounded number. */
function readInteger(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

/** Parses `\x0a0b` to bytes of their own memory: a view in a cache would keep the driver's buffer alive. */
function readBytes(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length - 2) / 2)
  Buffer.from(bytes.buffer).write(text.slice(2), 'hex')
  return bytes
}

const readersOf = ({ types: { builtins } }: Driver) =>
  new Map<number, (text: string) => SqlValue>([
    [builtins.BYTEA, readBytes],
    [builtins.INT8, readInteger],
    [builtins.INT4, readInteger],
    [builtins.INT2, readInteger],
    [builtins.NUMERIC, readInteger], // what sum() makes of bigint
  ])
const asText = (text: string) => text

function createClient(
  driver: Driver,
  { host, port, database, user, password, tls }: PostgresAddress,
  answerTimeoutMs: number,
) {
  const readers = readersOf(driver)
  return new driver.Client({
    ...{ host, port, database, user, password },
    ssl: tls === 'off' ? false : { rejectUnauthorized: tls === 'verified' },
    application_name: 'scion',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: { getTypeParser: (type: number) => readers.get(type) ?? asText },
  })
}

/** Opens a connection. Rejects with a `StoreError`. */
export async function openPostgresConnection(
  address: PostgresAddress,
  { prepare, answerTimeoutMs, onNotification }: ConnectionOptions,
): Promise<PostgresConnection> {
  const { default: driver } = await import('pg')
  const client = createClient(driver, address, answerTimeoutMs)
  let isLost = false
  const lose = () => {
    isLost = true
  }
  client.on('error', lose) // a server that stops reports it, also between statements
  client.on('end', lose)
  if (onNotification !== undefined) client.on('notification', ({ channel }) => onNotification(channel))
  const numbered = new LRUCache<string, string>({ max: NUMBERED_TEXTS })
  const nameOf = createStatementNames()
  // One statement at a time: the driver's queue would send statements that follow an abandoned one.
  const turns = createResourcePool([client], () => createError('storeClosed'))

  const number = (sql: string): string => {
    const text = numbered.get(sql) ?? numberPlaceholders(sql)
    numbered.set(sql, text)
    return text
  }
  const query = (config: pg.QueryConfig): Promise<pg.QueryResult<SqlRow>> =>
    turns.use(async () => {
      // An abandoned statement may still run. Later ones must not wait for it.
      if (isLost) throw createError('storeUnavailable', 'the connection is lost')
      try {
        return await keepAccount(client.query<SqlRow>(config))
      } catch (error) {
        // An error that is not the server's, or is its last message, leaves the connection in an unknown state.
        if (!(error instanceof driver.DatabaseError) || error.severity === 'FATAL') lose()
        throw toStoreError(error, driver)
      }
    })
  const ask = async (sql: string, values: readonly SqlValue[]) => {
    if (values.length > MAX_VALUES) throw createError('storeFailed', `more than ${MAX_VALUES} values`)
    const name = nameOf(sql)
    return query({ text: number(sql), values: [...values], ...(name !== undefined && { name }) })
  }

  const exec = async (sql: string): Promise<void> => {
    await query({ text: sql })
  }

  const connection: PostgresConnection = {
    all: async (sql, values = []) => (await ask(sql, values)).rows,
    run: async (sql, values = []) => (await ask(sql, values)).rowCount ?? 0,
    first: async (sql, values = []) => (await ask(sql, values)).rows[0],
    async runAll(statements) {
      for (const piece of writeOutAll(statements, "'\\x")) await exec(piece)
    },
    exec,
    isLost: () => isLost,
    async close() {
      await turns.drain()
      await client.end().catch(() => undefined)
    },
  }
  try {
    await client.connect()
    await exec(prepare)
    return connection
  } catch (error) {
    await connection.close()
    throw toStoreError(error, driver)
  }
}
