import type { Connection } from '../engine.ts'
import { openConnection } from './connection.ts'

/** How long a statement waits for another process. */
export const BUSY_TIMEOUT_MS = 5_000
/** Indexes are written all over: more room and rarer checkpoints halve the time of a block full of logs. */
const WRITER_CACHE_KIB = 32 * 1024
/** The writer's own checkpoints, of what the concurrent ones have left. */
const CHECKPOINT_PAGES = 4_000
const WAL_LIMIT_BYTES = 64 * 1024 * 1024

export type Closable = Pick<Connection, 'close'>

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
  const lock = await openConnection(`${path}.lock`, { isReadOnly: false, busyTimeoutMs: waitMs })
  return closedOnError(lock, async () => {
    await lock.all('PRAGMA journal_mode = MEMORY') // nothing is ever written: no journal file is needed
    await lock.run('BEGIN EXCLUSIVE')
  })
}

/** The connection that writes a file, new when there is none. */
export async function openWriter(path: string, durability: 'process' | 'power'): Promise<Connection> {
  const writer = await openConnection(path, { isReadOnly: false, busyTimeoutMs: BUSY_TIMEOUT_MS })
  return closedOnError(writer, async () => {
    await writer.all('PRAGMA journal_mode = WAL')
    await writer.all('PRAGMA temp_store = MEMORY') // else each block makes a file, of what its statements could undo
    await writer.all(`PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`)
    await writer.all(`PRAGMA cache_size = -${WRITER_CACHE_KIB}`)
    await writer.all(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    await writer.all(`PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    await writer.all('SELECT count(*) AS tables FROM sqlite_master') // a file that is no database shows here
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

/** Connections that read a file and never wait for who writes it. */
export async function openReaders(path: string, count: number): Promise<Connection[]> {
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
