import { open } from 'node:fs/promises'
import { StoreError } from '../errors.ts'

/**
 * Creates a file that only its owner can read, because SQLite would let other users read a new file. Files that SQLite
 * creates beside it have the same mode. An existing file is not opened, because closing it would release the locks of
 * this process.
 */
export async function createPrivately(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StoreError('storeUnavailable', error)
    }
  }
}
