import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { until } from '../_helpers/until.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { transfer } from '../chain/import/_branches.ts'
import { PATH_KEY, QUERY_KEY, startEndpoint } from './_endpoint.ts'
import { copyBlocks, mineBlocks, serveNode } from './_nodes.ts'

/** Serves two nodes with the same blocks, endpoints in front of them, and the upstream network of both. */
async function serveTwo() {
  const nodes = [await serveNode(), await serveNode()] as const
  await mineBlocks(nodes[0], 2)
  await copyBlocks(...nodes)
  const endpoints = [await startEndpoint(nodes[0].url), await startEndpoint(nodes[1].url)] as const
  const upstream = await serveUpstream(endpoints.map(({ url }) => url))
  await upstream.opened.pollAll()
  return { nodes, endpoints, upstream }
}

const sender = toHex(requireAccount(1).address)
const signed = toHex(transfer(1, 0n, 1n))
const refuse = (code: number, message: string) => (result: Parameters<typeof JSON.stringify>[0], method: string) =>
  method === 'eth_sendRawTransaction' ? { error: { code, message } } : result

it('a transaction is sent to all endpoints', async () => {
  const { nodes, upstream } = await serveTwo()
  const hash = await upstream.askResult('eth_sendRawTransaction', signed)
  for (const node of nodes) {
    await expect.poll(() => node.askResult('eth_getTransactionByHash', hash)).toMatchObject({ hash })
  }
})

it('a transaction and its hash may come without 0x, as to the node', async () => {
  const { upstream } = await serveTwo()
  const hash = await upstream.askResult('eth_sendRawTransaction', signed.slice(2))
  const found = await upstream.askResult('eth_getTransactionByHash', String(hash).slice(2))
  expect(found).toMatchObject({ hash })
})

it.each(['ab', `0X${'AB'.repeat(32)}`, 'ab'.repeat(32)])('no transaction has the hash %s', async (hash) => {
  const { nodes, upstream } = await serveTwo()
  const { id: _, ...expected } = await nodes[0].ask('eth_getTransactionByHash', hash)
  expect(await upstream.ask('eth_getTransactionByHash', hash)).toMatchObject(expected)
})

it('a transaction that only one endpoint has already is accepted', async () => {
  const { nodes, endpoints, upstream } = await serveTwo()
  const hash = await nodes[1].askResult('eth_sendRawTransaction', signed)
  endpoints[0].falsify = refuse(-32000, 'transaction nonce too high')
  endpoints[1].falsify = refuse(-32000, 'already known')
  expect(await upstream.askResult('eth_sendRawTransaction', signed)).toBe(hash)
})

it('a transaction that all endpoints refuse has the error of the preferred one', async () => {
  const { endpoints, upstream } = await serveTwo()
  endpoints[0].falsify = refuse(-32010, 'transaction nonce too low')
  endpoints[1].falsify = refuse(-32000, 'another reason')
  const { error } = await upstream.ask('eth_sendRawTransaction', signed)
  expect(error).toEqual({ code: -32010, message: 'transaction nonce too low' })
})

it('a refusal does not wait for an endpoint that is frozen', async () => {
  const { endpoints, upstream } = await serveTwo()
  endpoints[0].fault = 'frozen'
  endpoints[1].falsify = refuse(-32010, 'transaction nonce too low')
  let answer: unknown
  const asked = upstream.ask('eth_sendRawTransaction', signed).then(({ error }) => {
    answer = error
  })
  await until(() => {
    upstream.timer.advance(2_000)
    return answer !== undefined
  })
  await asked
  expect(answer).toEqual({ code: -32010, message: 'transaction nonce too low' })
})

it('a transaction is accepted while an endpoint is dead', async () => {
  const { endpoints, upstream } = await serveTwo()
  endpoints[0].fault = 'dead'
  expect(await upstream.askResult('eth_sendRawTransaction', signed)).toMatch(/^0x[0-9a-f]{64}$/)
})

it('the returned hash is that of the transaction, whatever an endpoint returns', async () => {
  const { nodes, endpoints, upstream } = await serveTwo()
  for (const endpoint of endpoints) {
    endpoint.falsify = (result, method) => (method === 'eth_sendRawTransaction' ? `0x${'12'.repeat(32)}` : result)
  }
  const hash = await upstream.askResult('eth_sendRawTransaction', signed)
  expect(await nodes[0].askResult('eth_getTransactionByHash', hash)).toMatchObject({ hash })
})

it('a pending transaction is found although only the second endpoint has it', async () => {
  const { nodes, endpoints, upstream } = await serveTwo()
  endpoints[0].falsify = refuse(-32000, 'the pool is full')
  const hash = await upstream.askResult('eth_sendRawTransaction', signed)
  await nodes[0].ask('anvil_dropAllTransactions')
  expect(await upstream.askResult('eth_getTransactionByHash', hash)).toEqual(
    await nodes[1].askResult('eth_getTransactionByHash', hash),
  )
  expect(await upstream.askResult('eth_getTransactionCount', sender, 'pending')).toBe('0x1')
  expect(await upstream.askResult('eth_getTransactionReceipt', hash)).toBe(null)
  await mineBlocks(nodes[1], 1)
  expect(await upstream.askResult('eth_getTransactionByHash', hash)).toMatchObject({ hash, blockHash: null })
  await upstream.opened.pollAll()
  expect(await upstream.askResult('eth_getTransactionReceipt', hash)).toEqual(
    await nodes[1].askResult('eth_getTransactionReceipt', hash),
  )
})

it('errors for clients have neither the origin nor a key of an endpoint', async () => {
  const { endpoints, upstream } = await serveTwo()
  const texts: string[] = []
  const note = async (method: string, ...params: readonly unknown[]) =>
    void texts.push(JSON.stringify(await upstream.ask(method, ...params)))
  for (const endpoint of endpoints) {
    const message = `${endpoint.url} of ${endpoint.origin} (${new URL(endpoint.url).host}) with ${QUERY_KEY} failed`
    endpoint.falsify = () => ({ error: { code: -32000, message, data: { message } } })
  }
  const questions = [
    ['eth_getBlockByNumber', '0x0', true],
    ['eth_getBlockByHash', `0x${'34'.repeat(32)}`, true],
    ['eth_getBalance', sender, 'latest'],
    ['eth_sendRawTransaction', signed],
    ['eth_call', { to: sender }, 'latest'],
    ['eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' }],
    ['eth_getTransactionByHash', `0x${'34'.repeat(32)}`],
    ['txpool_content'],
  ] as const
  for (const [method, ...params] of questions) await note(method, ...params)
  for (const endpoint of endpoints) endpoint.fault = 'failing'
  await upstream.opened.pollAll()
  for (const [method, ...params] of questions) await note(method, ...params)
  expect(texts.filter((text) => text.includes('"error"')).length).toBeGreaterThan(10)
  for (const endpoint of endpoints) {
    for (const secret of [endpoint.origin, new URL(endpoint.url).host, PATH_KEY, QUERY_KEY]) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([])
    }
  }
  for (const key of [PATH_KEY, QUERY_KEY]) expect(upstream.problems.join()).not.toContain(key)
})
