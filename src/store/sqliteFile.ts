import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createResourcePool, type ResourcePool } from '../base/resourcePool.ts'
import { type Checkpoints, openCheckpoints } from './checkpoints.ts'
import type { Connection } from './connection.ts'
import { createSql } from './createSql.ts'
import { StoreError } from './errors.ts'
import { lockForProcess } from './processLock.ts'
import type { Sql, SqlDialect, SqlOptions } from './sql.ts'
import { BUSY_TIMEOUT_MS, type Closable, closeAll, openReaders, openWriter } from './sqliteConnections.ts'
import { runTransaction, type TransactionSteps, writeAll } from './transaction.ts'

/** Name of a database that is gone after `close`. */
const IN_MEMORY = ':memory:'

const DEFAULT_READERS = 2
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
  const opened: Closable[] = [await lockForProcess(location, isShared ? BUSY_TIMEOUT_MS : 0)]
  try {
    const writer = await openWriter(location, options.durability ?? 'process')
    opened.push(writer)
    if (isShared) await opened.shift()?.close()
    const checkpoints = await openCheckpoints(location)
    opened.push(checkpoints)
    const readers = await openReaders(location, options.readers ?? DEFAULT_READERS)
    opened.push(...readers)
    const writing = { writers: createResourcePool([writer], closed), checkpoints }
    return overConnections(writing, createResourcePool(readers, closed), () => closeAll(opened))
  } catch (error) {
    await closeAll(opened)
    throw error
  }
}

/** Opens a SQLite database that another thread or process writes, for reading only; `transaction` is refused. */
export async function openSqliteForReading(location: string, options: SqlOptions = {}): Promise<Sql> {
  const readers = await openReaders(location, options.readers ?? 1)
  return overConnections(undefined, createResourcePool(readers, closed), () => closeAll(readers))
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

interface Writing {
  readonly writers: ResourcePool<Connection>
  readonly checkpoints: Checkpoints
}

function overConnections(
  writing: Writing | undefined,
  readers: ResourcePool<Connection>,
  release: () => Promise<void>,
): Sql {
  const write = async <T>(task: (writer: Connection) => Promise<T>): Promise<T> => {
    if (writing === undefined) throw new StoreError('storeUnavailable', 'opened for reading only')
    const result = await writing.writers.use(task)
    writing.checkpoints.wrote()
    return result
  }
  return createSql({
    dialect: DIALECT,
    all: (sql, values) => readers.use((reader) => reader.all(sql, values)),
    transaction: (work) => write((writer) => runTransaction(writer, STEPS, work)),
    writeAll: (statements) => write((writer) => writeAll(writer, STEPS, statements, "x'")),
    async close() {
      await writing?.writers.drain()
      await readers.drain()
      await release()
    },
  })
}
