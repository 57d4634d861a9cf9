import type { Stats } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
import { StoreError } from '../errors.ts'

/** Returns the size of a file in bytes; undefined if it is missing, and 0 for a link to a missing one. Rejects with a `StoreError`. */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await existing(stat(path))
  if (found === undefined) return (await existing(lstat(path))) === undefined ? undefined : 0
  if (found.isFile()) return found.size
  throw new StoreError('storeUnavailable', new Error('a database must be a regular file'))
}

/** Returns whether a file exists. Rejects with a `StoreError`. */
export const isFile = async (path: string): Promise<boolean> => (await sizeOf(path)) !== undefined

export const hasContent = async (path: string): Promise<boolean> => ((await sizeOf(path)) ?? 0) > 0

/**
 * Rejects with `storeEmpty` if a database has lost its content: its file is empty, or missing beside a log or behind a link. SQLite would start a
 * new database in its place without a word. No process leaves such a file, see `createDatabase`.
 */
export async function requireContent(path: string): Promise<void> {
  const size = await sizeOf(path)
  if (size === 0 || (size === undefined && (await hasContent(`${path}-wal`)))) throw new StoreError('storeEmpty')
}

async function existing(found: Promise<Stats>): Promise<Stats | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined
    throw new StoreError('storeUnreadable', error)
  }
}
