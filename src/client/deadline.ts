import { TransportError } from './transportError.ts'

/** How long a call may take, and who may end it. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** For the whole call, its repetitions included; 0 is without bound. */
  readonly timeoutMs?: number | undefined
}

/** Runs a call within its options: rejects at once when its time is over or it is aborted, and `run` hears of it. */
export function within<T>(
  { signal, timeoutMs = 0 }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) return Promise.reject(signal.reason)
  const control = new AbortController()
  return new Promise((resolve, reject) => {
    const stop = (reason: unknown) => {
      reject(reason)
      control.abort(reason)
    }
    const onAbort = () => stop(signal?.reason)
    const onTime = () => stop(new TransportError('timedOut', `no answer within ${timeoutMs} ms`))
    const timer = timeoutMs > 0 ? setTimeout(onTime, timeoutMs) : undefined
    signal?.addEventListener('abort', onAbort)
    run(control.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      })
  })
}
