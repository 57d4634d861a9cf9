import { openReader } from './connections.ts'
import { createPrivately } from './createPrivately.ts'
import { driverOf } from './drivers.ts'
import type { SqlitePlace } from './engine.ts'

/**
 * Writes one state of a database, which may be written meanwhile, to a file that is not there yet. That file is whole
 * without a log; nothing says that it has reached the disk. Rejects with a `StoreError`.
 */
export async function copySqliteFile({ path, driver }: SqlitePlace, to: string): Promise<void> {
  await createPrivately(to) // SQLite takes an empty file for one that is not there
  const reader = await openReader(driverOf(driver).openAside, path)
  try {
    await reader.run('VACUUM INTO ?', [to])
  } finally {
    await reader.close()
  }
}
