import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Returns the SHA-256 of a file as hexadecimal digits. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

/** Removes what a database that is closed has left beside its file. */
export async function removeBeside(folder: string, files: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!files.includes(name)) await rm(join(folder, name), { force: true })
  }
}
