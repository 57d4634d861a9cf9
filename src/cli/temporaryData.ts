import { existsSync } from 'node:fs'
import { lstat, mkdtemp, readdir, rm, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockForProcess } from '../storage/sqlite/connections.ts'

/** A temporary data folder, deleted when it is closed. */
export interface TemporaryData {
  readonly folder: string
  readonly isInMemory: boolean
  close(): Promise<void>
}

const PREFIX = 'scion-dev-'
/** Returns whether a folder is abandoned: its process holds the lock as long as it lives. */
const LOCK = 'process'
const lockFile = (folder: string) => join(folder, `${LOCK}.lock`)

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm'
const TMPFS = 0x01021994
/** Minimum size of that file system in bytes. Containers often have 64 MiB, which a long session fills. */
const MIN_FREE_BYTES = 2 ** 30
const ATTEMPTS = 5

/** Creates a private folder: in memory if there is enough space, otherwise on the disk. */
export async function createTemporaryData(given?: string): Promise<TemporaryData> {
  const isInMemory = given === undefined && (await hasRoomInMemory())
  const parent = given ?? (isInMemory ? IN_MEMORY : tmpdir())
  for (let attempt = 1; ; attempt++) {
    const folder = await mkdtemp(join(parent, PREFIX))
    const lock = await lockForProcess(join(folder, LOCK), 0).catch((error: unknown) => {
      if (attempt >= ATTEMPTS) throw error
      return undefined // another process removed it first
    })
    if (lock === undefined) continue
    if (existsSync(lockFile(folder))) {
      const close = async () => {
        await rm(folder, { recursive: true, force: true })
        await lock.close()
      }
      return { folder, isInMemory, close }
    }
    await lock.close()
    if (attempt >= ATTEMPTS)
      throw new Error(`data: must be a directory that other processes leave alone, got ${parent}; set --data`)
  }
}

/** Removes the user's folders of killed processes, never one in use. */
export async function removeAbandonedData(parents: readonly string[] = [IN_MEMORY, tmpdir()]): Promise<void> {
  for (const parent of new Set(parents)) {
    const names = await readdir(parent).catch(() => [])
    for (const name of names.filter((name) => name.startsWith(PREFIX))) {
      await removeIfAbandoned(join(parent, name)).catch(() => undefined) // the next start tries again
    }
  }
}

async function removeIfAbandoned(folder: string): Promise<void> {
  const found = await lstat(folder)
  const isOwn = found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid())
  if (!isOwn) return
  if (!existsSync(lockFile(folder))) return rmdir(folder) // which fails unless it is empty
  const lock = await lockForProcess(join(folder, LOCK), 0)
  await rm(folder, { recursive: true, force: true })
  await lock.close()
}

async function hasRoomInMemory(): Promise<boolean> {
  try {
    const { type, bavail, bsize } = await statfs(IN_MEMORY)
    return type === TMPFS && bavail * bsize >= MIN_FREE_BYTES
  } catch {
    return false
  }
}
