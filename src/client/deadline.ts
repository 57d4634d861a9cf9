import { TransportError } from './transportError.ts'

/** How long a call may take, and who may end it. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /**
   * For the whole call, its repetitions included; 0 is without bound, as is what no timer holds: 2³¹ ms (24 days) and
   * more.
   */
  readonly timeoutMs?: number | undefined
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** When the time of a call is over, by the signal that its transport is given. */
const ends = new WeakMap<AbortSignal, number>()

/** How long a call still has. */
export function timeLeftMs(signal: AbortSignal): number {
  return (ends.get(signal) ?? Number.POSITIVE_INFINITY) - performance.now()
}

/** Runs a call within its options: rejects at once when its time is over or it is aborted, and `run` hears of it. */
export function within<T>(
  { signal, timeoutMs = 0 }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) return Promise.reject(signal.reason)
  const control = new AbortController()
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const stop = (reason: unknown) => {
      release() // what runs may never settle
      reject(reason)
      control.abort(reason)
    }
    const onAbort = () => stop(signal?.reason)
    const onTime = () => stop(new TransportError('timedOut', `no answer within ${timeoutMs} ms`))
    const isTimed = timeoutMs > 0 && timeoutMs <= LONGEST_TIMER_MS
    if (isTimed) ends.set(control.signal, performance.now() + timeoutMs)
    const timer = isTimed ? setTimeout(onTime, timeoutMs) : undefined
    signal?.addEventListener('abort', onAbort)
    // Inside a promise, so that what throws at once is released like the rest.
    new Promise<T>((settle) => settle(run(control.signal))).then(resolve, reject).finally(release)
  })
}
