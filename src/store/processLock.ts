import type { Connection } from './connection.ts'
import { openConnection } from './sqlite.ts'

/**
 * Takes the right to write beside `path` until the connection is closed, for the life of this process if need be; throws
 * `storeLocked` when another has it and does not give it up within `waitMs`.
 * The lock is a transaction held open on a small database of its own: the operating system gives it up when the process
 * ends, however it ends, so there is nothing stale to judge, as there would be with a file that holds a process id.
 */
export async function lockForProcess(path: string, waitMs = 0): Promise<Connection> {
  const lock = await openConnection(`${path}.lock`, { isReadOnly: false, busyTimeoutMs: waitMs })
  try {
    await lock.all('PRAGMA journal_mode = MEMORY') // nothing is ever written: no journal file beside it
    await lock.run('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    await lock.close()
    throw error
  }
}
