import { LRUCache } from 'lru-cache'
import { createResourcePool } from '../../concurrency/resourcePool.ts'
import type { Connection } from '../engine.ts'
import { StoreError } from '../errors.ts'
import { writeOutAll } from '../literals.ts'
import type { SqlRow, SqlValue } from '../sql.ts'
import { type ConnectionOptions, KEPT_STATEMENTS, nameFor, preparing } from './connectionOptions.ts'
import { createPrivately } from './createPrivately.ts'
import { toStoreError } from './toStoreError.ts'

/** The part of the package `sqlite3` that is used. Users install the package themselves. */
interface Driver {
  readonly Database: new (path: string, mode: number, done: (error: Error | null) => void) => Database
  readonly OPEN_READONLY: number
  readonly OPEN_READWRITE: number
  readonly OPEN_URI: number
}

type Done<T> = (this: { readonly changes: number }, error: Error | null, value: T) => void

interface Database {
  prepare(sql: string, done: (error: Error | null) => void): PreparedStatement
  exec(sql: string, done: (error: Error | null) => void): void
  close(done: (error: Error | null) => void): void
}

interface PreparedStatement {
  all(values: readonly SqlValue[], done: Done<Record<string, SqlValue>[]>): void
  run(values: readonly SqlValue[], done: Done<void>): void
  finalize(): void
}

const PACKAGE: string = 'sqlite3' // types do not depend on whether it is installed

async function loadDriver(): Promise<Driver> {
  try {
    const { default: driver }: { default: Driver } = await import(PACKAGE)
    return driver
  } catch (error) {
    throw new StoreError('storeDriverMissing', error)
  }
}

/** Converts a function with a callback of the driver to a promise. */
function answered<T>(start: (done: (error: Error | null, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, value) => {
      if (error === null) resolve(value)
      else reject(toStoreError('errno' in error ? error.errno : undefined, error))
    })
  })
}

/** Converts the driver's Buffers to plain byte arrays. */
function withPlainBytes(rows: Record<string, SqlValue>[]): SqlRow[] {
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      if (value instanceof Uint8Array) row[column] = new Uint8Array(value.buffer, value.byteOffset, value.length)
    }
  }
  return rows
}

/** Opens a SQLite file with the package `sqlite3`, which runs each statement in a thread. */
export async function openSqlite3Connection(path: string, options: ConnectionOptions): Promise<Connection> {
  const { Database, OPEN_READONLY, OPEN_READWRITE, OPEN_URI } = await loadDriver()
  if (!options.isReadOnly) await createPrivately(path)
  const database = await answered<Database>((done) => {
    const mode = (options.isReadOnly ? OPEN_READONLY : OPEN_READWRITE) | OPEN_URI
    const opened: Database = new Database(nameFor(path, options), mode, (error) => done(error, opened))
  })
  for (const sql of preparing(options)) await answered<void>((done) => database.exec(sql, (error) => done(error)))
  const statements = new LRUCache<string, PreparedStatement>({
    max: KEPT_STATEMENTS,
    dispose: (statement) => statement.finalize(),
  })
  // The driver would run two prepared statements of a connection concurrently, in any order.
  const turns = createResourcePool([database], () => new StoreError('storeClosed'))

  const prepare = async (sql: string): Promise<PreparedStatement> => {
    const kept = statements.get(sql)
    if (kept !== undefined) return kept
    const statement = await answered<PreparedStatement>((done) => {
      const prepared: PreparedStatement = database.prepare(sql, (error) => done(error, prepared))
    })
    statements.set(sql, statement)
    return statement
  }
  const all = (sql: string, values: readonly SqlValue[] = []) =>
    turns.use(async () => {
      const statement = await prepare(sql)
      return withPlainBytes(await answered<Record<string, SqlValue>[]>((done) => statement.all(values, done)))
    })

  return {
    all,
    first: async (sql, values) => (await all(sql, values))[0],
    run: (sql, values = []) =>
      turns.use(async () => {
        const statement = await prepare(sql)
        return answered<number>((done) => {
          statement.run(values, function (error) {
            done(error, this.changes)
          })
        })
      }),
    runAll: (several) =>
      turns.use(async () => {
        for (const piece of writeOutAll(several, "x'")) {
          await answered<void>((done) => database.exec(piece, (error) => done(error)))
        }
      }),
    async close() {
      await turns.drain()
      statements.clear()
      await answered<void>((done) => database.close((error) => done(error)))
    },
  }
}
