import { toWireError } from './errors.ts'
import { type HttpStatusPolicy, httpStatusOf } from './httpStatus.ts'
import type { Piece, Text } from './jsonPieces.ts'
import { LimitExceeded } from './refusals.ts'
import { serialiseError } from './serialise.ts'

/** What a transport sends back. */
export interface RpcReply {
  /** JSON, or empty when notifications have nothing to say. */
  readonly text: Text
  /** What follows the text, when it is not all; reading it may fail, and then the connection has to be cut. */
  readonly rest?: AsyncIterable<Piece>
  readonly httpStatus: number
  /** With status 429. */
  readonly retryAfterSeconds?: number
}

export interface RefusalOptions {
  readonly policy: HttpStatusPolicy
  onBug(bug: unknown): void
  /** JSON text; null when absent. */
  readonly id?: string | undefined
}

/** The reply to a body of which nothing was run, or nothing is told but this one error. */
export function toRefusal(thrown: unknown, { policy, onBug, id = 'null' }: RefusalOptions): RpcReply {
  const error = toWireError(thrown, onBug)
  const reply = { text: serialiseError(id, error), httpStatus: httpStatusOf(error, policy) }
  return thrown instanceof LimitExceeded ? { ...reply, retryAfterSeconds: thrown.retryAfterSeconds } : reply
}
