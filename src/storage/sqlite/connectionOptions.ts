import { pathToFileURL } from 'node:url'

/** Maximum number of prepared statements. */
export const KEPT_STATEMENTS = 128

/**
 * Part of a database that no process writes and whose folder cannot be written, where SQLite cannot create the files that it
 * needs beside the database: its file alone, or its file and the log that a killed process has left.
 */
export type StillPart = 'file' | 'fileAndLog'

/** Options of an open SQLite file. */
export interface ConnectionOptions {
  readonly isReadOnly: boolean
  /** Max time that a statement waits for another connection's lock, in ms. */
  readonly busyTimeoutMs: number
  /** Given for a database that no process writes until the connection is closed. */
  readonly still?: StillPart | undefined
}

/**
 * Returns the name of a file for SQLite (sqlite.org/uri.html). An immutable file is read without its log. A log is read
 * without an index beside it in exclusive mode, whose lock a file that is only read cannot have, and so without locks.
 */
export function nameFor(path: string, { still }: ConnectionOptions): string {
  if (still === undefined) return path
  const withoutLocks = process.platform === 'win32' ? 'vfs=win32-none' : 'vfs=unix-none'
  return `${pathToFileURL(path).href}?${still === 'file' ? 'immutable=1' : withoutLocks}`
}

/** Statements that a connection executes first. */
export function preparing({ busyTimeoutMs, still }: ConnectionOptions): readonly string[] {
  const timeout = `PRAGMA busy_timeout = ${busyTimeoutMs}`
  return still === 'fileAndLog' ? [timeout, 'PRAGMA locking_mode = EXCLUSIVE'] : [timeout]
}
