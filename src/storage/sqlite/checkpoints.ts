import { requireInteger } from '../columns.ts'
import type { Connection } from '../engine.ts'
import type { SqlRow } from '../sql.ts'

/** Writes between two checkpoints. A block of one transfer is 20 to 30 pages of the log. */
const WRITES_BETWEEN = 64
/** Length of the log, in pages, from which the next checkpoint excludes writers, so that the log restarts. */
const LONG_LOG_PAGES = 4_000

/** Moves writes from SQLite's write-ahead log to the database file, so that the writer need not wait for the disk. */
export interface Checkpoints {
  /** Called after each transaction. */
  wrote(): void
  /** Resolves when no checkpoint runs. */
  settled(): Promise<void>
}

/**
 * Creates checkpoints through `connection`, which does nothing else. They run concurrently with writers and never wait
 * for them. A long log is checkpointed again inside `alone`, which runs a task without writes, so that the next write
 * restarts the log.
 */
export function createCheckpoints(
  connection: Pick<Connection, 'first'>,
  alone: (task: () => Promise<void>) => Promise<void>,
): Checkpoints {
  let writes = 0
  let running: Promise<void> | undefined
  const run = async (): Promise<void> => {
    if ((await checkpoint(connection)) < LONG_LOG_PAGES) return
    await alone(async () => {
      await checkpoint(connection)
    })
  }
  return {
    wrote() {
      writes++
      if (running !== undefined || writes < WRITES_BETWEEN) return
      writes = 0
      running = run()
        // The log stays, and the next checkpoint retries.
        .catch(() => undefined)
        .finally(() => {
          running = undefined
        })
    },
    settled: async () => running,
  }
}

/** Returns the length of the log, in pages. */
async function checkpoint(connection: Pick<Connection, 'first'>): Promise<number> {
  const row: SqlRow | undefined = await connection.first('PRAGMA wal_checkpoint(PASSIVE)')
  return row === undefined ? 0 : requireInteger(row, 'log')
}
