import type { Connection } from './connection.ts'
import { openConnection } from './sqlite.ts'

/** How long a statement waits for another process. */
export const BUSY_TIMEOUT_MS = 5_000
/** Indexes are written all over: more room and rarer checkpoints halve the time of a block full of logs. */
const WRITER_CACHE_KIB = 32 * 1024
/** The writer's own checkpoints, of what those beside it have left. */
const CHECKPOINT_PAGES = 4_000
const WAL_LIMIT_BYTES = 64 * 1024 * 1024

export type Closable = Pick<Connection, 'close'>

/** The newest first, so that the lock goes last. */
export async function closeAll(connections: readonly Closable[]): Promise<void> {
  for (const connection of connections.toReversed()) await connection.close()
}

/** The connection that writes a file, new when there is none. */
export async function openWriter(path: string, durability: 'process' | 'power'): Promise<Connection> {
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
