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
  /** Source text of the request's id, where it is known. */
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

/** No method has this name, or none that this process offers. */
export class MethodNotFound extends NodeError {
  readonly kind = 'methodNotFound'
  readonly data: MethodNotFoundData
  constructor(message: string, data: MethodNotFoundData) {
    super(message)
    this.data = data
  }
}

/** The parameters of a request are not what its method takes. */
export class InvalidParams extends NodeError {
  readonly kind = 'invalidParams'
  readonly data: InvalidParamsData | undefined
  constructor(message: string, data?: InvalidParamsData) {
    super(message)
    this.data = data
  }
}

/** There is no key, none like it, or nobody knows which. */
export class InvalidApiKey extends NodeError {
  readonly kind = 'invalidApiKey'
  readonly hint: string
  constructor(message = 'missing or invalid API key', hint = WHERE_KEYS_STAND) {
    super(message)
    this.hint = hint
  }
}

const WHERE_KEYS_STAND =
  'send the key as the last part of the path, /<network>/<API_KEY>, or in the header x-api-key or authorization (Bearer). The operator of the node issues keys (scion keys create). A node on your own computer stores one in local-key in its data directory, and requires none with --open'

/** The caller is known or tolerated, but not for this: another network, a closed method, a foreign web page. */
export class NotAllowedForKey extends NodeError {
  readonly kind = 'notAllowedForKey'
}

/** The caller has used up what its key may use. */
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

/** What a caller has of something within a time. */
export interface Quota {
  readonly limit: number
  readonly remaining: number
  /** Until there is more. */
  readonly resetSeconds: number
}

/** A quota that was used up, and the time that it is for. */
export interface ExceededQuota {
  readonly quota: Quota
  readonly window: 'second' | 'day'
}

/** The caller has used up one of its quotas. */
export class QuotaExceeded extends LimitExceeded implements ExceededQuota {
  readonly quota: Quota
  readonly window: ExceededQuota['window']
  constructor(message: string, quota: Quota, reason: 'rate' | 'daily_quota') {
    super(message, quota.resetSeconds, { reason })
    this.quota = quota
    this.window = reason === 'rate' ? 'second' : 'day'
  }
}

/** The node is making, or sending, as many long answers as it has room for. */
export class AnswersExceeded extends LimitExceeded {
  constructor() {
    super('limit of long answers at once exceeded', 1, { reason: 'answers' })
  }
}

/** Every error that the wire itself tells its callers about. */
export type RpcRefusal =
  | ParseError
  | InvalidRequest
  | MethodNotFound
  | InvalidParams
  | InvalidApiKey
  | NotAllowedForKey
  | LimitExceeded

/** Returns the quota whose end an error reports, if it reports one. */
export function exceededQuotaOf(thrown: unknown): ExceededQuota | undefined {
  return thrown instanceof QuotaExceeded ? thrown : undefined
}

/** The bound that an error says was exceeded, if it says so. */
export function exceededOf(thrown: unknown): Exceeded | undefined {
  return thrown instanceof InvalidRequest || thrown instanceof LimitExceeded ? thrown.exceeded : undefined
}
