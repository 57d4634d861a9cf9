import type { Connection } from '../engine.ts'
import { openConnection } from './connection.ts'
import type { ConnectionOptions } from './connectionOptions.ts'
import { openSqlite3Connection } from './sqlite3Connection.ts'
import { createThreadConnection } from './threadConnection.ts'

/** The drivers of SQLite. Their files are interchangeable. */
export interface SqliteDriver {
  /** Opens a connection for what is short. */
  open(path: string, options: ConnectionOptions): Promise<Connection>
  /** Opens one for what is long: its statements keep nobody here waiting. */
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
