import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { plainText, printable } from '../../base/printable.ts'
import { packageVersion } from '../../base/version.ts'
import { lastBackupFile, nameOf } from '../../config/dataFiles.ts'
import { copyDatabase } from '../../storage/copy/copyDatabase.ts'
import { openSqlForReading, type StorePlace } from '../../storage/engines.ts'
import { StoreError } from '../../storage/errors.ts'
import { makeFolder } from '../../storage/makeFolder.ts'
import { migrate, newestVersion } from '../../storage/migrations/migrate.ts'
import { openStoreForReading } from '../../storage/openStore.ts'
import { copySqliteFile } from '../../storage/sqlite/copyOnline.ts'
import { CommandError, explainData, systemCodeOf } from '../failure.ts'
import {
  findDatabases,
  type Keeping,
  migrationsOf,
  openToWrite,
  type PlacedDatabase,
  requireWhole,
} from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { printHead, proveHead } from '../provenHead.ts'
import { removeBeside, sha256Of, syncToDisk } from './files.ts'
import { type BackedUp, MANIFEST_FILE, printManifest } from './manifest.ts'

/**
 * Writes a consistent copy of each database to a new directory, also while a node runs. The directory has another name
 * until everything is on the disk and verified. The manifest is written last. Throws a `CommandError`.
 */
export async function backUp(to: string, keeping: Keeping, output: Output): Promise<void> {
  const folder = resolve(to)
  const found = await explained(keeping, () => findToBackUp(keeping))
  const partial = await makePartial(folder)
  try {
    const databases: BackedUp[] = []
    for (const one of found) databases.push(await backUpOne(one, partial, keeping))
    await removeBeside(
      partial,
      databases.map(({ file }) => file),
    )
    const manifest = { program: packageVersion(), madeAt: new Date().toISOString(), databases }
    await writeFile(join(partial, MANIFEST_FILE), printManifest(manifest), { mode: 0o600 })
    await syncToDisk(join(partial, MANIFEST_FILE))
    await syncToDisk(partial)
    await rename(partial, folder)
    await syncToDisk(dirname(folder))
    await noteBackup(keeping.data, manifest.madeAt, output)
    for (const { database, head } of databases) {
      output.write(
        printable`${plainText(nameOf(database))}: ${database.kind === 'chain' ? printHead(head) : 'copied'}\n`,
      )
    }
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined) // the first failure is reported
    throw explainWriting(error, folder)
  }
}

/** Notes the time of a backup in the data directory, where the node reads it for `scion_backup_timestamp_seconds`. */
async function noteBackup(data: string, madeAt: string, output: Output): Promise<void> {
  if (!existsSync(data)) return // with data in PostgreSQL only
  try {
    await writeFile(lastBackupFile(data), `${madeAt}\n`, { mode: 0o600 })
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === undefined) throw error
    output.complain(
      plainText(
        `the backup is complete, but its time cannot be noted in ${data} (${code}): metrics have the previous one`,
      ),
    )
  }
}

/** Finds the databases. All must have the schema of this version. */
async function findToBackUp(keeping: Keeping): Promise<PlacedDatabase[]> {
  const found = await findDatabases(keeping)
  if (found.length === 0)
    throw new CommandError('data: must contain a database, got none; choose the directory of your node with --data')
  for (const { database, place } of found) {
    const sql = await openSqlForReading(place, { readers: 1 })
    await requireWhole(sql, database).finally(() => sql.close())
  }
  return found
}

async function makePartial(folder: string): Promise<string> {
  const partial = `${folder}.partial`
  if (existsSync(folder)) throw new CommandError(`backup: must be a new directory, got ${folder}; choose another name`)
  await makeFolder(dirname(folder)).catch((error: unknown) => {
    throw explainWriting(error, folder)
  })
  try {
    await mkdir(partial, { mode: 0o700 })
    return partial
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw explainWriting(error, folder)
    const remedy = 'wait for that backup, or delete the directory if no backup runs'
    throw new CommandError(`backup: must not be in progress, got ${partial} of another backup; ${remedy}`)
  }
}

async function backUpOne({ database, place }: PlacedDatabase, folder: string, keeping: Keeping): Promise<BackedUp> {
  const file = `${nameOf(database)}.sqlite`
  const path = join(folder, file)
  const copy: PlacedDatabase = { database, place: { kind: 'sqlite', path } }
  await explained(keeping, () => copyTo(path, { database, place }, copy))
  const head = await headOf(copy)
  await syncToDisk(path)
  const { size: bytes } = await stat(path)
  return {
    database,
    file,
    bytes,
    sha256: await sha256Of(path),
    schemaVersion: newestVersion(migrationsOf(database)),
    head,
  }
}

/** Copies a database to a SQLite file, whatever its engine is. */
async function copyTo(path: string, { database, place }: PlacedDatabase, copy: PlacedDatabase): Promise<void> {
  if (place.kind === 'sqlite') return copySqliteFile(place, path)
  const source = await openSqlForReading<StorePlace['kind']>(place, { readers: 1 })
  try {
    const target = await openToWrite(copy)
    try {
      await migrate(target, migrationsOf(database))
      await copyDatabase(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function headOf({ database, place }: PlacedDatabase): Promise<BackedUp['head']> {
  if (database.kind !== 'chain') return undefined
  const store = await openStoreForReading(place, { readers: 1 })
  try {
    return await proveHead(store, database)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new CommandError(
      `data: must be undamaged, got ${nameOf(database)}: ${error.message}; keep the previous backup, and restore it`,
    )
  } finally {
    await store.close()
  }
}

async function explained<T>(keeping: Keeping, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Only a write can find its disk full.
    if (!(error instanceof StoreError) || error.kind === 'storeFull') throw error
    throw explainData(error, keeping)
  }
}

function explainWriting(error: unknown, folder: string): unknown {
  const code = error instanceof StoreError && error.kind === 'storeFull' ? 'ENOSPC' : systemCodeOf(error)
  if (code === undefined || error instanceof CommandError) return error
  const remedy = code === 'ENOSPC' ? 'free some space, or choose another disk' : 'choose another directory'
  return new CommandError(`backup: must be writable, got ${basename(folder)} (${code}); ${remedy}`)
}
