import { methodNames } from '../../generated/methods.ts'
import { resultValidators } from '../../generated/resultValidators.ts'
import type { Method, OpenRpcDocument } from '../base/openrpc.ts'
import { describeReply, isMissing, type Reply, readReply } from './answer.ts'
import { brief, type Finding } from './deviation.ts'
import type { EndpointOutcome, SendBody } from './endpoint.ts'
import type { Matrix } from './matrix.ts'
import { createShapes } from './shape.ts'

/** Calls an endpoint and records findings in a matrix. */
export interface Session {
  readonly document: OpenRpcDocument
  readonly matrix: Matrix
  /** Returns the response to a call. Equal calls are sent once. */
  ask(method: string, params: unknown): Promise<Reply>
  /** Returns the response to a call that is always sent. */
  askAgain(method: string, params: unknown): Promise<Reply>
  /** Returns the result of a call that must have one, validated by the document; undefined without a result. */
  result(method: string, params: readonly unknown[]): Promise<unknown>
  /** Posts a body that is not an ordinary call. */
  post(body: string): Promise<EndpointOutcome>
  /** Number of requests so far. */
  requests(): number
}

/** Methods that may be missing anywhere: unsupported ones and owner methods. */
export const isOfferedToAll = (method: Method | undefined) => method?.['x-profiles']?.includes('hosted') !== false

const MAX_SILENCES = 3
const MAX_MS = 10 * 60_000
const KEPT_CHARACTERS = 2 ** 20

/** Prints a call: `eth_getBalance ["0x12", "latest"]`. */
export const showCall = (method: string, params: unknown): string => `${method} ${JSON.stringify(params)}`

export function createSession(send: SendBody, document: OpenRpcDocument, matrix: Matrix): Session {
  const methods = new Map(document.methods.map((method) => [method.name, method]))
  const shapes = createShapes(document)
  const post = giveUpInTime(send)
  const kept = new Map<string, Reply>()
  /** Responses of missing or silent methods, which are not called again. */
  const closed = new Map<string, Reply>()
  const silent = new Set<string>()
  let requests = 0

  const count: SendBody = (body) => {
    requests++
    return post(body)
  }

  const ask = async (method: string, params: unknown): Promise<Reply> =>
    closed.get(method) ?? kept.get(showCall(method, params)) ?? askAgain(method, params)

  async function askAgain(method: string, params: unknown): Promise<Reply> {
    const call = showCall(method, params)
    const id = requests + 1
    const outcome = await count(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    const reply = readReply(outcome, id)
    if (outcome.kind === 'body' && outcome.size <= KEPT_CHARACTERS) kept.set(call, reply)
    note(method, call, outcome, reply)
    return reply
  }

  function note(method: string, call: string, outcome: EndpointOutcome, reply: Reply): void {
    const has = { path: '', expected: 'an answer', found: describeReply(reply) }
    if (isMissing(reply)) {
      closed.set(method, reply)
      matrix.missing(method)
      if (isOfferedToAll(methods.get(method))) {
        matrix.report(method, call, [{ ...has, class: 'missingMethod', expected: 'the method' }])
      }
    } else if (outcome.kind === 'body') matrix.answered(method, outcome.ms)
    if (reply.kind !== 'failure') return
    matrix.report(method, call, [{ ...has, class: reply.class }])
    if (silent.has(method)) closed.set(method, reply)
    if (reply.class !== 'protocol') silent.add(method)
  }

  async function result(name: string, params: readonly unknown[]): Promise<unknown> {
    const method = methods.get(name)
    if (method === undefined) return undefined
    const reply = await ask(name, params)
    if (reply.kind === 'result') return judge(method, params, reply.result)
    if (reply.kind === 'error' && !isMissing(reply)) {
      const finding = { path: '', expected: 'a result', found: describeReply(reply) }
      matrix.report(name, showCall(name, params), [{ ...finding, class: 'wrongErrorCode' }])
    }
    return undefined
  }

  function judge(method: Method, params: readonly unknown[], value: unknown): unknown {
    const findings = findingsIn(method, value)
    matrix.judged(method.name, findings.length === 0 ? 'valid' : 'invalid')
    matrix.report(method.name, showCall(method.name, params), findings)
    return value
  }

  /** Validates a result: the generated validator decides, and the document's schema lists all findings. */
  function findingsIn({ name, result: { schema } }: Method, value: unknown): readonly Finding[] {
    const known = methodNames.find((one) => one === name)
    if (known === undefined || resultValidators[known](value)) return []
    const findings = shapes.explain(schema, value)
    if (findings.length > 0) return findings
    return [{ class: 'wrongType', path: '', expected: 'what the document says', found: brief(value) }]
  }

  return { document, matrix, ask, askAgain, result, post: count, requests: () => requests }
}

/** Stops calling an endpoint after three consecutive timeouts or after ten minutes in total. */
function giveUpInTime(post: SendBody): SendBody {
  const endMs = performance.now() + MAX_MS
  let silences = 0
  return async (body) => {
    if (silences >= MAX_SILENCES || performance.now() > endMs) {
      return { kind: 'failure', class: 'timeout', text: 'not asked any more: the endpoint is silent or too slow' }
    }
    const outcome = await post(body)
    silences = outcome.kind === 'failure' && outcome.class !== 'protocol' ? silences + 1 : 0
    return outcome
  }
}
