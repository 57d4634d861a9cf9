import { requireInteger } from '../columns.ts'
import type { Connection } from '../engine.ts'
import type { SqlRow } from '../sql.ts'
import type { Sums } from './sums/sums.ts'

/** A block of one transfer is 20 to 30 pages of the log. */
const WRITES_BETWEEN = 64
/** With more of them the log begins anew, so that it stays short however much is written. */
const LONG_LOG_PAGES = 4_000

/** Moves what was written from SQLite's log into its file, so that the writer need not wait for the disk. */
export interface Checkpoints {
  /** Something was written. */
  wrote(): void
  /** Resolves when none is under way. */
  settled(): Promise<void>
}

/** What checkpoints need of their surroundings. */
export interface Surroundings {
  readonly sums: Pick<Sums, 'update'>
  /** Runs `task` while nothing is written. */
  alone(task: () => Promise<void>): Promise<void>
  /** Runs `task` while the log does not begin anew, and nothing is copied that is written later. */
  holding(task: () => Promise<number>): Promise<number>
}

/**
 * Checkpoints through `connection`, which does nothing else; no page gets into the file before it has its sum. A log that has
 * become long is moved while nothing is written, so that the next write begins it anew.
 */
export function createCheckpoints(
  connection: Pick<Connection, 'first'>,
  { sums, alone, holding }: Surroundings,
): Checkpoints {
  let writes = 0
  let running: Promise<void> | undefined
  const sumAndCheckpoint = async (): Promise<number> => {
    await sums.update()
    return checkpoint(connection)
  }
  const run = async (): Promise<void> => {
    // A log that is copied whole can be held by nobody, and what was just summed is not copied yet.
    if (!(await sums.update())) return
    if ((await holding(sumAndCheckpoint)) < LONG_LOG_PAGES) return
    await alone(async () => {
      await sumAndCheckpoint()
    })
  }
  return {
    wrote() {
      writes++
      if (running !== undefined || writes < WRITES_BETWEEN) return
      writes = 0
      running = run()
        // Nothing waits for it: the log stays as it is, and the next one tries again.
        .catch(() => undefined)
        .finally(() => {
          running = undefined
        })
    },
    settled: async () => running,
  }
}

/** How many pages the log has. */
async function checkpoint(connection: Pick<Connection, 'first'>): Promise<number> {
  const row: SqlRow | undefined = await connection.first('PRAGMA wal_checkpoint(PASSIVE)')
  return row === undefined ? 0 : requireInteger(row, 'log')
}
