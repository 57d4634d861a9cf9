import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Connection } from './connection.ts'
import { createSql } from './createSql.ts'
import { StoreError } from './errors.ts'
import { createPool, type Pool } from './pool.ts'
import { lockForProcess } from './processLock.ts'
import type { Sql, SqlDialect, SqlOptions } from './sql.ts'
import { openConnection } from './sqlite.ts'
import { runTransaction, type TransactionSteps, writeAll } from './transaction.ts'

/** Name of a database that is gone after `close`. */
const IN_MEMORY = ':memory:'

const DEFAULT_READERS = 2
const BUSY_TIMEOUT_MS = 5_000
/** Indexes are written all over: more room and rarer checkpoints halve the time of a block full of logs. */
const WRITER_CACHE_KIB = 32 * 1024
const CHECKPOINT_PAGES = 4_000
const WAL_LIMIT_BYTES = 64 * 1024 * 1024
const DIALECT: SqlDialect = {
  bytes: 'BLOB',
  integer: 'INTEGER',
  clustered: 'WITHOUT ROWID',
  longText: (expression) => `CAST(${expression} AS BLOB)`,
}

const STEPS: TransactionSteps = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT' }

const closed = () => new StoreError('storeClosed')

/** Opens a SQLite database: one connection writes, several read and never wait for it. Throws a `StoreError`. */
export async function openSqlite(location: string, options: SqlOptions = {}): Promise<Sql> {
  if (location === IN_MEMORY) return openTemporary(options)
  await mkdir(dirname(location), { recursive: true }).catch((error) => {
    throw new StoreError('storeUnavailable', error)
  })
  // Those who share a file take turns in opening it: SQLite lets only one switch to WAL, and does not make the others wait.
  const isShared = options.isShared === true
  const opened = [await lockForProcess(location, isShared ? BUSY_TIMEOUT_MS : 0)]
  try {
    const writer = await openWriter(location, options.durability ?? 'process')
    opened.push(writer)
    if (isShared) await opened.shift()?.close()
    const readers = await openReaders(location, options.readers ?? DEFAULT_READERS)
    opened.push(...readers)
    return overConnections(createPool([writer], closed), createPool(readers, closed), () => closeAll(opened))
  } catch (error) {
    await closeAll(opened)
    throw error
  }
}

/** Opens a SQLite database that another thread or process writes, for reading only; `transaction` is refused. */
export async function openSqliteForReading(location: string, options: SqlOptions = {}): Promise<Sql> {
  const readers = await openReaders(location, options.readers ?? 1)
  return overConnections(undefined, createPool(readers, closed), () => closeAll(readers))
}

/** The newest first, so that the lock goes last. */
async function closeAll(connections: readonly Connection[]): Promise<void> {
  for (const connection of connections.toReversed()) await connection.close()
}

/**
 * SQLite's own in-memory databases cannot be read while they are written without showing half a transaction, so this is a
 * file like any other, in a folder of its own that goes with `close`.
 */
async function openTemporary(options: SqlOptions): Promise<Sql> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-')).catch((error) => {
    throw new StoreError('storeUnavailable', error)
  })
  const sql = await openSqlite(join(folder, 'temporary.sqlite'), options)
  const close = async () => {
    await sql.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...sql, close }
}

async function openWriter(path: string, durability: 'process' | 'power'): Promise<Connection> {
  const connection = await openConnection(path, { isReadOnly: false, busyTimeoutMs: BUSY_TIMEOUT_MS })
  try {
    await connection.all('PRAGMA journal_mode = WAL')
    await connection.all('PRAGMA temp_store = MEMORY') // else each block makes a file, of what its statements could undo
    await connection.all(`PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`)
    await connection.all(`PRAGMA cache_size = -${WRITER_CACHE_KIB}`)
    await connection.all(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    await connection.all(`PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    await connection.all('SELECT count(*) AS tables FROM sqlite_master') // a file that is no database shows here
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function openReaders(path: string, count: number): Promise<Connection[]> {
  const readers: Connection[] = []
  try {
    while (readers.length < count) {
      readers.push(await openConnection(path, { isReadOnly: true, busyTimeoutMs: BUSY_TIMEOUT_MS }))
    }
    return readers
  } catch (error) {
    await closeAll(readers)
    throw error
  }
}

function overConnections(
  writers: Pool<Connection> | undefined,
  readers: Pool<Connection>,
  release: () => Promise<void>,
): Sql {
  const write = async <T>(task: (writer: Connection) => Promise<T>): Promise<T> => {
    if (writers === undefined) throw new StoreError('storeUnavailable', 'opened for reading only')
    return writers.use(task)
  }
  return createSql({
    dialect: DIALECT,
    all: (sql, values) => readers.use((reader) => reader.all(sql, values)),
    transaction: (work) => write((writer) => runTransaction(writer, STEPS, work)),
    writeAll: (statements) => write((writer) => writeAll(writer, STEPS, statements, "x'")),
    async close() {
      await writers?.drain()
      await readers.drain()
      await release()
    },
  })
}
