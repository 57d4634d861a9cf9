import { existsSync } from 'node:fs'
import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { joinPrintable, type Printable, plainText, printable } from '../../base/printable.ts'
import { readRegularFile } from '../../base/readRegularFile.ts'
import { databasePlace, nameOf } from '../../config/dataFiles.ts'
import type { StorePlace } from '../../storage/engines.ts'
import { makeFolder } from '../../storage/makeFolder.ts'
import { migrate, newestVersion } from '../../storage/migrations/migrate.ts'
import { createStore } from '../../storage/openStore.ts'
import { CommandError, explainData, systemCodeOf } from '../failure.ts'
import { findDatabases, type Keeping, migrationsOf, openToWrite, type PlacedDatabase } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { printHead, proveHead, sameHead } from '../provenHead.ts'
import { sha256Of, syncToDisk } from './files.ts'
import { fill } from './fill.ts'
import { type BackedUp, MANIFEST_FILE, type Manifest, parseManifest } from './manifest.ts'
import { restoringFolder } from './restoring.ts'

/** Names that a new file system may contain. */
const IGNORED = ['lost+found']

/** Checks the manifest and the files of a backup, without opening its databases. Throws a `CommandError`. */
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
    if (!existsSync(folder))
      throw new CommandError(`backup: must be an existing directory, got ${folder}; change FOLDER`)
    const code = systemCodeOf(error)
    if (code !== 'ENOENT')
      throw new CommandError(
        `backup: must be readable, got ${join(folder, MANIFEST_FILE)} (${code}); change its permissions`,
      )
    throw new CommandError(
      `backup: must contain ${MANIFEST_FILE}, got ${folder}, which is no backup or an interrupted one; use another one`,
    )
  }
}

async function checkFile(folder: string, one: BackedUp, program: string): Promise<void> {
  const { file, bytes, sha256, database, schemaVersion } = one
  const found = await stat(join(folder, file)).catch(() => undefined)
  const wrong = (must: string) => new CommandError(`backup: ${file} must ${must}; use another backup`)
  if (found === undefined) throw wrong('exist')
  if (found.size !== bytes) throw wrong(`have ${bytes} bytes, got ${found.size}`)
  if ((await sha256Of(join(folder, file))) !== sha256) throw wrong('have the SHA-256 of the manifest, got another one')
  if (schemaVersion > newestVersion(migrationsOf(database))) {
    throw new CommandError(
      `backup: ${file} must not be from a newer version of this program, got ${program}; restore it with that version`,
    )
  }
}

/**
 * Restores a backup to an empty place. The databases are copied aside, migrated to this version and verified before
 * they get their names. Throws a `CommandError`.
 */
export async function restore(from: string, keeping: Keeping, output: Output): Promise<void> {
  const { databases } = await checkBackup(from)
  try {
    await requireNothing(keeping)
    const aside = restoringFolder(keeping)
    await rm(aside, { recursive: true, force: true }) // of an interrupted restore
    await makeFolder(aside, 0o700)
    const lines = await copyAllAside(resolve(from), databases, aside)
    for (const { database, file } of databases) {
      await settle({ database, place: { kind: 'sqlite', path: join(aside, file) } }, databasePlace(keeping, database))
    }
    await syncToDisk(dirname(aside))
    await rm(aside, { recursive: true })
    output.write(joinPrintable(lines, ''))
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
    throw new CommandError(`store: must not contain the schema ${schema}; restore into another database with --store`)
  }
  const names = existsSync(folder) ? await readdir(folder) : []
  const other = names.find((name) => join(folder, name) !== aside && !IGNORED.includes(name))
  if (other === undefined) return
  throw new CommandError(
    `data: must be an empty directory, got ${folder} with ${other}; choose another directory with --data`,
  )
}

async function copyAllAside(backup: string, databases: readonly BackedUp[], aside: string): Promise<Printable[]> {
  try {
    const lines: Printable[] = []
    for (const one of databases) lines.push(await copyAside(backup, one, aside))
    return lines
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined) // the first failure is reported
    throw error
  }
}

/** Copies a database, migrates it to this version and reads its whole state. Returns a line about it. */
async function copyAside(backup: string, { database, file, head }: BackedUp, aside: string): Promise<Printable> {
  const path = join(aside, file)
  await copyFile(join(backup, file), path)
  const sql = await openToWrite({ database, place: { kind: 'sqlite', path } })
  try {
    await migrate(sql, migrationsOf(database))
    if (database.kind !== 'chain') return printable`${plainText(nameOf(database))}: restored\n`
    const found = await proveHead(await createStore(sql), database)
    if (!sameHead(found, head)) {
      throw new CommandError(
        `backup: ${file} must have ${printHead(head)}, got ${printHead(found)}; use another backup`,
      )
    }
    return printable`${plainText(nameOf(database))}: ${printHead(found)}\n`
  } finally {
    await sql.close()
  }
}

/** Moves or copies a verified database to its place. */
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
