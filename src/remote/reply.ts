import { LIMIT_EXCEEDED, type RpcError } from './errors.ts'
import { isList, isRecord, type JsonRecord, type JsonValue, parseJson } from './json.ts'

/** The response to one question. */
export type Answer = { readonly result: JsonValue } | { readonly error: RpcError }

/** Why a request has no answers, and what follows from it. */
export interface Failure {
  /**
   * `overloaded` and `unavailable`: the same request may succeed later. `batchRefused`: smaller batches may succeed.
   * `tooLong`: fewer of these questions may succeed. `refused`: this endpoint never answers them.
   */
  readonly kind: 'overloaded' | 'unavailable' | 'batchRefused' | 'tooLong' | 'refused'
  readonly reason: string
  /** Wait that the endpoint requests, in ms. */
  readonly retryAfterMs?: number | undefined
}

/** The outcome of a request: answers in the order of its questions, undefined for missing ones, or a failure. */
export type Reply = { readonly answers: readonly (Answer | undefined)[] } | { readonly failure: Failure }

/** The part of an HTTP response that answers are read from. */
export interface HttpResponse {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

const OVERLOADED_STATUS = 429
const REQUEST_TIMEOUT_STATUS = 408
/** Codes of errors that say that the endpoint is asked too often: geth's, and that of HTTP. */
const RATE_LIMIT_CODES = new Set([-32005, 429])

const failed = (kind: Failure['kind'], reason: string, retryAfterMs?: number): Reply => ({
  failure: { kind, reason, retryAfterMs },
})

/** Reads the answers to `count` questions with the ids 1 to `count`. */
export function readReply({ status, retryAfter, text }: HttpResponse, count: number): Reply {
  const waitMs = parseRetryAfter(retryAfter)
  if (status === OVERLOADED_STATUS) return failed('overloaded', 'HTTP 429: too many requests', waitMs)
  if (status >= 500 || status === REQUEST_TIMEOUT_STATUS) return failed('unavailable', `HTTP ${status}`, waitMs)
  if (status >= 300 && status < 400) return failed('refused', `HTTP ${status}: redirects are not followed`)
  const body = parseJson(text)
  return count === 1 ? readSingle(body, status) : readBatch(body, status, count)
}

function readSingle(body: JsonValue | undefined, status: number): Reply {
  const [only] = isList(body) ? body : [body]
  const answer = isRecord(only) && (only.id === 1 || only.error !== undefined) ? readAnswer(only) : undefined
  if (answer !== undefined) return { answers: [answer] }
  if (status >= 400) return failed('refused', `HTTP ${status}; check the URL and its key`)
  return failed('unavailable', 'the response is not JSON-RPC')
}

function readBatch(body: JsonValue | undefined, status: number, count: number): Reply {
  if (isList(body)) return readList(body, count)
  if (isRecord(body)) return readRefusal(readAnswer(body))
  return status >= 400
    ? failed('batchRefused', `HTTP ${status}`)
    : failed('unavailable', 'the response is not JSON-RPC')
}

function readList(list: readonly JsonValue[], count: number): Reply {
  const answers = new Array<Answer | undefined>(count).fill(undefined)
  for (const item of list.slice(0, count)) {
    if (!isRecord(item) || typeof item.id !== 'number') continue
    const index = item.id - 1
    if (index in answers && answers[index] === undefined) answers[index] = readAnswer(item)
  }
  const refusal = list.length === 1 && isRecord(list[0]) && list[0].id === null ? readAnswer(list[0]) : undefined
  return refusal === undefined ? { answers } : readRefusal(refusal)
}

/** Reads a single response to a batch, with which an endpoint refuses batches or this size. */
function readRefusal(answer: Answer | undefined): Reply {
  if (answer === undefined || 'result' in answer) return failed('batchRefused', 'one response to a batch')
  if (isRateLimit(answer.error)) return failed('overloaded', answer.error.message, retryAfterOf(answer.error))
  return failed(answer.error.code === LIMIT_EXCEEDED ? 'tooLong' : 'batchRefused', answer.error.message)
}

function readAnswer({ error, result }: Partial<JsonRecord>): Answer | undefined {
  if (error !== undefined && error !== null) return { error: readError(error) }
  return result === undefined ? undefined : { result }
}

function readError(error: JsonValue): RpcError {
  if (!isRecord(error)) return { code: -32603, message: 'the error has no code' }
  const { code, message, data } = error
  return {
    code: typeof code === 'number' && Number.isSafeInteger(code) ? code : -32603,
    message: typeof message === 'string' ? message : 'the error has no message',
    ...(data === undefined || data === null ? {} : { data }),
  }
}

/**
 * Returns whether the endpoint would answer the same question later. Some use the same code for answers that have too
 * many logs.
 */
export function isRateLimit({ code, message }: RpcError): boolean {
  return RATE_LIMIT_CODES.has(code) && !/results|block range/i.test(message)
}

type ErrorAnswer = Extract<Answer, { error: RpcError }>

/** Returns whether a response says that the endpoint is asked too often. */
export function isLimited(answer: Answer | undefined): answer is ErrorAnswer {
  return answer !== undefined && 'error' in answer && isRateLimit(answer.error)
}

/** Returns whether a response inside a batch refuses the batch, not the question. */
export function isRefusalOfBatch(answer: Answer | undefined): answer is ErrorAnswer {
  if (answer === undefined || !('error' in answer)) return false
  const { code, message } = answer.error
  return code <= -32000 && code >= -32768 && /\bbatch/i.test(message)
}

/** Reads the wait that Scion and others put into an error's data. */
export function retryAfterOf({ data }: RpcError): number | undefined {
  const seconds = isRecord(data) ? data.retryAfterSeconds : undefined
  return typeof seconds === 'number' && seconds >= 0 ? seconds * 1000 : undefined
}

/** Parses the seconds of a `Retry-After`. A date is ignored, because the back-off is short enough. */
function parseRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\s*\d{1,9}\s*$/.test(header) ? Number(header) * 1000 : undefined
}
