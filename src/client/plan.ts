import type { errors } from '../../generated/errors.ts'
import type { PendingCall } from './call.ts'
import { timeLeftMs } from './deadline.ts'
import { type HttpReply, isRefusal } from './response.ts'
import { isPassing, type RetryOptions, retryDelayMs } from './retry.ts'
import { mayRepeat } from './signature.ts'
import { TransportError } from './transportError.ts'

interface PlannedSending {
  /** Calls that are not settled, the next ones first. */
  readonly left: readonly PendingCall[]
  /** Calls that were sent. Several only if all of them may be retried. */
  readonly now: readonly PendingCall[]
  /** Number of consecutive retries of the same calls. */
  readonly attempt: number
}

interface Plan {
  /** Calls that the reply settles. */
  readonly settled: readonly PendingCall[]
  /** Number of other calls to send next, and the wait before it in ms. */
  readonly size: number
  readonly waitMs: number
  readonly attempt: number
}

const TOO_LARGE = 413
const TOO_MANY_REQUESTS = 429
/** Codes of an invalid request, and of responses that are too large together. The types keep them equal to the registry's. */
const TOO_MUCH: readonly (number | undefined)[] = [-32600, -32011] satisfies [
  (typeof errors.invalidRequest)['code'],
  (typeof errors.responseTooLarge)['code'],
]

/**
 * Decides the next step after a reply. A batch that is refused as a whole, because of its size or of one call in it, is
 * retried in halves. Each success doubles the size again. A batch above a limit of calls waits first, because each
 * try counts.
 */
export function planAfter(
  reply: HttpReply | TransportError,
  { left, now, attempt }: PlannedSending,
  retry: RetryOptions,
): Plan {
  const half = Math.ceil(now.length / 2)
  if (now.length > 1 && isTooMuch(reply)) return { settled: [], size: half, waitMs: 0, attempt }
  const mayGoAgain = now.every(({ request }) => mayRepeat(request.method))
  const waitMs = mayGoAgain ? retryDelayMs(reply, attempt, retry) : undefined
  if (waitMs === undefined) {
    // A temporary refusal applies to the following calls as well.
    return { settled: isPassing(reply) ? left : now, size: now.length * 2, waitMs: 0, attempt: 0 }
  }
  const settled = left.filter(({ signal }) => timeLeftMs(signal) <= waitMs)
  const isOverLimit = now.length > 1 && isStatus(reply, TOO_MANY_REQUESTS)
  return isOverLimit
    ? { settled, size: half, waitMs, attempt }
    : { settled, size: now.length, waitMs, attempt: attempt + 1 }
}

function isTooMuch(reply: HttpReply | TransportError): boolean {
  if (reply instanceof TransportError) return false
  const code = isRefusal(reply.body) ? reply.body.error.code : undefined
  return reply.status === TOO_LARGE || TOO_MUCH.includes(code)
}

function isStatus(reply: HttpReply | TransportError, status: number): boolean {
  return !(reply instanceof TransportError) && reply.status === status
}
