import { isDeepStrictEqual } from 'node:util'
import { methodNames } from '../../../../generated/methods.ts'
import type { ServedNode } from '../startNode.ts'
import { type Difference, errorOf, type Pair, resultOf, withoutDetails } from './difference.ts'
import {
  type Answer,
  type Exchange,
  isRecord,
  type RecordedAnswer,
  readRecorded,
  readRequest,
  send,
} from './exchange.ts'
import { createNames, type Names } from './names.ts'

/** The outcome of a comparison; `notRun` if the method is not supported. */
export type Verdict = 'equal' | 'byDecision' | 'different' | 'notRun'

/** The comparison of the two responses to a request. */
export interface Outcome {
  readonly group: string
  /** The method, or the group in brackets if the request is about the body. */
  readonly method: string
  readonly verdict: Verdict
  /** The difference that explains it, for `byDecision`. */
  readonly difference?: Difference
  /** Values for the message of a failure. */
  readonly shown: { readonly request: string; readonly recorded: unknown; readonly ours: unknown }
}

const METHODS: ReadonlySet<string> = new Set(methodNames)

/** Sends the requests in the order of the recording, and compares the responses with the recorded ones. */
export async function replay(
  exchanges: readonly Exchange[],
  node: ServedNode,
  differences: readonly Difference[],
): Promise<Outcome[]> {
  const names = createNames()
  const outcomes: Outcome[] = []
  for (const exchange of exchanges) outcomes.push(await replayOne(exchange, node, differences, names))
  return outcomes
}

async function replayOne(
  exchange: Exchange,
  node: ServedNode,
  differences: readonly Difference[],
  names: Names,
): Promise<Outcome> {
  const { group, requestHeaders } = exchange
  const request = names.toOurs(exchange.request)
  const { method, params } = readRequest(request)
  const whole = await send(node.url, request, requestHeaders)
  const about = { group, method: isOfEnvelope(group) ? `(${group})` : method }
  const shown = { request, recorded: exchange.body, ours: whole.text }
  if (isLater(method, exchange)) return { ...about, verdict: 'notRun', shown }
  await learnNames(names, node, method, [resultOf(readRecorded(exchange)), resultOf(whole)])
  const recorded = readRecorded({ ...exchange, body: names.toOurs(exchange.body) })
  if (isSame(recorded, whole)) return { ...about, verdict: 'equal', shown }
  const ours = { ...whole, json: withoutDetails(whole.json) }
  const pair: Pair = { group, request, method, params, recorded, ours, ask: (...asked) => askServed(node, ...asked) }
  const difference = isSame(recorded, ours) ? DETAILS : await findDifference(differences, pair)
  return difference === undefined
    ? { ...about, verdict: 'different', shown }
    : { ...about, verdict: 'byDecision', difference, shown }
}

const isOfEnvelope = (group: string) => ['envelope', 'batch', 'transport'].includes(group)

/** Returns whether the reference supports the method and this node does not. */
const isLater = (method: string, exchange: Exchange) =>
  !isOfEnvelope(exchange.group) && !METHODS.has(method) && errorOf(readRecorded(exchange))?.code !== -32601

/** Records the ids of new filters, and the hashes of new blocks. */
async function learnNames(names: Names, node: ServedNode, method: string, results: readonly [unknown, unknown]) {
  const [recorded, ours] = results
  if (/^eth_new\w*Filter$/.test(method) && typeof recorded === 'string') return names.learn(recorded, `${ours}`)
  if (method !== 'eth_getFilterChanges' || !Array.isArray(recorded) || !Array.isArray(ours)) return
  const newest = resultOf(await askServed(node, 'eth_getBlockByNumber', 'latest'))
  if (isRecord(newest) && isDeepStrictEqual(ours, [newest.hash])) names.learn(`${recorded}`, `${ours}`)
}

const isSame = (recorded: RecordedAnswer, ours: Answer) => ours.status === recorded.status && recorded.is(ours.json)

async function findDifference(differences: readonly Difference[], pair: Pair): Promise<Difference | undefined> {
  for (const difference of differences) if (await difference.explains(pair)) return difference
  return undefined
}

/** The difference of responses that are equal without the details of errors. */
export const DETAILS: Difference = {
  why: 'decisions.md, error texts: parameter, position, expected and got are in the data of errors',
  explains: () => false,
}

async function askServed({ url }: ServedNode, method: string, ...params: readonly unknown[]): Promise<Answer> {
  const answer = await send(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  return { ...answer, json: withoutDetails(answer.json) }
}
