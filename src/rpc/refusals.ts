import type { InvalidParamsData, MethodNotFoundData } from '../../generated/schemas.ts'
import { NodeError } from '../base/errors.ts'
import type { RefusalReason } from './refusalReason.ts'

/** The body is not one JSON text. */
export class ParseError extends NodeError {
  readonly kind = 'parseError'
  constructor() {
    super('JSON parse error')
  }
}

/** A bound that was exceeded. */
export interface Exceeded {
  readonly reason: RefusalReason
  /** The bound, and the setting that changes it. */
  readonly hint?: string
  /** Source text of the request's id, if known. */
  readonly id?: string | undefined
}

/** The body is JSON and not a request, or exceeds a bound. */
export class InvalidRequest extends NodeError {
  readonly kind = 'invalidRequest'
  readonly exceeded: Exceeded | undefined
  constructor(message: string, exceeded?: Exceeded) {
    super(message)
    this.exceeded = exceeded
  }
}

/** No method has this name, or this process does not serve it. */
export class MethodNotFound extends NodeError {
  readonly kind = 'methodNotFound'
  readonly data: MethodNotFoundData
  constructor(message: string, data: MethodNotFoundData) {
    super(message)
    this.data = data
  }
}

/** The parameters of a request are invalid for its method. */
export class InvalidParams extends NodeError {
  readonly kind = 'invalidParams'
  readonly data: InvalidParamsData | undefined
  constructor(message: string, data?: InvalidParamsData) {
    super(message)
    this.data = data
  }
}

/** The API key is missing, unknown or ambiguous. */
export class InvalidApiKey extends NodeError {
  readonly kind = 'invalidApiKey'
  readonly hint: string
  constructor(message = 'missing or invalid API key', hint = KEY_HINT) {
    super(message)
    this.hint = hint
  }
}

const KEY_HINT =
  'send the key as the last part of the path, /<network>/<API_KEY>, or in the header x-api-key or authorization (Bearer). The operator of the node issues keys (scion keys create). A node on your own computer stores one in local-key in its data directory, and requires none with --open'

/** The key, or the origin of the request, is not permitted for this network, method or web page. */
export class NotAllowedForKey extends NodeError {
  readonly kind = 'notAllowedForKey'
}

/** The caller has exceeded a limit of its key. */
export class LimitExceeded extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds: number
  readonly exceeded: Exceeded | undefined
  constructor(message: string, retryAfterSeconds: number, exceeded?: Exceeded) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
    this.exceeded = exceeded
  }
}

/** The requests that a caller may send within a window of time. */
export interface Quota {
  readonly limit: number
  readonly remaining: number
  /** Time until the quota is reset, in seconds. */
  readonly resetSeconds: number
}

/** An exceeded quota and its window. */
export interface ExceededQuota {
  readonly quota: Quota
  readonly window: 'second' | 'day'
}

/** The caller has exceeded one of its quotas. */
export class QuotaExceeded extends LimitExceeded implements ExceededQuota {
  readonly quota: Quota
  readonly window: ExceededQuota['window']
  constructor(message: string, quota: Quota, reason: 'rate' | 'daily_quota') {
    super(message, quota.resetSeconds, { reason })
    this.quota = quota
    this.window = reason === 'rate' ? 'second' : 'day'
  }
}

/** All long responses together exceed their limit. */
export class ResponsesExceeded extends LimitExceeded {
  constructor() {
    super('limit of long answers at once exceeded', 1, { reason: 'answers' })
  }
}

/** The errors of the RPC layer. */
export type RpcRefusal =
  | ParseError
  | InvalidRequest
  | MethodNotFound
  | InvalidParams
  | InvalidApiKey
  | NotAllowedForKey
  | LimitExceeded

/** Returns the exceeded quota that an error reports, if any. */
export function exceededQuotaOf(thrown: unknown): ExceededQuota | undefined {
  return thrown instanceof QuotaExceeded ? thrown : undefined
}

/** Returns the exceeded bound that an error reports, if any. */
export function exceededOf(thrown: unknown): Exceeded | undefined {
  return thrown instanceof InvalidRequest || thrown instanceof LimitExceeded ? thrown.exceeded : undefined
}
