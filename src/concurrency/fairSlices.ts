import { createFairQueue, type Party } from './fairQueue.ts'

/**
 * Lets long work of many parties go on in slices: resolves when the party has its next one, at most one in each turn of
 * the event loop.
 */
export type NextSlice = (party: Party) => Promise<void>

export function createSlices(): NextSlice {
  const waiting = createFairQueue<() => void>()
  let isAwaited = false

  function giveOne(): void {
    waiting.take()?.()
    isAwaited = waiting.size > 0
    if (isAwaited) setImmediate(giveOne)
  }

  return (party) =>
    new Promise((resolve) => {
      waiting.add(party, resolve)
      if (!isAwaited) setImmediate(giveOne)
      isAwaited = true
    })
}
