import type { Party } from './fairQueue.ts'
import { nextShare } from './timeSlice.ts'

/**
 * Builds a function that returns whether the next piece of a connection may be read in this turn of the event loop. If
 * not, it calls `goOn` in a later turn, after the pieces of other clients; until then it returns false.
 */
export function createTurnGate(partyOf: () => Party, goOn: () => void): () => boolean {
  let isWaiting = false
  return () => {
    if (isWaiting) return false
    const share = nextShare(partyOf)
    if (share === undefined) return true
    isWaiting = true
    void share.then(() => {
      isWaiting = false
      goOn()
    })
    return false
  }
}
