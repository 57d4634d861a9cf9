import type { ClientPath } from './fairQueue.ts'
import { yieldIfSliceUsed } from './timeSlice.ts'

/**
 * Builds a function that returns whether the next piece of a connection may be read in this iteration of the event
 * loop. If not, it calls `resume` in a later iteration, after the pieces of other clients, and returns false until
 * then.
 */
export function createSliceGate(clientPathOf: () => ClientPath, resume: () => void): () => boolean {
  let isWaiting = false
  return () => {
    if (isWaiting) return false
    const share = yieldIfSliceUsed(clientPathOf)
    if (share === undefined) return true
    isWaiting = true
    void share.then(() => {
      isWaiting = false
      resume()
    })
    return false
  }
}
