import { rm, stat } from 'node:fs/promises'
import type { Connection } from '../engine.ts'
import { whileLocked } from '../whileLocked.ts'
import { openConnection } from './connection.ts'
import type { SqliteDriver } from './drivers.ts'

/** Another process is at work only for moments; a writer of ours asks again, see `whileLocked`. */
const READER_BUSY_TIMEOUT_MS = 1_000
/** How long to wait for another process. */
export const PATIENCE_MS = 5_000
/** Indexes are written all over: more room and rarer checkpoints halve the time of a block full of logs. */
const WRITER_CACHE_KIB = 32 * 1024
const READER_CACHE_KIB = 8 * 1024
const WAL_LIMIT_BYTES = 64 * 1024 * 1024

export type Closable = Pick<Connection, 'close'>
type Open = SqliteDriver['open']

/** The newest first, so that the lock goes last. */
export async function closeAll(connections: readonly Closable[]): Promise<void> {
  for (const connection of connections.toReversed()) await connection.close()
}

/**
 * Takes the right to write `path` until the connection is closed, for the life of this process if need be; rejects with
 * `storeLocked` when another process has it and does not release it within `waitMs`.
 * The lock is a transaction held open on a small database of its own: the operating system releases it when the process
 * ends, however it ends, so there is nothing stale to judge, as there would be with a file that holds a process id.
 */
export async function lockForProcess(path: string, waitMs: number): Promise<Connection> {
  const lock = await openConnection(`${path}.lock`, { isReadOnly: false, busyTimeoutMs: 0 })
  return closedOnError(lock, async () => {
    // Nothing is ever written: no journal file is needed.
    const statements = ['PRAGMA journal_mode = MEMORY', 'BEGIN EXCLUSIVE'].map((sql) => ({ sql, values: [] }))
    await whileLocked(() => lock.runAll(statements), { waitMs })
  })
}

/** A connection that writes a file, new when there is none. */
export async function openWriter(open: Open, path: string, durability: 'process' | 'power'): Promise<Connection> {
  const writer = await open(path, { isReadOnly: false, busyTimeoutMs: 0 })
  return closedOnError(writer, async () => {
    await whileLocked(() => writer.all('PRAGMA journal_mode = WAL'), { waitMs: PATIENCE_MS })
    await writer.all('PRAGMA temp_store = MEMORY') // else each block makes a file, of what its statements could undo
    await writer.all(`PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`)
    await writer.all(`PRAGMA cache_size = -${WRITER_CACHE_KIB}`)
    await writer.all('PRAGMA wal_autocheckpoint = 0') // see checkpoints.ts
    await writer.all(`PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    await writer.all('SELECT count(*) AS tables FROM sqlite_master') // a file that is no database shows here
  })
}

/**
 * Removes the page checksums that version 0.1.0 stored beside the file. They do not match the pages that are written without
 * them. Version 0.1.0 creates them again when they are absent.
 */
export async function removeSums(path: string): Promise<void> {
  await rm(`${path}-sums`, { force: true })
}

/** Moves all of the log into the file, which then is complete without it. */
export async function emptyLog(writer: Connection): Promise<void> {
  try {
    await writer.all('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // What is in the log stays there, for the next start to find.
  }
}

/** Read in some milliseconds; what is longer costs each start until it is moved. */
const LEFT_LOG_BYTES = 2 ** 20

/** Empties a log that has become long because one process after the other was killed before its first checkpoint. */
export async function emptyLongLog(writer: Connection, path: string): Promise<void> {
  const log = await stat(`${path}-wal`).catch(() => undefined)
  if (log !== undefined && log.size > LEFT_LOG_BYTES) await emptyLog(writer)
}

/** A connection that reads a file and never waits for who writes it. */
export async function openReader(open: Open, path: string): Promise<Connection> {
  const reader = await open(path, { isReadOnly: true, busyTimeoutMs: READER_BUSY_TIMEOUT_MS })
  return closedOnError(reader, async () => {
    await reader.all(`PRAGMA cache_size = -${READER_CACHE_KIB}`)
  })
}

async function closedOnError(connection: Connection, prepare: () => Promise<void>): Promise<Connection> {
  try {
    await prepare()
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}
