import { requireInteger } from '../columns.ts'
import type { Connection } from '../engine.ts'
import type { SqlRow } from '../sql.ts'

/** A block of one transfer is 20 to 30 pages of the log. */
const WRITES_BETWEEN = 64
/** With more of them the log begins anew, so that it stays short however much is written. */
const LONG_LOG_PAGES = 4_000

/** Moves what was written from SQLite's log into its file, so that the writer need not wait for the disk. */
export interface Checkpoints {
  /** Something was written. */
  wrote(): void
}

/**
 * Checkpoints through `connection`, which does nothing else. A log that has become long is moved while nothing is written, so that the next
 * write begins it anew; `alone` runs its task so.
 */
export function createCheckpoints(
  connection: Pick<Connection, 'first'>,
  alone: (task: () => Promise<void>) => Promise<void>,
): Checkpoints {
  let writes = 0
  let isRunning = false
  const run = async (): Promise<void> => {
    if ((await checkpoint(connection)) < LONG_LOG_PAGES) return
    await alone(async () => {
      await checkpoint(connection)
    })
  }
  return {
    wrote() {
      writes++
      if (isRunning || writes < WRITES_BETWEEN) return
      writes = 0
      isRunning = true
      run()
        // Nothing waits for it: the log stays as it is, and the next one tries again.
        .catch(() => undefined)
        .finally(() => {
          isRunning = false
        })
    },
  }
}

/** How many pages the log has. */
async function checkpoint(connection: Pick<Connection, 'first'>): Promise<number> {
  const row: SqlRow | undefined = await connection.first('PRAGMA wal_checkpoint(PASSIVE)')
  return row === undefined ? 0 : requireInteger(row, 'log')
}
