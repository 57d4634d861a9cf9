import { expect, it } from 'vitest'
import { methodTraits } from '../../generated/traits.ts'
import { isList, isRecord, type JsonRecord, type JsonValue, parseJson } from '../../src/remote/json.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { DIFFERENCES } from '../conformance/rpc/recorded/differences.ts'
import { type Exchange, readRequest } from '../conformance/rpc/recorded/exchange.ts'
import { replay } from '../conformance/rpc/recorded/replay.ts'
import { startScriptedEndpoint } from '../remote/_scriptedEndpoint.ts'

const read = <T>(file: string) => readRecordedJson<T>(`chainA/${file}.json`)
const blocks = read<readonly JsonRecord[]>('blocks')
const NEWEST = toQuantity(blocks.length - 1)
const NOT_FOUND = { error: { code: -32601, message: 'method not found' } }
/** The methods to which the reference node answers null about what it does not have. */
const GIVES_NULL = /^eth_get(BlockBy|TransactionBy|TransactionReceipt|Uncle)/

function toQuantity(number: number): string {
  return `0x${number.toString(16)}`
}

const traits: Readonly<Record<string, { readonly upstream?: string }>> = methodTraits
const exchanges = readRecordedJson<readonly Exchange[]>('rpc-chainA.json').filter(({ request, body }) => {
  const policy = traits[readRequest(request).method]?.upstream
  const isAsked = policy === 'immutable' || policy === 'at-head'
  return isAsked && isRecord(parseJson(body)) // long ones are not recorded whole
})

/** Returns a name of a question: the same for the newest block by its tag, by its number and where none is named. */
function keyOf(method: string, params: unknown): string {
  const withoutNulls = (_: string, value: JsonValue) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) : value
  const named = Array.isArray(params) ? params.map((value) => (value === 'latest' ? NEWEST : value)) : params
  const isDefault = Array.isArray(named) && named.length === 2 && named[1] === NEWEST && /Gas$|_call$/.test(method)
  return JSON.stringify([method, isDefault ? named.slice(0, 1) : named], withoutNulls)
}

type Answered = readonly [method: string, params: readonly JsonValue[], result: JsonValue]

/** Returns the recorded responses of the reference node by request. */
function readResponses(): ReadonlyMap<string, JsonRecord> {
  const responses = new Map<string, JsonRecord>()
  for (const { request, body } of exchanges) {
    const { method, params } = readRequest(request)
    const response = parseJson(body)
    if (isRecord(response)) responses.set(keyOf(method, params), response)
  }
  for (const [method, params, result] of readResults()) responses.set(keyOf(method, params), { result })
  return responses
}

function readResults(): readonly Answered[] {
  const receipts = read<Record<string, { readonly receipt: JsonRecord }>>('receipts')
  const uncles = read<readonly { number: number; index: number; byHash: JsonRecord }[]>('uncles')
  return [
    ['eth_chainId', [], '0x21'],
    ...blocks.flatMap(resultsAbout),
    ...Object.entries(receipts).map(([hash, { receipt }]): Answered => ['eth_getTransactionReceipt', [hash], receipt]),
    ...uncles.map(
      ({ number, index, byHash }): Answered => [
        'eth_getUncleByBlockHashAndIndex',
        [blocks[number]?.hash ?? null, toQuantity(index)],
        byHash,
      ],
    ),
  ]
}

function resultsAbout(block: JsonRecord, number: number): readonly Answered[] {
  const transactions = isList(block.transactions) ? block.transactions.filter(isRecord) : []
  const brief = { ...block, transactions: transactions.map(({ hash = null }) => hash) }
  return [
    ['eth_getBlockByNumber', [toQuantity(number), true], block],
    ['eth_getBlockByNumber', [toQuantity(number), false], brief],
    ['eth_getBlockByHash', [block.hash ?? null, true], block],
    ...transactions.map((one): Answered => ['eth_getTransactionByHash', [one.hash ?? null], one]),
  ]
}

/** The requests that are answered otherwise, with the reason. */
const DIFFERENT: readonly (readonly [why: string, requests: RegExp])[] = [
  ['this node has a text and a hint of its own for unknown methods', /eth_maxPriorityFeePerGas/],
  ['safe and finalized are the newest block where the node behind does not know them', /"(safe|finalized)"/],
  ['the id of an error is that of the request, not the text "null"', /trace_block/],
  [
    'the pending block was another one at a later recording',
    /eth_get\w+ByNumber\w*","params":\["pending"|eth_get\w+ByBlockNumber\w+","params":\["pending"/,
  ],
  [
    'the hash of a block is sent in an object, which was not recorded',
    /eth_getCode","params":\["0x\w{40}","0x\w{64}"\]/,
  ],
  ['the transaction was not mined yet at a later recording', /debug_traceTransaction","params":\["0xe0586481/],
  [
    'a request without tracer is not recorded, an absent one and null are the same here',
    /debug_\w+","params":\["0x124d25f3/,
  ],
]

it('the recorded requests to the reference node are answered alike by an upstream network in front of it', async () => {
  const responses = readResponses()
  let recorded = 0
  const endpoint = await startScriptedEndpoint((method, params) => {
    const response = responses.get(keyOf(method, params))
    if (response === undefined) return GIVES_NULL.test(method) ? null : NOT_FOUND
    recorded++
    return 'error' in response ? { error: response.error ?? null } : (response.result ?? null)
  })
  const upstream = await serveUpstream([endpoint.url])
  const outcomes = await replay(
    exchanges,
    { ...upstream, mine: () => Promise.reject(new Error('no request mines')) },
    DIFFERENCES,
  )
  expect(upstream.remote.endpoints()).toMatchObject([{ wrong: undefined }])
  expect(recorded).toBeGreaterThan(400)
  const different = outcomes.filter(({ verdict }) => verdict === 'different').map(({ shown }) => shown)
  expect(different.filter(({ request }) => !DIFFERENT.some(([, requests]) => requests.test(request)))).toEqual([])
  expect(DIFFERENT.filter(([, requests]) => !different.some(({ request }) => requests.test(request)))).toEqual([])
})
