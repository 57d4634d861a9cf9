import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { nameOf } from '../../config/dataFiles.ts'
import { copyDatabase } from '../../store/copy/copyDatabase.ts'
import { openSqlForReading, type StorePlace } from '../../store/engines.ts'
import { StoreError } from '../../store/errors.ts'
import { makeFolder } from '../../store/makeFolder.ts'
import { migrate, newestVersion, requireNewest } from '../../store/migrations/migrate.ts'
import { openStoreForReading } from '../../store/openStore.ts'
import { copySqliteFile } from '../../store/sqlite/copyOnline.ts'
import { packageVersion } from '../../version.ts'
import { CommandError, explainData, systemCodeOf } from '../failure.ts'
import { findDatabases, type Keeping, migrationsOf, openToWrite, type PlacedDatabase } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { printHead, proveHead } from '../provenHead.ts'
import { removeBeside, sha256Of, syncToDisk } from './files.ts'
import { type BackedUp, MANIFEST_FILE, printManifest } from './manifest.ts'

/**
 * Writes one state of each database to a folder that is not there yet, also while a node writes them. The folder has another
 * name until all of it is on the disk and was read back; its manifest comes last. Throws a `CommandError`.
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
    for (const { database, head } of databases) {
      output.write(`${nameOf(database)}: ${database.kind === 'chain' ? printHead(head) : 'copied'}\n`)
    }
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined) // what failed first is told
    throw explainWriting(error, folder)
  }
}

/** What there is, all of this program's version: nothing older is copied by what does not know it. */
async function findToBackUp(keeping: Keeping): Promise<PlacedDatabase[]> {
  const found = await findDatabases(keeping)
  if (found.length === 0) throw new CommandError('data: there is nothing to back up; choose your node with --data')
  for (const { database, place } of found) {
    const sql = await openSqlForReading(place, { readers: 1 })
    await requireNewest(sql, migrationsOf(database)).finally(() => sql.close())
  }
  return found
}

async function makePartial(folder: string): Promise<string> {
  const partial = `${folder}.partial`
  if (existsSync(folder)) throw new CommandError(`backup: ${folder} is there already; it is not written over`)
  try {
    await makeFolder(dirname(folder))
    await mkdir(partial, { mode: 0o700 })
    return partial
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw explainWriting(error, folder)
    const remedy = 'wait for that, or delete it when no backup runs'
    throw new CommandError(`backup: ${partial} is of a backup that runs or was broken off; ${remedy}`)
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

/** SQLite copies its own files; what is in PostgreSQL becomes one, so that a backup is the same whatever it is of. */
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
    throw new CommandError(`data: ${nameOf(database)} is damaged: ${error.message}; keep the backup before this one`)
  } finally {
    await store.close()
  }
}

async function explained<T>(keeping: Keeping, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Only what is written can find its disk full.
    if (!(error instanceof StoreError) || error.kind === 'storeFull') throw error
    throw explainData(error, keeping)
  }
}

function explainWriting(error: unknown, folder: string): unknown {
  const code = error instanceof StoreError && error.kind === 'storeFull' ? 'ENOSPC' : systemCodeOf(error)
  if (code === undefined || error instanceof CommandError) return error
  const remedy = code === 'ENOSPC' ? 'free some space or choose another disk' : 'choose another folder'
  return new CommandError(
    `backup: ${basename(folder)} cannot be written (${code}) and nothing of it is kept; ${remedy}`,
  )
}
