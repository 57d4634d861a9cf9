import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { until } from '../_helpers/until.ts'
import { transfer } from '../chain/import/_branches.ts'
import type { Endpoint } from './_endpoint.ts'
import { copyBlocks, headOf, mineBlocks, serveTwo } from './_nodes.ts'

const RECEIVER = toHex(requireAccount(9).address)
const METHOD_NOT_FOUND = { error: { code: -32601, message: 'the method does not exist' } }

const countOf = ({ questions }: Endpoint, method: string) =>
  questions.filter((question) => question.startsWith(`["${method}"`)).length

/** Serves two nodes of which the first one dies with the newest block, a transfer, while the other one lags. */
async function loseBestNode() {
  const { nodes, endpoints, upstream } = await serveTwo(3)
  const before = await nodes[0].askResult('eth_getBalance', RECEIVER)
  const hash = toHex(await nodes[0].chain.submits.sendRaw(transfer(1, 0n, 7n)))
  await mineBlocks(nodes[0], 1)
  await upstream.opened.pollAll()
  endpoints[0].fault = 'dead'
  await upstream.opened.pollAll()
  return { nodes, endpoints, upstream, before, hash }
}

describe('an upstream network whose best node has died while the other lags', () => {
  it('answers what the other node has: blocks, logs, and the state at older heights', async () => {
    const { nodes, upstream, before } = await loseBestNode()
    const questions: readonly (readonly [string, ...unknown[]])[] = [
      ['eth_getBlockByNumber', '0x2', true],
      ['eth_getBlockByNumber', '0x4', true],
      ['eth_getLogs', { fromBlock: '0x0', toBlock: '0x3' }],
    ]
    for (const [method, ...params] of questions)
      expect(await upstream.ask(method, ...params)).toEqual(await nodes[0].ask(method, ...params))
    expect(await upstream.askResult('eth_getBalance', RECEIVER, '0x3')).toBe(before)
  })

  it('answers about its head as soon as the other node has it, and others do not wait', async () => {
    const { nodes, endpoints, upstream } = await loseBestNode()
    const after = await nodes[0].askResult('eth_getBalance', RECEIVER)
    const waits = upstream.timer.waiting()
    const asked = upstream.askResult('eth_getBalance', RECEIVER, 'latest')
    await until(() => upstream.timer.waiting() > waits)
    expect(await upstream.askResult('eth_getBalance', RECEIVER, '0x2')).toMatch(/^0x/)
    expect(countOf(endpoints[1], 'eth_getBalance')).toBe(1)
    await copyBlocks(...nodes)
    await upstream.opened.pollAll()
    expect(await asked).toBe(after)
  })

  it.each([
    ['a balance', 'eth_getBalance', [RECEIVER, 'latest']],
    ['a gas price', 'eth_gasPrice', []],
    ['a pending balance', 'eth_getBalance', [RECEIVER, 'pending']],
  ] as const)('refuses %s after 2 s, and says when to retry', async (_, method, params) => {
    const { upstream } = await loseBestNode()
    const waits = upstream.timer.waiting()
    const asked = upstream.ask(method, ...params)
    await until(() => upstream.timer.waiting() > waits)
    upstream.timer.advance(2_000)
    expect((await asked).error).toEqual({
      code: -32000,
      message: `${method}: the nodes of this network that answer do not have its newest block yet`,
      data: { retryAfterSeconds: 1 },
    })
  })

  it('does not take the word of the other node that a transaction of the head is not mined', async () => {
    const { endpoints, upstream, hash } = await loseBestNode()
    const lagging = endpoints[1]
    const gate = createDeferred<void>()
    lagging.delay = () => (countOf(lagging, 'eth_getTransactionByHash') > 1 ? gate.promise : undefined)
    const asked = upstream.ask('eth_getTransactionReceipt', hash)
    await until(() => countOf(lagging, 'eth_getTransactionByHash') > 1)
    const waits = upstream.timer.nextWait()
    gate.resolve()
    await waits
    upstream.timer.advance(2_000)
    expect((await asked).error).toMatchObject({ code: -32000, data: { retryAfterSeconds: 1 } })
  })

  it.each([
    ['the state at a height', 'eth_getBalance', [RECEIVER, '0x4']],
    ['a transaction', 'eth_getTransactionByHash', [toHex(keccak256(transfer(1, 0n, 7n)))]],
  ] as const)('does not ask a node on another branch for %s', async (_, method, params) => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    for (const node of nodes) await node.chain.submits.sendRaw(transfer(1, 0n, 7n))
    await mineBlocks(nodes[1], 2)
    await mineBlocks(nodes[0], 3)
    await upstream.opened.pollAll()
    endpoints[0].fault = 'dead'
    await upstream.opened.pollAll()
    const waits = upstream.timer.waiting()
    const asked = upstream.ask(method, ...params)
    await until(() => upstream.timer.waiting() > waits)
    upstream.timer.advance(2_000)
    expect((await asked).error).toMatchObject({ data: { retryAfterSeconds: 1 } })
    expect(countOf(endpoints[1], method)).toBe(0)
  })
})

it('a node that has not caught up is not asked about a head that another one has just shown', async () => {
  const { nodes, endpoints, upstream } = await serveTwo(3)
  await mineBlocks(nodes[1], 1)
  await upstream.opened.pollAll()
  endpoints[0].questions.length = 0
  expect(await headOf(upstream)).toBe(await headOf(nodes[1]))
  await upstream.askResult('eth_getBalance', RECEIVER, 'latest')
  expect(countOf(endpoints[0], 'eth_getBalance')).toBe(0)
})

describe('a method that a node does not offer', () => {
  it('is asked of the other node', async () => {
    const { endpoints, upstream } = await serveTwo(1)
    endpoints[0].falsify = (result, method) => (method === 'eth_gasPrice' ? METHOD_NOT_FOUND : result)
    expect(await upstream.askResult('eth_gasPrice')).toMatch(/^0x/)
    expect([countOf(endpoints[0], 'eth_gasPrice'), countOf(endpoints[1], 'eth_gasPrice')]).toEqual([1, 1])
    await upstream.askResult('eth_getBalance', RECEIVER)
    expect(countOf(endpoints[1], 'eth_getBalance')).toBe(0)
  })

  it('is refused with a hint if no node offers it', async () => {
    const { endpoints, upstream } = await serveTwo(1)
    for (const endpoint of endpoints)
      endpoint.falsify = (result, method) => (method === 'eth_gasPrice' ? METHOD_NOT_FOUND : result)
    expect((await upstream.ask('eth_gasPrice')).error).toMatchObject({
      code: -32601,
      data: { hint: 'the nodes of this network do not offer it' },
    })
  })

  it('is refused with a retry if only a node that lags offers it', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(1)
    endpoints[0].falsify = (result, method) => (method === 'eth_gasPrice' ? METHOD_NOT_FOUND : result)
    await mineBlocks(nodes[0], 1)
    await upstream.opened.pollAll()
    const waits = upstream.timer.waiting()
    const asked = upstream.ask('eth_gasPrice')
    await until(() => upstream.timer.waiting() > waits)
    upstream.timer.advance(2_000)
    expect((await asked).error).toMatchObject({ code: -32000, data: { retryAfterSeconds: 1 } })
  })
})

it('the height of finalized is asked once for each head', async () => {
  const { nodes, endpoints, upstream } = await serveTwo(3)
  const finalized = () => endpoints[0].questions.filter((question) => question.includes('"finalized"')).length
  const balances = Array.from({ length: 5 }, () => upstream.askResult('eth_getBalance', RECEIVER, 'finalized'))
  await Promise.all(balances)
  await upstream.askResult('eth_getBlockByNumber', 'finalized', false)
  expect(finalized()).toBe(1)
  await mineBlocks(nodes[0], 1)
  await copyBlocks(...nodes)
  await upstream.opened.pollAll()
  await upstream.askResult('eth_getBalance', RECEIVER, 'finalized')
  expect(finalized()).toBe(2)
})

it('a node that has falsified a block is asked for the same block after ten minutes, and serves again', async () => {
  const timer = holdTimer()
  const { nodes, endpoints, upstream } = await serveTwo(40, { timer })
  const [liar] = endpoints
  liar.falsify = (result, method) =>
    method === 'eth_getBlockByNumber' ? { ...Object(result), gasUsed: '0x1' } : result
  const question = ['eth_getBlockByNumber', '0x2', true] as const
  expect(await upstream.ask(...question)).toEqual(await nodes[0].ask(...question))
  const wrong = () => upstream.remote.endpoints()[0]?.wrong
  expect(wrong()).toContain('block 2')
  timer.advance(600_000)
  await until(() => upstream.remote.endpoints()[0]?.recheckInMs === 1_200_000)
  expect(liar.questions.at(-1)).toBe(JSON.stringify(['eth_getBlockByNumber', ['0x2', true]]))
  liar.falsify = undefined
  timer.advance(1_200_000)
  await until(() => wrong() === undefined)
})
