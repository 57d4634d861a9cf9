import { errors } from '../../generated/errors.ts'
import type { Piece } from '../base/readyJson.ts'
import type { Text } from '../base/utf8Pieces.ts'
import { toWireError, type WireError } from './errors.ts'
import { type ExceededQuota, exceededQuotaOf } from './refusals.ts'
import { serialiseError } from './serialise.ts'

/** The response to one request; the text is empty for a notification. */
export interface RpcResponse {
  readonly text: Text
  /** Pieces after the text; undefined if the text is complete. */
  readonly rest?: AsyncIterable<Piece>
  readonly error?: WireError
  /** The exceeded quota that the error reports. */
  readonly exceededQuota?: ExceededQuota | undefined
}

/** The reply to a body. */
export interface RpcReply {
  /** JSON; empty if all requests were notifications. */
  readonly text: Text
  /** Pieces after the text; undefined if the text is complete. If reading them fails, the connection must be closed. */
  readonly rest?: AsyncIterable<Piece>
  readonly httpStatus: number
  /** Time until the client may retry, in seconds; undefined unless the error reports it. */
  readonly retryAfterSeconds?: number
  /** The exceeded quota that the error reports. */
  readonly exceededQuota?: ExceededQuota | undefined
  /** Must be called when the reply is sent or abandoned; until then a long reply counts as held. */
  readonly release?: (() => void) | undefined
}

/**
 * The HTTP status of errors. `reference`: 400 for invalid requests, as in the reference node. `ok`: always 200, for clients that
 * ignore the body of a 400.
 */
export type HttpStatusPolicy = 'reference' | 'ok'

const STATUS_OF_KEY_REFUSALS = new Map<number, number>([
  [errors.invalidApiKey.code, 401],
  [errors.notAllowedForKey.code, 403],
  [errors.limitExceeded.code, 429],
])
const REFUSED_BY_REFERENCE = new Set<number>([
  errors.parseError.code,
  errors.invalidRequest.code,
  errors.invalidParams.code,
])

/**
 * Returns the HTTP status of the response to a single request; that of a batch is always 200. Refusals of a key have the same
 * status in both policies.
 */
function httpStatusOf(error: WireError | undefined, policy: HttpStatusPolicy): number {
  if (error === undefined) return 200
  const ofKey = STATUS_OF_KEY_REFUSALS.get(error.code)
  if (ofKey !== undefined) return ofKey
  return policy === 'reference' && REFUSED_BY_REFERENCE.has(error.code) ? 400 : 200
}

/** Returns the reply to a body that is one request. */
export function toReply({ text, rest, error, exceededQuota }: RpcResponse, policy: HttpStatusPolicy): RpcReply {
  if (rest !== undefined) return { text, rest, httpStatus: 200 }
  const reported = text === '' ? undefined : error
  const reply = { text, httpStatus: httpStatusOf(reported, policy) }
  const data = reported?.data
  const isRetryable = typeof data === 'object' && 'retryAfterSeconds' in data
  return isRetryable ? { ...reply, retryAfterSeconds: data.retryAfterSeconds, exceededQuota } : reply
}

/** Options of the reply to a refused body. */
export interface RefusalOptions {
  readonly policy: HttpStatusPolicy
  onBug(bug: unknown): void
  /** JSON text of the id; null by default. */
  readonly id?: string | undefined
}

/** Returns the reply to a body whose response is only this error. */
export function toRefusal(thrown: unknown, { policy, onBug, id = 'null' }: RefusalOptions): RpcReply {
  const error = toWireError(thrown, onBug)
  return toReply({ text: serialiseError(id, error), error, exceededQuota: exceededQuotaOf(thrown) }, policy)
}
