import { rename, rm } from 'node:fs/promises'
import { StoreError } from '../errors.ts'
import { openConnection } from './connection.ts'

/**
 * Creates a database without tables, which the caller has locked. It gets its name with its content, so that a process that is
 * killed leaves no empty file, which SQLite would create first.
 */
export async function createDatabase(path: string): Promise<void> {
  const unnamed = `${path}.new`
  try {
    // Files of a killed process. An empty log may be left beside a database that the operator has deleted.
    for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(`${unnamed}${suffix}`, { force: true })
    for (const suffix of ['-wal', '-shm']) await rm(`${path}${suffix}`, { force: true })
    const database = await openConnection(unnamed, { isReadOnly: false, busyTimeoutMs: 0 })
    try {
      // SQLite writes the mode to the file, and waits for the disk.
      await database.runAll([{ sql: 'PRAGMA journal_mode = WAL', values: [] }])
    } finally {
      await database.close()
    }
    await rename(unnamed, path)
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError('storeUnavailable', error)
  }
}
