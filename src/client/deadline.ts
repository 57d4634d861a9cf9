import { onAbort } from './abort.ts'
import { TransportError } from './transportError.ts'

/** Time limit and cancellation of a call. */
export interface CallOptions {
  /** Cancels the call, which rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /**
   * Time limit in ms of the whole call, retries included. 0, and 2³¹ ms (24 days) or more, mean no limit.
   */
  readonly timeoutMs?: number | undefined
}

const MAX_TIMER_MS = 2 ** 31 - 1

/** Deadlines of calls by the signal that their transport receives. */
const ends = new WeakMap<AbortSignal, number>()

/** Returns the remaining time of a call in ms. */
export function timeLeftMs(signal: AbortSignal): number {
  return (ends.get(signal) ?? Number.POSITIVE_INFINITY) - performance.now()
}

/** Runs a call within its options. Rejects at once on timeout or abort, and aborts the signal of `run`. */
export function within<T>(
  { signal, timeoutMs = 0 }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) return Promise.reject(signal.reason)
  const control = new AbortController()
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer)
      stopListening?.()
    }
    const stop = (reason: unknown) => {
      release() // `run` may never settle
      reject(reason)
      control.abort(reason)
    }
    const onTime = () => stop(new TransportError('timedOut', `no answer within ${timeoutMs} ms`))
    const isTimed = timeoutMs > 0 && timeoutMs <= MAX_TIMER_MS
    if (isTimed) ends.set(control.signal, performance.now() + timeoutMs)
    const timer = isTimed ? setTimeout(onTime, timeoutMs) : undefined
    const stopListening = signal && onAbort(signal, () => stop(signal.reason))
    // Inside a promise, so that a synchronous error is released like a rejection.
    new Promise<T>((settle) => settle(run(control.signal))).then(resolve, reject).finally(release)
  })
}
