import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { checkBackup } from '../backup/restore.ts'
import type { PlacedDatabase } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { verifyDatabases } from './verify.ts'

const MAX_FAULTS = 100

/** Verifies a backup: its files by their hashes, then their content as `scion verify` does. Throws a `CommandError` if there is damage. */
export async function verifyBackup(from: string, output: Output): Promise<void> {
  const folder = resolve(from)
  const { databases } = await checkBackup(folder)
  const files = databases.map(({ database, file }): PlacedDatabase & { readonly path: string } => {
    const path = join(folder, file)
    return { database, path, place: { kind: 'sqlite', path } }
  })
  try {
    await verifyDatabases(files, output, { isRepair: false, maxFaults: MAX_FAULTS })
  } finally {
    // SQLite leaves them beside a file that was only read.
    for (const { path } of files) for (const suffix of ['-shm', '-wal']) await rm(`${path}${suffix}`, { force: true })
  }
}
