import type { Timer } from '../base/clock.ts'
import type { Address } from './address.ts'
import type { RpcError } from './errors.ts'
import { createHttpPost } from './httpPost.ts'
import { isList, isRecord, type JsonValue } from './json.ts'
import { type Answer, type Failure, type HttpResponse, type Reply, readReply } from './reply.ts'

/** A question to an endpoint. */
export interface Question {
  readonly method: string
  readonly params: readonly JsonValue[]
}

export interface EndpointSetup {
  readonly address: Address
  /** Time limit of a request, its response included. */
  readonly timeoutMs: number
  /** Maximum length of a decompressed response in bytes. */
  readonly maxBytes: number
  readonly timer: Timer
}

/** Sends requests to one URL. */
export type Endpoint = ReturnType<typeof createEndpoint>

/** Maximum length of an endpoint's error message, in characters. */
const MAX_MESSAGE_LENGTH = 2_000
/** Depth to which the data of an error are searched for secrets. Deeper values are left out. */
const MAX_DATA_DEPTH = 16

/** Creates the client of one URL. It does not repeat anything. */
export function createEndpoint({ address, timeoutMs, maxBytes, timer }: EndpointSetup) {
  const { origin, host, redact } = address
  const post = createHttpPost(address, maxBytes)

  /** Runs a request within the time limit. */
  async function postInTime(body: string, outer: AbortSignal): Promise<HttpResponse | Failure> {
    const { response, cancel } = post(body)
    const ended = new AbortController()
    let isLate = false
    const stop = () => {
      isLate = true
      cancel()
    }
    timer.wakeIn(timeoutMs, stop, ended.signal)
    outer.addEventListener('abort', cancel)
    if (outer.aborted) cancel()
    try {
      const found = await response
      return found ?? { kind: 'tooLong', reason: `the response is longer than ${maxBytes} bytes` }
    } catch (error) {
      // The error may contain the address: only its code is used.
      return { kind: 'unavailable', reason: isLate ? `no response within ${timeoutMs} ms` : codeOf(error) }
    } finally {
      ended.abort()
      outer.removeEventListener('abort', cancel)
    }
  }

  return {
    origin,
    host,
    /** Asks several questions in one request, one of them not as a batch. Never rejects. */
    async send(questions: readonly Question[], signal: AbortSignal): Promise<Reply> {
      const calls = questions.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: index + 1, method, params }))
      const response = await postInTime(JSON.stringify(calls.length === 1 ? calls[0] : calls), signal)
      const reply = 'kind' in response ? { failure: response } : readReply(response, questions.length)
      return redactReply(reply, redact)
    },
  }
}

/** Removes the secrets of an address from errors, and bounds their texts. Results are not changed. */
function redactReply(reply: Reply, redact: Address['redact']): Reply {
  // A text is cut after it is redacted: a part of a key would not be found.
  const clean = (text: string) => redact(text).slice(0, MAX_MESSAGE_LENGTH)
  if ('failure' in reply) return { failure: { ...reply.failure, reason: clean(reply.failure.reason) } }
  const redactAnswer = (answer: Answer | undefined) =>
    answer === undefined || 'result' in answer ? answer : { error: redactError(answer.error, clean) }
  return { answers: reply.answers.map(redactAnswer) }
}

function redactError({ code, message, data }: RpcError, redact: Address['redact']): RpcError {
  const redacted = { code, message: redact(message) }
  return data === undefined ? redacted : { ...redacted, data: redactValue(data, redact, MAX_DATA_DEPTH) }
}

function redactValue(value: JsonValue, redact: Address['redact'], depth: number): JsonValue {
  if (typeof value === 'string') return redact(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (isList(value)) return value.map((item) => redactValue(item, redact, depth - 1))
  if (!isRecord(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redactValue(item, redact, depth - 1)]),
  )
}

/** Returns the code of a network error, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'the connection failed'
}
