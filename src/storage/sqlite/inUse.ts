import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { isLocked } from '../whileLocked.ts'
import { lockForProcess } from './connections.ts'

/** Size of a file that one query can read whole within a few seconds. */
const SMALL_BYTES = 256 * 2 ** 20

/**
 * Returns whether one read transaction may read a whole file: it is small, or no process writes it. A long one would keep the log of
 * a running process from being restarted.
 */
export async function maySnapshotWhole(path: string): Promise<boolean> {
  const { size } = await stat(path)
  return size <= SMALL_BYTES || !(await isWritten(path))
}

async function isWritten(path: string): Promise<boolean> {
  if (!existsSync(`${path}.lock`)) return false
  try {
    await (await lockForProcess(path, 0)).close()
    return false
  } catch (error) {
    return isLocked(error)
  }
}
