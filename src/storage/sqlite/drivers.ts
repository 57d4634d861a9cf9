import { startThread } from '../../concurrency/startThread.ts'
import type { Connection } from '../engine.ts'
import { StoreError } from '../errors.ts'
import { openConnection } from './connection.ts'
import type { ConnectionOptions } from './connectionOptions.ts'
import { packStatements } from './packedStatements.ts'
import { openSqlite3Connection } from './sqlite3Connection.ts'
import { type Answer, type Asked, type Refusal, readAnswer } from './threadMessages.ts'

/** The drivers of SQLite. Their files are interchangeable. */
export interface SqliteDriver {
  /** Opens a connection for what is short. */
  open(path: string, options: ConnectionOptions): Promise<Connection>
  /** Opens a connection for long statements, which run beside those of other connections. */
  openAside(path: string, options: ConnectionOptions): Promise<Connection>
}

/** `node`: the driver of Node or its equivalent; `sqlite3`: the package of that name. */
export const SQLITE_DRIVERS = ['node', 'sqlite3'] as const

export type SqliteDriverName = (typeof SQLITE_DRIVERS)[number]

const DRIVERS: Readonly<Record<SqliteDriverName, SqliteDriver>> = {
  node: { open: openConnection, openAside: async (path, options) => createThreadConnection(path, options) },
  sqlite3: { open: openSqlite3Connection, openAside: openSqlite3Connection },
}

export function driverOf(name: SqliteDriverName = 'node'): SqliteDriver {
  return DRIVERS[name]
}

/**
 * Creates a connection whose statements run in a thread of its own, so that the event loop is not blocked. The thread
 * ends with `close`, never during a statement, which would end the process.
 */
export function createThreadConnection(path: string, options: ConnectionOptions): Connection {
  const thread = startThread<Asked, Answer | Refusal, Answer>({
    program: new URL('./thread.js', import.meta.url),
    module: 'storage/sqlite/thread.js',
    workerData: { path, options },
    read: readAnswer,
    toError: (cause) => new StoreError('storeFailed', cause),
  })
  let isClosed = false
  const ask = (asked: Asked, handedOver: readonly ArrayBuffer[] = []): Promise<Answer> => {
    if (isClosed) throw new StoreError('storeClosed')
    return thread.ask(asked, handedOver)
  }
  return {
    all: async (sql, values = []) => [...((await ask({ kind: 'all', sql, values })).rows ?? [])],
    first: async (sql, values = []) => (await ask({ kind: 'first', sql, values })).rows?.[0],
    run: async (sql, values = []) => (await ask({ kind: 'run', sql, values })).changes ?? 0,
    async runAll(several) {
      const statements = packStatements(several)
      await ask({ kind: 'runAll', statements }, [statements.buffer])
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await thread.ask({ kind: 'close' })
      await thread.ended()
    },
  }
}
