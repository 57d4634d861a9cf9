import { lstat, readdir, rm, rmdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Hex, isHex } from '../base/hex.ts'
import { makeFolder } from '../storage/makeFolder.ts'
import { removeSqliteFile } from '../storage/sqlite/removeFile.ts'

/** The block that a chain is forked at. */
export interface Fork {
  readonly chainId: number
  readonly blockNumber: number
  readonly blockHash: Hex
}

/** A file of stored answers. */
export interface KeptFork extends Fork {
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly lastUsedMs: number
}

const FILE = /^(?<blockNumber>\d{1,15})-(?<blockHash>0x[0-9a-f]{64})\.sqlite$/
const PRIVATE = 0o700

/** Returns the path of the file of a fork below the folder of all forks. */
export function pathOfFork(folder: string, { chainId, blockNumber, blockHash }: Fork): string {
  return join(folder, `${chainId}`, `${blockNumber}-${blockHash}.sqlite`)
}

/** Creates the folder of a fork's file, which only its owner can read. */
export async function makeForkFolder(folder: string, { chainId }: Fork): Promise<void> {
  await makeFolder(folder, PRIVATE)
  await makeFolder(join(folder, `${chainId}`), PRIVATE)
}

/** Lists the stored forks, the last used first. A missing folder has none. */
export async function listForks(folder: string): Promise<KeptFork[]> {
  const forks: KeptFork[] = []
  for (const chain of await namesIn(folder)) {
    if (!/^\d{1,15}$/.test(chain)) continue
    for (const name of await namesIn(join(folder, chain))) {
      const fork = await readFork(join(folder, chain), Number(chain), name)
      if (fork !== undefined) forks.push(fork)
    }
  }
  return forks.sort((a, b) => b.lastUsedMs - a.lastUsedMs)
}

/** Removes the stored forks, or those of one chain. Returns those that it has removed. */
export async function clearForks(folder: string, chainId?: number): Promise<KeptFork[]> {
  const forks = (await listForks(folder)).filter((fork) => chainId === undefined || fork.chainId === chainId)
  for (const fork of forks) await removeFork(folder, fork)
  for (const chain of new Set(forks.map((fork) => fork.chainId))) {
    await rmdir(join(folder, `${chain}`)).catch(() => undefined) // other files may be there
  }
  return forks
}

/** Removes the forks that were not used for longest until the others have at most `maxBytes`. The one at `current` stays. */
export async function removeOldForks(folder: string, maxBytes: number, current: string): Promise<void> {
  let bytes = 0
  for (const fork of await listForks(folder)) {
    bytes += fork.bytes
    const isKept = bytes <= maxBytes || pathOfFork(folder, fork) === current
    if (!isKept) await removeFork(folder, fork).catch(() => undefined) // a process has just opened it
  }
}

/** Returns the size of a fork's file and its log in bytes. */
export async function sizeOfFork(path: string): Promise<number> {
  const [file, log] = await Promise.all([path, `${path}-wal`].map((name) => lstat(name).catch(() => undefined)))
  return (file?.size ?? 0) + (log?.size ?? 0)
}

/** Notes that a fork's file is in use. */
export async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now)
}

async function removeFork(folder: string, fork: Fork): Promise<void> {
  const path = pathOfFork(folder, fork)
  await removeSqliteFile(path)
  await rm(`${path}.lock`, { force: true })
}

async function readFork(folder: string, chainId: number, name: string): Promise<KeptFork | undefined> {
  const { blockNumber, blockHash } = FILE.exec(name)?.groups ?? {}
  if (blockNumber === undefined || blockHash === undefined || !isHex(blockHash)) return undefined
  const path = join(folder, name)
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile() !== true) return undefined
  return {
    chainId,
    blockNumber: Number(blockNumber),
    blockHash,
    bytes: await sizeOfFork(path),
    lastUsedMs: found.mtimeMs,
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
