import { StoreError } from '../errors.ts'
import type { SqlRow, SqlValue } from '../sql.ts'

/** The part of `node:sqlite` (nodejs.org/api/sqlite.html) that is used. `@photostructure/sqlite` has the same API. */
interface Driver {
  /** Opens a file, which is created when it is missing unless it is only read. */
  readonly DatabaseSync: new (
    path: string,
    options: { readonly readOnly: boolean },
  ) => Database
}

/** An open database with synchronous calls. */
interface Database {
  prepare(sql: string): PreparedStatement
  exec(sql: string): void
  close(): void
}

/** A prepared statement with `?` for each value. */
export interface PreparedStatement {
  all(...values: readonly SqlValue[]): SqlRow[]
  get(...values: readonly SqlValue[]): SqlRow | undefined
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint }
}

let driver: Driver | undefined

/** Returns the driver of Node or the packaged one. Rejects with a `StoreError` without either. */
export async function loadDriver(): Promise<Driver> {
  driver ??= getBuiltIn() ?? (await importPackage())
  return driver
}

/** Returns the driver of Node 22.13 and later. */
function getBuiltIn(): Driver | undefined {
  const module: object | undefined = process.getBuiltinModule('node:sqlite')
  return module !== undefined && isDriver(module) ? module : undefined
}

/** Returns the driver for Node 20. An installation may lack it. */
function importPackage(): Promise<Driver> {
  return import('@photostructure/sqlite').catch((error: unknown) => {
    throw new StoreError('storeSqliteMissing', error)
  })
}

function isDriver(module: object): module is Driver {
  return 'DatabaseSync' in module && typeof module.DatabaseSync === 'function'
}
