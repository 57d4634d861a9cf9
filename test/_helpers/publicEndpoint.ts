import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { closedAfterTest } from './temporary.ts'

/** The refusals of a public node, and the frequency of its failures. */
export interface Refusals {
  /** Methods that it does not offer. */
  readonly methods: readonly RegExp[]
  /** Maximum number of questions of a batch. */
  readonly batchSize: number
  /** Every nth request gets status 429; 0: none. */
  readonly overloadedEach: number
  /** Maximum number of blocks of one `eth_getLogs`. Absent: any. */
  readonly logSpan?: number
  /** Results that it returns instead of the other endpoint's, by method. */
  readonly replaced?: Readonly<Record<string, unknown>>
  /** Answers that it returns instead of the other endpoint's, by the JSON of method and parameters. */
  readonly recorded?: ReadonlyMap<string, unknown>
  /** Number of rounds of requests that are answered: see {@link PublicEndpoint.rounds}. Absent: all. */
  readonly answeredRounds?: number
}

/** A node that refuses nothing. */
export const OPEN_NODE: Refusals = { methods: [], batchSize: 50, overloadedEach: 0 }

/** The refusals of the public nodes of RootstockLabs. */
export const PUBLIC_NODE: Refusals = {
  methods: [/^eth_getProof$/, /^rsk_/, /^eth_getLogs$/, /^debug_/, /^trace_/],
  batchSize: 20,
  overloadedEach: 20,
}

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/** An endpoint that passes requests on to another one, except those that it refuses. */
export interface PublicEndpoint {
  readonly url: string
  /** Number of requests that it has received. */
  requests(): number
  /** Length of the longest series of requests of which each arrived after the answer to the previous one. */
  rounds(): number
  /** Questions that it has received, as JSON of method and parameters. */
  readonly questions: readonly string[]
  close(): Promise<void>
}

/** Serves an endpoint on loopback that behaves as a public node in front of the one at `url`. It is closed with the test. */
export async function servePublicEndpoint(url: string, refusals: Refusals = PUBLIC_NODE): Promise<PublicEndpoint> {
  return closedAfterTest(await startPublicEndpoint(url, refusals))
}

/** Serves such an endpoint until the caller closes it. */
export async function startPublicEndpoint(url: string, refusals: Refusals): Promise<PublicEndpoint> {
  let requests = 0
  let answeredRounds = 0
  const questions: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    requests++
    const round = answeredRounds + 1
    if (round > (refusals.answeredRounds ?? Number.POSITIVE_INFINITY)) return
    if (refusals.overloadedEach > 0 && requests % refusals.overloadedEach === 0) {
      response.writeHead(429, { 'retry-after': '0' }).end('too many requests')
      return
    }
    const asked: Call | readonly Call[] = JSON.parse(body)
    for (const { method, params } of [asked].flat()) questions.push(JSON.stringify([method, params]))
    try {
      const answer = await answerOf(asked, url, refusals)
      answeredRounds = Math.max(answeredRounds, round)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    } catch {
      response.destroy() // the node behind it has ended, while a fork was still asking
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    requests: () => requests,
    rounds: () => answeredRounds,
    questions,
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

async function answerOf(body: Call | readonly Call[], url: string, refusals: Refusals): Promise<unknown> {
  const { batchSize } = refusals
  const calls: readonly Call[] = Array.isArray(body) ? body : [body]
  if (calls.length > batchSize) return refusal(null, -32600, 'Cannot dispatch batch requests')
  const passedOn = calls.filter((call) => findOwnAnswer(call, refusals) === undefined)
  const response = passedOn.length === 0 ? undefined : await post(url, passedOn)
  const answers = [...(response ?? []), ...calls.flatMap((call) => findOwnAnswer(call, refusals) ?? [])]
  return Array.isArray(body) ? answers : answers[0]
}

/** Returns the answer to a question that is not passed on. */
function findOwnAnswer({ id, method, params }: Call, refusals: Refusals) {
  const { methods, logSpan = Number.POSITIVE_INFINITY, replaced = {}, recorded } = refusals
  const question = JSON.stringify([method, params])
  if (recorded?.has(question) === true) return { jsonrpc: '2.0', id, result: recorded.get(question) }
  if (method in replaced) return { jsonrpc: '2.0', id, result: replaced[method] }
  if (methods.some((refused) => refused.test(method))) return refusal(id, -32601, 'the method does not exist')
  if (method !== 'eth_getLogs' || spanOf(params) <= logSpan) return undefined
  return refusal(id, -32005, `eth_getLogs is limited to a ${logSpan} blocks range`)
}

function spanOf([filter]: readonly unknown[]): number {
  const { fromBlock, toBlock } = filter as { readonly fromBlock: string; readonly toBlock: string } // as the fork asks
  return Number(toBlock) - Number(fromBlock) + 1
}

async function post(url: string, calls: readonly Call[]): Promise<readonly unknown[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  })
  return (await response.json()) as readonly unknown[] // a batch gets a list
}

const refusal = (id: unknown, code: number, message: string) => ({ jsonrpc: '2.0', id, error: { code, message } })
