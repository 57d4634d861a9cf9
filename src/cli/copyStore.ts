import { NO_TEXT, plainText, printable } from '../base/printable.ts'
import { databasePlace, nameOf } from '../config/dataFiles.ts'
import { differingTables } from '../storage/copy/content.ts'
import { contentsOf, holdsRows } from '../storage/copy/copyDatabase.ts'
import { hasDatabase, openSqlForReading, printStoreLocation, type StorePlace } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import { requireNewest } from '../storage/migrations/migrate.ts'
import type { Sql } from '../storage/sql.ts'
import { isLocked } from '../storage/whileLocked.ts'
import { fill } from './backup/fill.ts'
import { requireNoRestore } from './backup/restoring.ts'
import { CommandError, explainData } from './failure.ts'
import { findDatabases, type Keeping, migrationsOf, type PlacedDatabase, requireWhole } from './keptDatabases.ts'
import type { Output } from './output.ts'
import { createProgress, NO_PROGRESS, type Progress } from './progress.ts'
import { printHead } from './provenHead.ts'

interface Copying {
  readonly from: Keeping
  readonly to: Keeping
  readonly withKeys: boolean
}

/** A database and its target. */
interface Planned extends PlacedDatabase {
  readonly target: StorePlace
}

/**
 * Copies every database from one place to another, each completely or not at all. An equal database at the target, for
 * example from an interrupted copy, is left there. Throws a `CommandError`.
 */
export async function copyStore(copying: Copying, output: Output): Promise<void> {
  const { from, to } = copying
  for (const place of [from, to]) requireNoRestore(place)
  const missing: Planned[] = []
  // All databases are checked before the first write.
  for (const one of await findToCopy(copying)) {
    if (await isThere(one, copying))
      output.write(printable`${plainText(nameOf(one.database))}: already copied, equal\n`)
    else missing.push(one)
  }
  for (const one of missing) {
    const { rows, head } = await copyOne(one, copying, output)
    const facts = one.database.kind === 'chain' ? printable`, ${printHead(head)}` : NO_TEXT
    output.write(printable`${plainText(nameOf(one.database))}: ${rows} rows${facts}\n`)
  }
  const places = `copied from ${printStoreLocation(from.store)} to ${printStoreLocation(to.store)}`
  output.write(printable`${plainText(places)}\n`)
}

async function findToCopy({ from, to, withKeys }: Copying): Promise<Planned[]> {
  const found = await at(from, () => findDatabases(from))
  const wanted = found.filter(({ database }) => withKeys || database.kind !== 'keys')
  if (wanted.length === 0)
    throw new CommandError(`from: must contain a database, got ${printStoreLocation(from.store)}; change --from`)
  return wanted.map((one) => {
    const target = databasePlace(to, one.database)
    if (JSON.stringify(target) === JSON.stringify(one.place)) {
      throw new CommandError('to: must not be the place of --from; change one of them')
    }
    return { ...one, target }
  })
}

/** Returns whether the target has an equal database. Rejects if it has another one. */
async function isThere({ database, place, target }: Planned, { from, to }: Copying): Promise<boolean> {
  const steps = migrationsOf(database)
  return reading(from, place, async (source) => {
    await at(from, () => requireWhole(source, database))
    if (!(await at(to, () => hasDatabase(target)))) return false
    return reading(to, target, async (there) => {
      await at(to, () => requireNewest(there, steps))
      if (!(await holdsRows(there))) return false
      if (differingTables(await contentsOf(source), await contentsOf(there)).length === 0) return true
      const found = `another ${nameOf(database)} in ${printStoreLocation(to.store)}`
      throw new CommandError(`to: must be empty, got ${found}; choose an empty place with --to`)
    })
  })
}

async function copyOne({ database, place, target }: Planned, { from, to }: Copying, output: Output) {
  const name = nameOf(database)
  const { progress, onRows } = watch(name, output)
  return reading(from, place, async (source) => {
    try {
      return await fill({ database, place: target }, source, onRows)
    } catch (error) {
      // The source is open already.
      if (isLocked(error) || (error instanceof StoreError && error.file !== undefined)) throw explainData(error, to)
      if (!(error instanceof StoreError) && !(error instanceof CommandError)) throw error
      const places = `from ${printStoreLocation(from.store)} to ${printStoreLocation(to.store)}`
      throw new CommandError(
        `copy: ${name} ${places}: ${error.message}; nothing was written to the target; run the command again`,
      )
    } finally {
      progress.end()
    }
  })
}

function watch(name: string, { showProgress }: Output): { progress: Progress; onRows: (count: number) => void } {
  const progress = showProgress === undefined ? NO_PROGRESS : createProgress(showProgress, 'rows')
  let done = 0
  const onRows = (more: number) => {
    done += more
    progress.show({ done, total: undefined, text: printable`${plainText(name)}: ${done} rows`, more })
  }
  return { progress, onRows }
}

async function reading<T>(keeping: Keeping, place: StorePlace, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = await at(keeping, () => openSqlForReading(place, { readers: 1 }))
  try {
    return await work(sql)
  } finally {
    await sql.close()
  }
}

/** Runs work at one of the places, and names that place if it fails. */
async function at<T>(keeping: Keeping, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreError ? explainData(error, keeping) : error
  }
}
