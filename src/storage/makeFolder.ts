import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and the missing ones above it; `mode` is for the folder itself. Rejects with the system's error.
 * NOTE: `mkdir` with `recursive` never returns where a folder cannot be made although the one above it exists, as below /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const folder = resolve(path)
  try {
    await makeOne(folder, mode)
  } catch (error) {
    const above = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error
    await makeFolder(above)
    await makeOne(folder, mode)
  }
}

/** Makes a folder whose parent exists; one that exists already is left as it is. */
async function makeOne(folder: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const found = await stat(folder)
    if (!found.isDirectory()) throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
