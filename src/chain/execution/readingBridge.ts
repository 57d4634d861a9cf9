import { UndecodableEntry } from '../../bridge/storageEntry.ts'
import { BridgeUndecodable } from '../api/errors.ts'

/**
 * Returns a value that is read from the Bridge's storage outside a call of the Bridge, which would fail. Throws `BridgeUndecodable` for an entry
 * that a development method has overwritten.
 */
export async function readingBridge<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof UndecodableEntry ? new BridgeUndecodable(error.message) : error
  }
}
