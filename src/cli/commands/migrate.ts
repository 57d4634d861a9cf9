import { resolve } from 'node:path'
import type { Command } from 'commander'
import { NO_TEXT, plainText, printable } from '../../base/printable.ts'
import { nameOf } from '../../config/dataFiles.ts'
import { loadConfig } from '../../config/load.ts'
import { openSqlForReading } from '../../storage/engines.ts'
import { StoreError } from '../../storage/errors.ts'
import { migrate, newestVersion, readSchemaVersion } from '../../storage/migrations/migrate.ts'
import type { Sql } from '../../storage/sql.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { CommandError, explainData, requireData } from '../failure.ts'
import { addExample } from '../help.ts'
import { findDatabases, type Keeping, migrationsOf, openToWrite, type PlacedDatabase } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { printCommand } from '../printCommand.ts'
import { addSettingFlags } from '../settingFlags.ts'

interface OpenDatabase extends PlacedDatabase {
  readonly sql: Sql
}

/** Opens every database before `work` begins, so that one in use by a node fails before the first change. */
async function withOpen<T>(
  found: readonly PlacedDatabase[],
  open: (one: PlacedDatabase) => Promise<Sql>,
  work: (opened: readonly OpenDatabase[]) => Promise<T>,
): Promise<T> {
  const opened: OpenDatabase[] = []
  try {
    for (const one of found) opened.push({ ...one, sql: await open(one) })
    return await work(opened)
  } finally {
    for (const { sql } of opened) await sql.close()
  }
}

/**
 * Prints the versions and returns how many are older than this program. Rejects with `storeTooNew` before it prints.
 */
async function tellVersions(opened: readonly OpenDatabase[], output: Output): Promise<number> {
  const versions: [name: string, version: number, newest: number][] = []
  for (const { database, sql } of opened) {
    const steps = migrationsOf(database)
    const [version, newest] = [await readSchemaVersion(sql, steps), newestVersion(steps)]
    if (version > newest) throw new StoreError('storeTooNew')
    versions.push([nameOf(database), version, newest])
  }
  for (const [name, version, newest] of versions) {
    const change = version === newest ? NO_TEXT : printable` -> ${newest}`
    output.write(printable`${plainText(name)}: version ${version}${change}\n`)
  }
  return versions.filter(([, version, newest]) => version < newest).length
}

async function check(found: readonly PlacedDatabase[], keeping: Keeping, output: Output): Promise<void> {
  const open = ({ place }: PlacedDatabase) => openSqlForReading(place, { readers: 1 })
  const count = await withOpen(found, open, (opened) => tellVersions(opened, output))
  if (count > 0)
    throw new CommandError(
      `migrate: all databases must have this version, got ${count} of ${found.length} with an older one; run ${printCommand('migrate', keeping)}`,
    )
}

async function bringOver(found: readonly PlacedDatabase[], output: Output): Promise<void> {
  // Keys come last, because a running node shares them. The other databases reveal a running node.
  await withOpen(found, openToWrite, async (opened) => {
    await tellVersions(opened, output)
    for (const { database, sql } of opened) await migrate(sql, migrationsOf(database))
  })
}

async function migrateAll({ check: isCheck, ...flags }: Record<string, unknown>, output: Output): Promise<void> {
  const { config: given } = loadConfig({ flags })
  const config: Keeping = { ...given, data: resolve(given.data) }
  await requireData(config)
  requireNoRestore(config)
  try {
    const found = await findDatabases(config)
    if (found.length === 0) output.write(printable`no databases yet; the first start creates them\n`)
    if (isCheck === true) await check(found, config, output)
    else await bringOver(found, output)
  } catch (error) {
    throw error instanceof StoreError ? explainData(error, config) : error
  }
}

/** `scion migrate`: migrates older data as a start does, without serving. */
export function addMigrate(program: Command, output: Output): void {
  const command = program
    .command('migrate')
    .description('migrate chains, wallets and keys to the version of this program; not while a node runs')
    .option('--check', 'only report, and exit with 1 if a migration is needed; also while a node runs')
  addExample(addSettingFlags(command, ['data', 'store', 'sqliteDriver']), 'scion migrate --data /var/lib/scion --check')
    .allowExcessArguments(false)
    .action((flags) => migrateAll(flags, output))
}
