import { resolve } from 'node:path'
import type { Command } from 'commander'
import { nameOf } from '../../config/dataFiles.ts'
import { loadConfig } from '../../config.ts'
import { openSqlForReading } from '../../store/engines.ts'
import { StoreError } from '../../store/errors.ts'
import { migrate, newestVersion, readSchemaVersion } from '../../store/migrations/migrate.ts'
import type { Sql } from '../../store/sql.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { CommandError, explainData, requireData } from '../failure.ts'
import { findDatabases, type Keeping, migrationsOf, openToWrite, type PlacedDatabase } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { printCommand } from '../printCommand.ts'
import { addExample, addSettingFlags } from '../settingFlags.ts'

interface OpenDatabase extends PlacedDatabase {
  readonly sql: Sql
}

/** Opens each of them before `work` begins, so that what is in use by a node stops it before anything is changed. */
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

/** How many are older than this program; rejects with `storeTooNew` before anything is told of them. */
async function tellVersions(opened: readonly OpenDatabase[], output: Output): Promise<number> {
  const versions: [name: string, version: number, newest: number][] = []
  for (const { database, sql } of opened) {
    const [version, newest] = [await readSchemaVersion(sql), newestVersion(migrationsOf(database))]
    if (version > newest) throw new StoreError('storeTooNew')
    versions.push([nameOf(database), version, newest])
  }
  for (const [name, version, newest] of versions) {
    output.write(version === newest ? `${name}: version ${version}\n` : `${name}: version ${version} -> ${newest}\n`)
  }
  return versions.filter(([, version, newest]) => version < newest).length
}

async function check(found: readonly PlacedDatabase[], keeping: Keeping, output: Output): Promise<void> {
  const open = ({ place }: PlacedDatabase) => openSqlForReading(place, { readers: 1 })
  const count = await withOpen(found, open, (opened) => tellVersions(opened, output))
  if (count > 0)
    throw new CommandError(
      `${count} of ${found.length} are of an older version; run ${printCommand('migrate', keeping)}`,
    )
}

async function bringOver(found: readonly PlacedDatabase[], output: Output): Promise<void> {
  // Keys come last: a running node shares them, and what it has alone tells that it runs.
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
    if (found.length === 0) output.write('there is nothing yet; a start makes it\n')
    if (isCheck === true) await check(found, config, output)
    else await bringOver(found, output)
  } catch (error) {
    throw error instanceof StoreError ? explainData(error, config) : error
  }
}

/** `scion migrate`: what a start does to older data, without serving. */
export function addMigrate(program: Command, output: Output): void {
  const command = program
    .command('migrate')
    .description('bring kept chains, wallets and keys to the version of this program; not beside a running node')
    .option('--check', 'only tell, and exit with 1 when something is to be done; also beside a running node')
  addExample(addSettingFlags(command, ['data', 'store', 'sqliteDriver']), 'scion migrate --data /var/lib/scion --check')
    .allowExcessArguments(false)
    .action((flags) => migrateAll(flags, output))
}
