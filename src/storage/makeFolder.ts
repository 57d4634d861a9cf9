import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder and its missing parents. `mode` applies to the folder itself. Rejects with the system's error. NOTE:
 * `mkdir` with `recursive` never returns if a folder cannot be created in an existing parent, as in /proc.
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

/** Creates a folder whose parent exists. An existing folder is left unchanged. */
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
