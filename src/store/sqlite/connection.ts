import { open } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sqlite3 from 'sqlite3'
import { createResourcePool } from '../../base/resourcePool.ts'
import type { Connection } from '../engine.ts'
import { StoreError, type StoreErrorKind } from '../errors.ts'
import type { SqlRow, SqlValue } from '../sql.ts'

interface ConnectionOptions {
  readonly isReadOnly: boolean
  /** How long a statement waits for another connection's lock. */
  readonly busyTimeoutMs: number
}

const KEPT_STATEMENTS = 128

const KINDS: Readonly<Record<number, StoreErrorKind>> = {
  [sqlite3.BUSY]: 'storeLocked',
  [sqlite3.LOCKED]: 'storeLocked',
  [sqlite3.CORRUPT]: 'storeCorrupted',
  [sqlite3.NOTADB]: 'storeCorrupted',
  [sqlite3.CANTOPEN]: 'storeUnavailable',
  [sqlite3.READONLY]: 'storeUnavailable',
  [sqlite3.PERM]: 'storeUnavailable',
  [sqlite3.AUTH]: 'storeUnavailable',
  [sqlite3.FULL]: 'storeFull',
}

function toStoreError(error: Error): StoreError {
  const code = 'errno' in error && typeof error.errno === 'number' ? error.errno & 0xff : sqlite3.ERROR
  return new StoreError(KINDS[code] ?? 'storeFailed', error)
}

/** Calls `start` with a callback of the driver's; the promise is of what the driver calls it with. */
function answered<T>(start: (done: (error: Error | null, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, value) => (error === null ? resolve(value) : reject(toStoreError(error))))
  })
}

function openDatabase(path: string, { isReadOnly }: ConnectionOptions): Promise<sqlite3.Database> {
  const mode = isReadOnly ? sqlite3.OPEN_READONLY : sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE
  return answered((done) => {
    const database: sqlite3.Database = new sqlite3.Database(path, mode, (error) => done(error, database))
  })
}

/** The driver returns Node's Buffers; everyone else uses plain byte arrays. */
function withPlainBytes(rows: Record<string, SqlValue>[]): SqlRow[] {
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      if (value instanceof Uint8Array) row[column] = new Uint8Array(value.buffer, value.byteOffset, value.length)
    }
  }
  return rows
}

/**
 * SQLite would let others on the machine read a new file; the files it makes beside one have that one's mode.
 * A file that is there is not opened: closing it would release the locks that this process has on it.
 */
async function createPrivately(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StoreError('storeUnavailable', error)
    }
  }
}

/** Opens a SQLite file, new and its owner's alone when there is none; rejects with a `StoreError`. */
export async function openConnection(path: string, options: ConnectionOptions): Promise<Connection> {
  if (!options.isReadOnly) await createPrivately(path)
  const database = await openDatabase(path, options)
  database.configure('busyTimeout', options.busyTimeoutMs)
  const statements = new LRUCache<string, sqlite3.Statement>({
    max: KEPT_STATEMENTS,
    dispose: (statement) => statement.finalize(),
  })
  // The driver would run two prepared statements of one connection on two threads, in any order.
  const turns = createResourcePool([database], () => new StoreError('storeClosed'))

  const prepare = async (sql: string): Promise<sqlite3.Statement> => {
    const kept = statements.get(sql)
    if (kept !== undefined) return kept
    const statement = await answered<sqlite3.Statement>((done) => {
      const prepared: sqlite3.Statement = database.prepare(sql, (error) => done(error, prepared))
    })
    statements.set(sql, statement)
    return statement
  }

  return {
    all: (sql, values = []) =>
      turns.use(async () => {
        const statement = await prepare(sql)
        return withPlainBytes(await answered<Record<string, SqlValue>[]>((done) => statement.all(values, done)))
      }),
    run: (sql, values = []) =>
      turns.use(async () => {
        const statement = await prepare(sql)
        return answered<number>((done) => {
          statement.run(values, function (error) {
            done(error, this.changes)
          })
        })
      }),
    runAll: (sql) => turns.use(() => answered<void>((done) => database.exec(sql, (error) => done(error)))),
    async close() {
      await turns.drain()
      statements.clear()
      await answered<void>((done) => database.close((error) => done(error)))
    },
  }
}
