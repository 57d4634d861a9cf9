import type { ClientPath } from './fairQueue.ts'
import { yieldIfSliceUsed } from './timeSlice.ts'

/**
 * Writes pieces one by one and yields to other clients between them. `write` returns false once the connection is
 * closed. Returns whether all pieces were written.
 */
export async function writeInSlices<T>(
  pieces: Iterable<T>,
  clientPathOf: () => ClientPath,
  write: (piece: T) => boolean,
): Promise<boolean> {
  for (const piece of pieces) {
    const yielded = yieldIfSliceUsed(clientPathOf)
    if (yielded !== undefined) await yielded
    if (!write(piece)) return false
  }
  return true
}
