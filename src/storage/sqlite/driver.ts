import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { StoreError } from '../errors.ts'
import type { SqlRow, SqlValue } from '../sql.ts'

/** What we use of `node:sqlite` (nodejs.org/api/sqlite.html); `@photostructure/sqlite` has the same. */
interface Driver {
  readonly DatabaseSync: new (path: string, options: { readonly readOnly: boolean }) => Database
}

/** An open database; what it is asked is done when the call returns. */
export interface Database {
  prepare(sql: string): PreparedStatement
  exec(sql: string): void
  close(): void
}

/** A statement with `?` for each value; ready for the next call when one returns. */
export interface PreparedStatement {
  all(...values: readonly SqlValue[]): SqlRow[]
  get(...values: readonly SqlValue[]): SqlRow | undefined
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint }
}

const builtIn = getBuiltIn()
/** The driver that comes with Node, from 22.13 on, else the one that we bring. */
const driver: Driver | StoreError = builtIn ?? (await importPackage())

/** Opens a file, made when missing unless it is only read; throws the driver's errors. */
export function openDatabase(path: string, isReadOnly: boolean): Database {
  if (driver instanceof StoreError) throw driver
  return new driver.DatabaseSync(path, { readOnly: isReadOnly })
}

/**
 * Ends the statements of closed connections. Node's driver does so when it closes one; with ours a connection has its file open
 * until its statements are garbage, and what it is the last to close then is a log that others have written since, which SQLite
 * copies into the file whatever sums it has.
 */
export async function endStatements(): Promise<void> {
  if (builtIn !== undefined) return
  collection ??= collectSoon()
  await collection
}

/** The next collection of garbage, which all stores that close in the same iteration of the event loop share. */
let collection: Promise<void> | undefined

async function collectSoon(): Promise<void> {
  await setImmediate()
  collection = undefined
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collectGarbage()
  await setImmediate() // the driver's objects are ended in a turn of their own
}

function getBuiltIn(): Driver | undefined {
  const { emitWarning } = process
  // Some versions of Node call it an experiment when it is loaded, which is nothing to those who use this program.
  process.emitWarning = () => undefined
  try {
    const module: object | undefined = process.getBuiltinModule('node:sqlite')
    return module !== undefined && isDriver(module) ? module : undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

/** It may have been left out of an install; who opens no file does without it. */
function importPackage(): Promise<Driver | StoreError> {
  return import('@photostructure/sqlite').catch((error: unknown) => new StoreError('storeSqliteMissing', error))
}

function isDriver(module: object): module is Driver {
  return 'DatabaseSync' in module && typeof module.DatabaseSync === 'function'
}
