import type { PendingCall } from './call.ts'

export interface BatchOptions {
  /** Calls in one batch at most; nodes refuse longer ones. 50 by default. */
  readonly maxSize?: number
  /** How long the first call waits for others; 0, the default, joins those that are made together, as in `Promise.all`. */
  readonly waitMs?: number
}

const DEFAULT_SIZE = 50

/** Collects calls and gives them to `send` in batches. */
export function createBatcher(
  { maxSize = DEFAULT_SIZE, waitMs = 0 }: BatchOptions,
  send: (calls: readonly PendingCall[]) => void,
): (call: PendingCall) => void {
  let waiting: PendingCall[] = []
  const flush = () => {
    const calls = waiting
    waiting = []
    for (let start = 0; start < calls.length; start += maxSize) send(calls.slice(start, start + maxSize))
  }
  return (call) => {
    waiting.push(call)
    if (waiting.length > 1) return
    if (waitMs > 0) setTimeout(flush, waitMs)
    else queueMicrotask(flush)
  }
}
