import { rm } from 'node:fs/promises'
import { lockForProcess } from './connections.ts'

/** Removes a database. Rejects with `storeLocked` if a process has it open for writing. */
export async function removeSqliteFile(path: string): Promise<void> {
  const lock = await lockForProcess(path, 0)
  try {
    // The log is removed before its file: the log alone would corrupt a new file.
    for (const suffix of ['-shm', '-wal', '', '-sums']) await rm(`${path}${suffix}`, { force: true })
  } finally {
    await lock.close()
  }
}
