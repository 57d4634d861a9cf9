import type { MaybePromise } from './maybePromise.ts'
import { resumingAccount } from './processorTime.ts'

/** Maximum time of synchronous reads in one iteration of the event loop, in ms. */
const SLICE_MS = 2

let sliceBeganAtMs: number | undefined

function endSlice(): void {
  sliceBeganAtMs = undefined
}

/**
 * Calls `read` now, or in the next iteration of the event loop if this one has used its time. Without it, a loop of
 * synchronous reads would never yield.
 */
export function pacedReads<T>(read: () => MaybePromise<T>): MaybePromise<T> {
  const nowMs = performance.now()
  if (sliceBeganAtMs === undefined) {
    sliceBeganAtMs = nowMs
    setImmediate(endSlice)
  }
  if (nowMs - sliceBeganAtMs < SLICE_MS) return read()
  return new Promise((resolve, reject) => {
    const readNow = resumingAccount(() => {
      try {
        resolve(pacedReads(read))
      } catch (error) {
        reject(error)
      }
    })
    setImmediate(readNow)
  })
}
