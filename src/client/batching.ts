import type { PendingCall } from './call.ts'
import { mayRepeat } from './signature.ts'

export interface BatchOptions {
  /** Maximum number of calls in a batch; nodes refuse longer ones. 50 by default. */
  readonly maxSize?: number
  /**
   * Time in ms that the first call waits for others. 0, the default, joins calls that are made together, as in
   * `Promise.all`.
   */
  readonly waitMs?: number
}

const DEFAULT_SIZE = 50
/** Maximum length of a batch in characters: half of the minimum that nodes accept. */
const MAX_LENGTH = 512 * 1024

/**
 * Collects calls and passes them to `send` in batches. Calls that may change state are sent alone, so that no other
 * call can cause their refusal. Throws a `RangeError` if the batch size is below 1.
 */
export function createBatcher(
  { maxSize = DEFAULT_SIZE, waitMs = 0 }: BatchOptions,
  send: (calls: readonly PendingCall[]) => void,
): (call: PendingCall) => void {
  if (!(maxSize >= 1)) throw new RangeError(`a batch of at most ${maxSize} calls holds none`)
  let waiting: PendingCall[] = []
  const flush = () => {
    const calls = waiting
    waiting = []
    for (const batch of divide(calls, maxSize)) send(batch)
  }
  return (call) => {
    if (!mayRepeat(call.request.method)) return send([call])
    waiting.push(call)
    if (waiting.length > 1) return
    if (waitMs > 0) setTimeout(flush, waitMs)
    else queueMicrotask(flush)
  }
}

/** Splits calls into batches of the maximum length. A longer call is sent alone. */
function divide(calls: readonly PendingCall[], maxSize: number): PendingCall[][] {
  const batches: PendingCall[][] = []
  let last: PendingCall[] = []
  let length = 0
  for (const call of calls) {
    const own = call.encode(0).length
    if (batches.length === 0 || last.length + 1 > maxSize || length + own > MAX_LENGTH) {
      last = []
      length = 0
      batches.push(last)
    }
    last.push(call)
    length += own
  }
  return batches
}
