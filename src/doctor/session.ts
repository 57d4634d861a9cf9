import { methodNames } from '../../generated/methods.ts'
import { resultValidators } from '../../generated/resultValidators.ts'
import type { Method, OpenRpcDocument } from '../base/openrpc.ts'
import { describeReply, isMissing, type Reply, readReply } from './answer.ts'
import { brief, type Finding } from './deviation.ts'
import type { Outcome, Post } from './endpoint.ts'
import type { Matrix } from './matrix.ts'
import { createShapes } from './shape.ts'

/** Asks an endpoint and writes what is wrong with its answers into a matrix. */
export interface Session {
  readonly document: OpenRpcDocument
  readonly matrix: Matrix
  /** Returns the answer to a call, whatever it is; the same call is asked once. */
  ask(method: string, params: unknown): Promise<Reply>
  /** Returns the same, asked now. */
  askAgain(method: string, params: unknown): Promise<Reply>
  /** Returns the result of a call that has to have one, judged by the document; undefined when there is none. */
  result(method: string, params: readonly unknown[]): Promise<unknown>
  /** Posts a body that is no ordinary call. */
  post(body: string): Promise<Outcome>
  /** Requests so far. */
  requests(): number
}

/** What nobody answers, and what is for the owner of a node, may be missing anywhere. */
const isOfferedToAll = (method: Method | undefined) => method?.['x-profiles']?.includes('hosted') !== false

const MOST_SILENCES = 3
const MOST_MS = 10 * 60_000
const KEPT_CHARACTERS = 2 ** 20

/** Returns a call as it is shown: `eth_getBalance ["0x12", "latest"]`. */
export const showCall = (method: string, params: unknown): string => `${method} ${JSON.stringify(params)}`

export function createSession(send: Post, document: OpenRpcDocument, matrix: Matrix): Session {
  const methods = new Map(document.methods.map((method) => [method.name, method]))
  const shapes = createShapes(document)
  const post = giveUpInTime(send)
  const kept = new Map<string, Reply>()
  /** Methods that are not there, or silent: what they are answered from now on. */
  const closed = new Map<string, Reply>()
  const silent = new Set<string>()
  let requests = 0

  const count: Post = (body) => {
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

  function note(method: string, call: string, outcome: Outcome, reply: Reply): void {
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
    matrix.judged(method.name, findings.length === 0)
    matrix.report(method.name, showCall(method.name, params), findings)
    return value
  }

  /** Returns the generated validator decides; the document's schema tells all the places. */
  function findingsIn({ name, result: { schema } }: Method, value: unknown): readonly Finding[] {
    const known = methodNames.find((one) => one === name)
    if (known === undefined || resultValidators[known](value)) return []
    const findings = shapes.explain(schema, value)
    if (findings.length > 0) return findings
    return [{ class: 'wrongType', path: '', expected: 'what the document says', found: brief(value) }]
  }

  return { document, matrix, ask, askAgain, result, post: count, requests: () => requests }
}

/** Asks nothing more once an endpoint has been silent three times in a row, or all has taken ten minutes. */
function giveUpInTime(post: Post): Post {
  const endMs = performance.now() + MOST_MS
  let silences = 0
  return async (body) => {
    if (silences >= MOST_SILENCES || performance.now() > endMs) {
      return { kind: 'failure', class: 'timeout', text: 'not asked any more: the endpoint is silent or too slow' }
    }
    const outcome = await post(body)
    silences = outcome.kind === 'failure' && outcome.class !== 'protocol' ? silences + 1 : 0
    return outcome
  }
}
