import { rm } from 'node:fs/promises'
import { lockForProcess } from './connections.ts'

/** Removes a database; rejects with `storeLocked` when a process has it open for writing. */
export async function removeSqliteFile(path: string): Promise<void> {
  const lock = await lockForProcess(path, 0)
  try {
    // The log goes before its file, which could not do without what is in it; and with another file it would be wrong.
    for (const suffix of ['-shm', '-wal', '', '-sums']) await rm(`${path}${suffix}`, { force: true })
  } finally {
    await lock.close()
  }
}
