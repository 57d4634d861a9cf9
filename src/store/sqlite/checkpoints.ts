import type { Connection } from '../engine.ts'
import { openConnection } from './connection.ts'

/** A block of one transfer is about 40 pages of the log. */
const WRITES_BETWEEN = 64

/** Moves what was written from SQLite's log into its file, so that the writer need not wait for the disk. */
export interface Checkpoints {
  /** Something was written. */
  wrote(): void
  close(): Promise<void>
}

/** Opens a connection for that on a file that is in WAL mode already. */
export async function openCheckpoints(path: string): Promise<Checkpoints> {
  const connection = await openConnection(path, { isReadOnly: false, busyTimeoutMs: 0 })
  let writes = 0
  let isRunning = false
  return {
    wrote() {
      writes++
      if (isRunning || writes < WRITES_BETWEEN) return
      writes = 0
      isRunning = true
      void checkpoint(connection).finally(() => {
        isRunning = false
      })
    },
    close: connection.close,
  }
}

async function checkpoint(connection: Connection): Promise<void> {
  try {
    await connection.all('PRAGMA wal_checkpoint(PASSIVE)')
  } catch {
    // Nothing waits for it: the log stays as it is, the next one tries again, and the writer does it itself when the
    // log is long.
  }
}
