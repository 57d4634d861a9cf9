import { errors } from '../../generated/errors.ts'
import type { Piece } from '../base/readyJson.ts'
import type { Text } from '../base/utf8Pieces.ts'
import { toWireError, type WireError } from './errors.ts'
import { type ExceededQuota, exceededQuotaOf } from './refusals.ts'
import { serialiseError } from './serialise.ts'

/** The response to one request; the text is empty for a notification. */
export interface RpcResponse {
  readonly text: Text
  /** What follows the text, when it is not all. */
  readonly rest?: AsyncIterable<Piece>
  readonly error?: WireError
  /** The quota whose end the error reports. */
  readonly exceededQuota?: ExceededQuota | undefined
}

/** What a transport sends back for a body. */
export interface RpcReply {
  /** JSON, or empty when notifications have nothing to say. */
  readonly text: Text
  /** What follows the text, when it is not all; reading it may fail, and then the connection has to be cut. */
  readonly rest?: AsyncIterable<Piece>
  readonly httpStatus: number
  /** When to ask again, where the error says so. */
  readonly retryAfterSeconds?: number
  /** The quota whose end the error reports. */
  readonly exceededQuota?: ExceededQuota | undefined
  /** To be called when it is out, or never will be; until then a long one counts as held. */
  readonly release?: (() => void) | undefined
}

/**
 * `reference`: 400 for defects of the request, as the reference node; `ok`: always 200, for clients that drop the body
 * of a 400.
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
 * The HTTP status of a response that is one object; batches are always 200. Refusals of a key keep their status in both
 * policies.
 */
function httpStatusOf(error: WireError | undefined, policy: HttpStatusPolicy): number {
  if (error === undefined) return 200
  const ofKey = STATUS_OF_KEY_REFUSALS.get(error.code)
  if (ofKey !== undefined) return ofKey
  return policy === 'reference' && REFUSED_BY_REFERENCE.has(error.code) ? 400 : 200
}

/** The reply to a body that is one request. */
export function toReply({ text, rest, error, exceededQuota }: RpcResponse, policy: HttpStatusPolicy): RpcReply {
  if (rest !== undefined) return { text, rest, httpStatus: 200 }
  const told = text === '' ? undefined : error
  const reply = { text, httpStatus: httpStatusOf(told, policy) }
  const data = told?.data
  const isRetryable = typeof data === 'object' && 'retryAfterSeconds' in data
  return isRetryable ? { ...reply, retryAfterSeconds: data.retryAfterSeconds, exceededQuota } : reply
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
  return toReply({ text: serialiseError(id, error), error, exceededQuota: exceededQuotaOf(thrown) }, policy)
}
