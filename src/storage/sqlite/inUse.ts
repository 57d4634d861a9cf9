import { stat } from 'node:fs/promises'
import { isLocked } from '../whileLocked.ts'
import { lockForReading } from './connections.ts'
import { isFile } from './files.ts'

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
  if (!(await isFile(`${path}.lock`))) return false
  try {
    await (await lockForReading(path)).close()
    return false
  } catch (error) {
    if (isLocked(error)) return true
    throw error
  }
}
