import type { Party } from './fairQueue.ts'
import { nextShare } from './timeSlice.ts'

/**
 * Writes something long as fast as others let it: what is not taken of it counts as unsent. `write` says whether there is
 * still somebody to write to; returns whether there was to the end.
 */
export async function writeInTurns<T>(
  pieces: Iterable<T>,
  partyOf: () => Party,
  write: (piece: T) => boolean,
): Promise<boolean> {
  for (const piece of pieces) {
    const turn = nextShare(partyOf)
    if (turn !== undefined) await turn
    if (!write(piece)) return false
  }
  return true
}
