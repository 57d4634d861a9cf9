import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Connection } from '../engine.ts'
import { StoreError } from '../errors.ts'
import type { StillPart } from './connectionOptions.ts'
import { type Closable, closeAll, lockForReading, openReader } from './connections.ts'
import type { SqliteDriver } from './drivers.ts'
import { hasContent, isFile } from './files.ts'

type Open = SqliteDriver['open']

/** A file that is open for reading. */
export interface ReadFile {
  readonly reader: Connection
  /** Opens another connection. */
  openAnother(open: Open): Promise<Connection>
  close(): Promise<void>
}

/**
 * Opens a file for reading, with or without a process that writes it. On a read-only disk and in a folder that this user
 * cannot write, SQLite refuses a file whose log or its index is missing, as after an orderly stop. Such a file is read as
 * it is, and no process may begin to write it until it is closed.
 */
export async function openReadFile(open: Open, path: string): Promise<ReadFile> {
  try {
    return readWith(await openReader(open, path), path)
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind !== 'storeUnavailable' || !(await isFile(path))) throw error
    if (!(await isStill(path))) throw new StoreError('storeUnreadable', error)
  }
  const locks = (await isFile(`${path}.lock`)) ? [await lockForReading(path).catch(refuse)] : []
  try {
    const still = (await hasContent(`${path}-wal`)) ? 'fileAndLog' : 'file'
    return readWith(await openReader(open, path, still), path, still, locks)
  } catch (error) {
    await closeAll(locks)
    throw error
  }
}

/** A lock that this user cannot read may belong to a process that writes. */
function refuse(error: unknown): never {
  throw error instanceof StoreError && error.kind === 'storeUnavailable'
    ? new StoreError('storeUnreadable', error)
    : error
}

function readWith(reader: Connection, path: string, still?: StillPart, locks: readonly Closable[] = []): ReadFile {
  return {
    reader,
    openAnother: (open) => openReader(open, path, still),
    close: () => closeAll([...locks, reader]),
  }
}

/**
 * Returns whether this user can read a file that no process has open: each process that has it open keeps a log and its index
 * beside it.
 */
async function isStill(path: string): Promise<boolean> {
  const [hasLog, hasIndex] = [await isFile(`${path}-wal`), await isFile(`${path}-shm`)]
  if (hasLog && hasIndex) return false
  return (await isReadable(path)) && (!hasLog || (await isReadable(`${path}-wal`)))
}

const isReadable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
