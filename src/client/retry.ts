import type { HttpReply } from './response.ts'
import { TransportError } from './transportError.ts'

export interface RetryOptions {
  /** How often a request is sent once more; 3 by default. */
  readonly times?: number
  /** Before the first repetition, at most; doubles with each. 150 by default. */
  readonly delayMs?: number
  /** Longest wait that a node may ask for with `Retry-After`; a longer one is not waited for. 10,000 by default. */
  readonly maxRetryAfterMs?: number
}

/** Too many requests, and what proxies say while the node behind them is away. */
const PASSING = new Set([429, 502, 503, 504])

/** Whether the same may well be answered in a while. */
export function isPassing(reply: HttpReply | TransportError): boolean {
  return reply instanceof TransportError ? reply.kind === 'network' : PASSING.has(reply.status)
}

/** How long to wait before what was answered so is asked once more; undefined when that is no use. */
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

/**
 * A wait that doubles with each attempt: between half and all of it, so that many clients do not come back together.
 */
export function backoffMs(attempt: number, delayMs: number): number {
  return delayMs * 2 ** attempt * (0.5 + Math.random() / 2)
}

/** Waits; ends early, without an error, when the signal is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
