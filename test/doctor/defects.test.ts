import { describe, expect } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { DEVIATION_CLASSES, type DeviationClass, isNote } from '../../src/doctor/deviation.ts'
import { examine, exitCodeOf, moreThanNotes, type Report, readDocument } from '../../src/doctor/doctor.ts'
import { changesState, isForOwner } from '../../src/doctor/replay.ts'
import { it } from '../_helpers/it.ts'
import { type Answer, type Defect, startDefective } from './_proxy.ts'

let fixture: Fixture
it.beforeAll(async ({ startNode }) => {
  fixture = await startNode()
})

/** Ends the time limit of the pending request. The doctor sends one request at a time. */
let endTime: () => void = () => undefined
const startLimit = () => {
  const control = new AbortController()
  endTime = () => control.abort(new DOMException('it took too long', 'TimeoutError'))
  return control.signal
}
const look = (url: string, only?: readonly string[]) =>
  examine({ url: new URL(url), timeoutMs: 600_000, startLimit, ...(only && { only }) })

/** Requests the pending block of the fixture's regtest. */
async function askWaiting(): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['pending', true] })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(fixture.url('regtest'), { method: 'POST', headers, body })
  return response.text()
}

/** One examination of regtest, shared by tests, with the pending block before and after it. */
let ofRegtest: Promise<{ readonly report: Report; readonly waiting: readonly string[] }> | undefined
function lookAtRegtest() {
  ofRegtest ??= (async () => {
    const before = await askWaiting()
    const report = await look(fixture.url('regtest'))
    return { report, waiting: [before, await askWaiting()] }
  })()
  return ofRegtest
}

const hang = () => {
  endTime()
  return 'hang' as const
}

/** A defect of the result of one method. */
const inResult =
  (method: string, spoil: (result: Record<string, unknown>, answer: Answer) => void): Defect =>
  (answer, call) => {
    if (call.method === method && answer.result) spoil(answer.result as Record<string, unknown>, answer)
    return undefined
  }

interface Planted {
  readonly method: string
  readonly path?: string
  readonly defect: Defect
}

/** Classes of an examination of one endpoint. A comparison of two also has `shortHistory`. */
const CLASSES = DEVIATION_CLASSES.filter((one) => one !== 'shortHistory')

const planted: Readonly<Record<Exclude<DeviationClass, 'shortHistory'>, Planted>> = {
  unreachable: {
    method: 'eth_gasPrice',
    defect: (_answer, call) => (call.method === 'eth_gasPrice' ? 'drop' : undefined),
  },
  timeout: {
    method: 'eth_accounts',
    defect: (_answer, call) => (call.method === 'eth_accounts' ? hang() : undefined),
  },
  protocol: {
    method: 'eth_gasPrice',
    defect: inResult('eth_gasPrice', (_result, answer) => Object.assign(answer, { jsonrpc: '1.0' })),
  },
  missingMethod: {
    method: 'eth_getCode',
    defect: (answer, call) => {
      if (call.method !== 'eth_getCode') return undefined
      delete answer.result
      answer.error = { code: -32601, message: 'method not found' }
      return undefined
    },
  },
  wrongChainId: {
    method: 'eth_chainId',
    defect: inResult('eth_chainId', (_result, answer) => Object.assign(answer, { result: '0x1f' })),
  },
  missingField: {
    method: 'eth_getTransactionReceipt',
    path: 'logsBloom',
    defect: inResult('eth_getTransactionReceipt', (receipt) => delete receipt.logsBloom),
  },
  extraField: {
    method: 'eth_getBlockByHash',
    path: 'baseFeePerGas',
    defect: inResult('eth_getBlockByHash', (block) => Object.assign(block, { baseFeePerGas: '0x0' })),
  },
  unexpectedNull: {
    method: 'eth_getTransactionByHash',
    path: 'from',
    defect: inResult('eth_getTransactionByHash', (transaction) => Object.assign(transaction, { from: null })),
  },
  paddedQuantity: {
    method: 'eth_getBalance',
    defect: inResult('eth_getBalance', (result, answer) =>
      Object.assign(answer, { result: `0x0${String(result).slice(2)}` }),
    ),
  },
  wrongType: {
    method: 'eth_getBlockByNumber',
    path: 'uncles',
    defect: inResult('eth_getBlockByNumber', (block) => Object.assign(block, { uncles: '0x0' })),
  },
  wrongValue: {
    method: 'eth_getTransactionReceipt',
    path: 'from',
    defect: inResult('eth_getTransactionReceipt', (receipt) =>
      Object.assign(receipt, { from: receipt.contractAddress ?? `0x${'11'.repeat(20)}` }),
    ),
  },
  wrongErrorCode: {
    method: 'eth_getStorageAt',
    path: 'error.code',
    defect: ({ error }, call) => {
      if (call.method === 'eth_getStorageAt' && error?.code === -32602) error.code = -32000
      return undefined
    },
  },
  wrongErrorMessage: {
    method: 'eth_getTransactionCount',
    path: 'error.message',
    defect: ({ error }, call) => {
      if (call.method === 'eth_getTransactionCount' && error !== undefined) error.message = 'header not found'
      return undefined
    },
  },
}

const { methods } = await readDocument()
const UNANSWERED = methods.filter((method) => method['x-unsupported'] !== undefined).map(({ name }) => name)
/** Methods that change state, or are for the owner of a node. */
const MAY_NOT_BE_ASKED = methods
  .filter((method) => changesState({ method }) || isForOwner(method))
  .map(({ name }) => name)

describe('a correct service', () => {
  it.each(['mainnet', 'testnet', 'regtest'])(
    'a report on %s has a row for each method, without deviations',
    async (network) => {
      const report = network === 'regtest' ? (await lookAtRegtest()).report : await look(fixture.url(network))
      expect(report.rows.flatMap(({ deviations }) => deviations)).toEqual([])
      const unlisted = ['eth_subscribe', 'eth_unsubscribe', 'rpc.discover'] // over WebSocket, and not in the document
      const overHttp = methodNames.filter((name) => !unlisted.includes(name))
      expect(report.rows.map(({ method }) => method).slice(1)).toEqual(overHttp)
      expect(report.rows.filter(({ supported }) => supported === false).map(({ method }) => method)).toEqual(UNANSWERED)
      const unasked = report.rows.filter(({ supported }) => supported === undefined).map(({ method }) => method)
      expect(unasked.filter((name) => !MAY_NOT_BE_ASKED.includes(name))).toEqual([])
      expect(report).toMatchObject({ network, chainId: { mainnet: '0x1e', testnet: '0x1f', regtest: '0x21' }[network] })
      expect(exitCodeOf(report, moreThanNotes)).toBe(0)
    },
  )

  it('every method that may be checked on regtest has a valid result', async () => {
    const { rows } = (await lookAtRegtest()).report
    const without = rows.filter(({ resultValid }) => resultValid !== true).map(({ method }) => method)
    const answered = without.filter((name) => ![...UNANSWERED, ...MAY_NOT_BE_ASKED].includes(name))
    expect(answered).toEqual(['JSON-RPC 2.0'])
  })

  it('a node with profile hosted has no deviations either, with HTTP 400 for invalid requests', async ({
    startNode,
  }) => {
    const { node, url } = await startNode({ networks: ['regtest'], open: false, profile: 'hosted' })
    const { key } = await node.keys.create({ name: 'doctor', network: 'regtest' })
    const report = await look(url(`regtest/${key}`))
    expect(report.rows.flatMap(({ deviations }) => deviations)).toEqual([])
    expect(report.endpoint).toBe(url('regtest/***'))
  })

  it('the doctor leaves the pending block unchanged', async () => {
    const [before, after] = (await lookAtRegtest()).waiting
    expect(before).toContain('"result":{')
    expect(after).toBe(before)
  })
})

it('a method that never responds is requested twice, and no more', async () => {
  let asked = 0
  const url = await startDefective(fixture.url('regtest'), (_answer, { method }) => {
    if (method !== 'eth_getLogs') return undefined
    asked++
    return hang()
  })
  const { rows } = await look(url, ['eth_getLogs']) // and the requests of each examination
  expect(asked).toBe(2)
  expect(rows.find(({ method }) => method === 'eth_getLogs')?.deviations).toMatchObject([{ class: 'timeout' }])
})

/** Methods with a planted defect, which include the methods that are compared with each other. */
const ASKED = [...new Set(Object.values(planted).map(({ method }) => method))]

describe.each(CLASSES)('a planted %s', (kind) => {
  it('a planted defect is found, classified, and attributed to its method alone', async () => {
    const { method, path = '', defect } = planted[kind]
    const only = kind === 'wrongValue' ? undefined : ASKED // one of them in a whole examination
    const report = await look(await startDefective(fixture.url('regtest'), defect), only)
    const found = report.rows.flatMap((row) => row.deviations.map((one) => ({ ...one, method: row.method })))
    expect(found).toContainEqual(expect.objectContaining({ method, class: kind, path }))
    expect(new Set(found.map((one) => one.method))).toEqual(new Set([method]))
    expect(exitCodeOf(report, moreThanNotes)).toBe(isNote(kind) ? 0 : 1)
    expect(exitCodeOf(report, (one) => one === kind)).toBe(1)
  })
})
