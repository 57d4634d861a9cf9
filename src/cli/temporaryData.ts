import { existsSync } from 'node:fs'
import { lstat, mkdtemp, readdir, rm, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockForProcess } from '../storage/sqlite/connections.ts'

/** A data folder of a process's own, gone when it is closed. */
export interface TemporaryData {
  readonly folder: string
  readonly isInMemory: boolean
  close(): Promise<void>
}

const PREFIX = 'scion-dev-'
/** The lock of a folder is its process's as long as that lives, so whoever gets it knows that the folder is abandoned. */
const LOCK = 'process'
const lockFile = (folder: string) => join(folder, `${LOCK}.lock`)

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const TMPFS = 0x01021994
/** Containers often have 64 MiB there, which a long session fills. */
const LEAST_FREE_BYTES = 2 ** 30
const ATTEMPTS = 5

/** Makes a folder that only its owner may enter: in memory where the system has room there, else on the disk. */
export async function createTemporaryData(given?: string): Promise<TemporaryData> {
  const isInMemory = given === undefined && (await hasRoomInMemory())
  const parent = given ?? (isInMemory ? IN_MEMORY : tmpdir())
  for (let attempt = 1; ; attempt++) {
    const folder = await mkdtemp(join(parent, PREFIX))
    const lock = await lockForProcess(join(folder, LOCK), 0).catch((error: unknown) => {
      if (attempt >= ATTEMPTS) throw error
      return undefined // somebody who looks for abandoned folders was quicker
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

/** Removes the folders of one's own that processes have left behind which were killed; never one that is in use. */
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
    return type === TMPFS && bavail * bsize >= LEAST_FREE_BYTES
  } catch {
    return false
  }
}
