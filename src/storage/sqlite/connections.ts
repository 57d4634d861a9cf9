import { rm, stat } from 'node:fs/promises'
import { closedOnError } from '../closedOnError.ts'
import type { Connection } from '../engine.ts'
import { whileLocked } from '../whileLocked.ts'
import { openConnection } from './connection.ts'
import type { StillPart } from './connectionOptions.ts'
import type { SqliteDriver } from './drivers.ts'

/** Maximum wait of a reader for another process in ms. Writers retry, see `whileLocked`. */
const READER_BUSY_TIMEOUT_MS = 1_000
/** Maximum wait for another process in ms. */
export const PATIENCE_MS = 5_000
/**
 * Cache of the writer. Indexes are written at random positions: a larger cache and fewer checkpoints halve the time of
 * a block full of logs.
 */
const WRITER_CACHE_KIB = 32 * 1024
const READER_CACHE_KIB = 8 * 1024
/** Fails for a file that is not a database or cannot be read. Other statements leave the file closed. */
const READS_FILE = 'SELECT count(*) AS tables FROM sqlite_master'
const WAL_LIMIT_BYTES = 64 * 1024 * 1024

export type Closable = Pick<Connection, 'close'>
type Open = SqliteDriver['open']

/** Closes connections, the newest first, so that the lock is released last. */
export async function closeAll(connections: readonly Closable[]): Promise<void> {
  for (const connection of connections.toReversed()) await connection.close()
}

/**
 * Acquires the right to write `path` until the connection is closed. Rejects with `storeLocked` if another process does
 * not release it within `waitMs`. The lock is an open transaction on a small database of its own. The operating system
 * releases it whenever the process ends, so there are no stale locks as with a file of a process id.
 */
export async function lockForProcess(path: string, waitMs: number): Promise<Connection> {
  const lock = await openConnection(`${path}.lock`, { isReadOnly: false, busyTimeoutMs: 0 })
  return closedOnError(lock, async () => {
    // Nothing is written, so no journal file is needed.
    const statements = ['PRAGMA journal_mode = MEMORY', 'BEGIN EXCLUSIVE'].map((sql) => ({ sql, values: [] }))
    await whileLocked(() => lock.runAll(statements), { waitMs })
    return lock
  })
}

/**
 * Acquires the right to read `path` while no process has the right of {@link lockForProcess}, until the connection is closed.
 * Rejects with `storeLocked` if one has it. Writes nothing. Another reader may have it as well.
 */
export async function lockForReading(path: string): Promise<Connection> {
  const lock = await openConnection(`${path}.lock`, { isReadOnly: true, busyTimeoutMs: 0 })
  return closedOnError(lock, async () => {
    await lock.runAll(['BEGIN', READS_FILE].map((sql) => ({ sql, values: [] })))
    return lock
  })
}

/** Opens a connection that writes a file, and creates the file if missing. */
export async function openWriter(open: Open, path: string, durability: 'process' | 'power'): Promise<Connection> {
  const writer = await open(path, { isReadOnly: false, busyTimeoutMs: 0 })
  return closedOnError(writer, async () => {
    await whileLocked(() => writer.all('PRAGMA journal_mode = WAL'), { waitMs: PATIENCE_MS })
    await writer.all('PRAGMA temp_store = MEMORY') // otherwise each block creates a file for the undo of its statements
    await writer.all(`PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`)
    await writer.all(`PRAGMA cache_size = -${WRITER_CACHE_KIB}`)
    await writer.all('PRAGMA wal_autocheckpoint = 0') // see checkpoints.ts
    await writer.all(`PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    await writer.all(READS_FILE)
    return writer
  })
}

/**
 * Removes the page checksums that version 0.1.0 stored beside the file. They do not match the pages that are written
 * without them. Version 0.1.0 creates them again when they are absent.
 */
export async function removeSums(path: string): Promise<void> {
  await rm(`${path}-sums`, { force: true })
}

/** Moves the whole log to the file, which is then complete without it. */
export async function emptyLog(writer: Connection): Promise<void> {
  try {
    await writer.all('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The contents of the log stay there for the next start.
  }
}

/** Maximum length of a log that stays, in bytes. A longer one slows each start until it is moved. */
const LEFT_LOG_BYTES = 2 ** 20

/** Empties a log that has grown because several processes were killed before their first checkpoint. */
export async function emptyLongLog(writer: Connection, path: string): Promise<void> {
  const log = await stat(`${path}-wal`).catch(() => undefined)
  if (log !== undefined && log.size > LEFT_LOG_BYTES) await emptyLog(writer)
}

/** Opens a connection that reads a file and never waits for who writes it. */
export async function openReader(open: Open, path: string, still?: StillPart): Promise<Connection> {
  const reader = await open(path, { isReadOnly: true, busyTimeoutMs: READER_BUSY_TIMEOUT_MS, still })
  return closedOnError(reader, async () => {
    await reader.all(`PRAGMA cache_size = -${READER_CACHE_KIB}`)
    await reader.all(READS_FILE)
    return reader
  })
}
