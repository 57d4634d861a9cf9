import { open } from 'node:fs/promises'
import { StoreError } from '../errors.ts'

/**
 * SQLite would let others on the machine read a new file; the files it makes beside one have that one's mode.
 * A file that is there is not opened: closing it would release the locks that this process has on it.
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
