import { type ClientPath, createFairQueue } from './fairQueue.ts'
import { resumingAccount } from './processorTime.ts'

/** Resolves when the client's work may run its next slice. One slice runs in each iteration of the event loop. */
export type NextSlice = (clientPath: ClientPath) => Promise<void>

/** Creates a scheduler that grants slices round-robin by client path. */
export function createFairSlices(): NextSlice {
  const waiting = createFairQueue<() => void>()
  let isAwaited = false

  function grantNext(): void {
    waiting.take()?.()
    isAwaited = waiting.size > 0
    if (isAwaited) setImmediate(grantNext)
  }

  return (clientPath) =>
    new Promise((resolve) => {
      waiting.add(clientPath, resumingAccount(resolve))
      if (!isAwaited) setImmediate(grantNext)
      isAwaited = true
    })
}
