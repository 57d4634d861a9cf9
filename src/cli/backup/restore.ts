import { existsSync } from 'node:fs'
import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readRegularFile } from '../../base/readRegularFile.ts'
import { databasePlace, nameOf } from '../../config/dataFiles.ts'
import type { StorePlace } from '../../store/engines.ts'
import { makeFolder } from '../../store/makeFolder.ts'
import { migrate, newestVersion } from '../../store/migrations/migrate.ts'
import { createStore } from '../../store/openStore.ts'
import { CommandError, explainData, systemCodeOf } from '../failure.ts'
import { findDatabases, type Keeping, migrationsOf, openToWrite, type PlacedDatabase } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { printHead, proveHead, sameHead } from '../provenHead.ts'
import { sha256Of, syncToDisk } from './files.ts'
import { fill } from './fill.ts'
import { type BackedUp, MANIFEST_FILE, type Manifest, parseManifest } from './manifest.ts'
import { restoringFolder } from './restoring.ts'

/** What a new file system may hold. */
const OF_NOBODY = ['lost+found']

/** Checks a backup as far as that goes without opening its databases; throws a `CommandError` that says what is wrong. */
export async function checkBackup(from: string): Promise<Manifest> {
  const folder = resolve(from)
  const manifest = parseManifest(readManifest(folder))
  for (const one of manifest.databases) await checkFile(folder, one, manifest.program)
  return manifest
}

function readManifest(folder: string): string {
  try {
    return readRegularFile(join(folder, MANIFEST_FILE)).toString('utf8')
  } catch (error) {
    if (!existsSync(folder)) throw new CommandError(`backup: there is no folder ${folder}`)
    const code = systemCodeOf(error)
    if (code !== 'ENOENT') throw new CommandError(`backup: ${join(folder, MANIFEST_FILE)} cannot be read (${code})`)
    const reason = 'it is no backup, or one that was broken off while it was made; take another one'
    throw new CommandError(`backup: there is no ${MANIFEST_FILE} in ${folder}: ${reason}`)
  }
}

async function checkFile(folder: string, one: BackedUp, program: string): Promise<void> {
  const { file, bytes, sha256, database, schemaVersion } = one
  const found = await stat(join(folder, file)).catch(() => undefined)
  const wrong = (what: string) => new CommandError(`backup: ${file} ${what}; take another backup`)
  if (found === undefined) throw wrong('is missing')
  if (found.size !== bytes) throw wrong(`has ${found.size} bytes instead of ${bytes}: it is cut off or was changed`)
  if ((await sha256Of(join(folder, file))) !== sha256) throw wrong('is damaged: its SHA-256 is another one')
  if (schemaVersion > newestVersion(migrationsOf(database))) {
    throw new CommandError(`backup: ${file} is of a newer version of this program (${program}); restore it with that`)
  }
}

/**
 * Brings a backup to where there is nothing yet. All is copied aside, brought to this version and proven there before it gets its
 * names. Throws a `CommandError`.
 */
export async function restore(from: string, keeping: Keeping, output: Output): Promise<void> {
  const { databases } = await checkBackup(from)
  try {
    await requireNothing(keeping)
    const aside = restoringFolder(keeping)
    await rm(aside, { recursive: true, force: true }) // of a restore that was broken off
    await makeFolder(aside, 0o700)
    const lines = await copyAllAside(resolve(from), databases, aside)
    for (const { database, file } of databases) {
      await settle({ database, place: { kind: 'sqlite', path: join(aside, file) } }, databasePlace(keeping, database))
    }
    await syncToDisk(dirname(aside))
    await rm(aside, { recursive: true })
    output.write(lines.join(''))
  } catch (error) {
    throw error instanceof CommandError ? error : explainData(error, keeping)
  }
}

async function requireNothing(keeping: Keeping): Promise<void> {
  const aside = restoringFolder(keeping)
  const folder = dirname(aside)
  if (keeping.store.kind !== 'sqlite') {
    const [found] = await findDatabases(keeping)
    if (found === undefined) return
    const schema = found.place.kind === 'postgres' ? found.place.schema : ''
    throw new CommandError(`store: the schema ${schema} is there already; restore into a database without it`)
  }
  const names = existsSync(folder) ? await readdir(folder) : []
  const other = names.find((name) => join(folder, name) !== aside && !OF_NOBODY.includes(name))
  if (other === undefined) return
  throw new CommandError(`data: ${folder} is not empty (it holds ${other}); choose another folder with --data`)
}

async function copyAllAside(backup: string, databases: readonly BackedUp[], aside: string): Promise<string[]> {
  try {
    const lines: string[] = []
    for (const one of databases) lines.push(await copyAside(backup, one, aside))
    return lines
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined) // what failed first is told
    throw error
  }
}

/** Copies a database, brings it to this version and reads all of its state; gives a line about it. */
async function copyAside(backup: string, { database, file, head }: BackedUp, aside: string): Promise<string> {
  const path = join(aside, file)
  await copyFile(join(backup, file), path)
  const sql = await openToWrite({ database, place: { kind: 'sqlite', path } })
  try {
    await migrate(sql, migrationsOf(database))
    if (database.kind !== 'chain') return `${nameOf(database)}: restored\n`
    const found = await proveHead(await createStore(sql), database)
    if (!sameHead(found, head)) {
      throw new CommandError(
        `backup: ${file} has ${printHead(found)} instead of ${printHead(head)}; take another backup`,
      )
    }
    return `${nameOf(database)}: ${printHead(found)}\n`
  } finally {
    await sql.close()
  }
}

/** What is proven gets its place. */
async function settle(proven: PlacedDatabase, place: StorePlace): Promise<void> {
  if (proven.place.kind === 'sqlite' && place.kind === 'sqlite') {
    await syncToDisk(proven.place.path)
    await rename(proven.place.path, place.path)
    return
  }
  const source = await openToWrite(proven)
  try {
    await fill({ database: proven.database, place }, source)
  } finally {
    await source.close()
  }
}
