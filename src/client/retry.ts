import { onAbort } from './abort.ts'
import type { HttpReply } from './response.ts'
import { TransportError } from './transportError.ts'

export interface RetryOptions {
  /** Maximum number of retries; 3 by default. */
  readonly times?: number
  /** Maximum wait before the first retry in ms, doubled with each retry; 150 by default. */
  readonly delayMs?: number
  /**
   * Maximum wait in ms that a node may request with `Retry-After`. After a longer one the call fails. 10,000 by
   * default.
   */
  readonly maxRetryAfterMs?: number
}

/** Statuses for too many requests and for proxies whose node is unavailable. */
const PASSING = new Set([429, 502, 503, 504])

/** Returns whether a retry may succeed. */
export function isPassing(reply: HttpReply | TransportError): boolean {
  return reply instanceof TransportError ? reply.kind === 'network' : PASSING.has(reply.status)
}

/** Returns the wait in ms before a retry after this outcome; undefined if a retry is useless. */
export function retryDelayMs(
  reply: HttpReply | TransportError,
  attempt: number,
  { times = 3, delayMs = 150, maxRetryAfterMs = 10_000 }: RetryOptions,
): number | undefined {
  if (attempt >= times) return undefined
  const ownMs = backoffMs(attempt, delayMs)
  if (!isPassing(reply)) return undefined
  if (reply instanceof TransportError) return ownMs
  const { retryAfterMs = ownMs } = reply
  return retryAfterMs <= Math.max(maxRetryAfterMs, ownMs) ? retryAfterMs : undefined
}

/** Maximum number of times that a wait doubles: a timer of 2³¹ ms or more fires at once. */
const MAX_DOUBLINGS = 7

/**
 * Returns a wait in ms that doubles with each attempt, with a random factor between 0.5 and 1, so that many clients do
 * not return together.
 */
export function backoffMs(attempt: number, delayMs: number): number {
  return delayMs * 2 ** Math.min(attempt, MAX_DOUBLINGS) * (0.5 + Math.random() / 2)
}

/** Waits. Ends early, without an error, if the signal is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const stopListening = onAbort(signal, done)
    if (signal.aborted) done()
  })
}
