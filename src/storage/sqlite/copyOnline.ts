import { createPrivately } from './createPrivately.ts'
import { driverOf } from './drivers.ts'
import type { SqlitePlace } from './engine.ts'
import { openReadFile } from './reading.ts'

/**
 * Writes one snapshot of a database, which may be written meanwhile, to a new file. The file is complete without a log,
 * but may not be on the disk yet. Rejects with a `StoreError`.
 */
export async function copySqliteFile({ path, driver }: SqlitePlace, to: string): Promise<void> {
  await createPrivately(to) // SQLite treats an empty file as missing
  const file = await openReadFile(driverOf(driver).openAside, path)
  try {
    await file.reader.run('VACUUM INTO ?', [to])
  } finally {
    await file.close()
  }
}
