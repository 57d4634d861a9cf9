import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { MAX_STEPS } from '../../src/upstream/branch.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { until } from '../_helpers/until.ts'
import { type ServedUpstream, serveUpstream } from '../_helpers/upstream.ts'
import { collectWarnings } from '../_helpers/warnings.ts'
import { transfer } from '../chain/import/_branches.ts'
import { startEndpoint } from './_endpoint.ts'
import { copyBlocks, headOf, mineBlocks, serveNode, serveTwo } from './_nodes.ts'

/** Serves a node, an endpoint in front of it, and the upstream network of that endpoint. */
async function serveOne(blocks: number) {
  const node = await serveNode()
  await mineBlocks(node, blocks)
  const endpoint = await startEndpoint(node.url)
  const upstream = await serveUpstream([endpoint.url])
  return { node, endpoint, upstream }
}

/** Returns which endpoints are behind. */
const behind = ({ remote }: ServedUpstream) => remote.endpoints().map(({ isBehind }) => isBehind)

/** Asks for the state of many accounts, which is never shared or stored. */
async function askMany({ askResult }: ServedUpstream, salt: number): Promise<void> {
  const addresses = Array.from({ length: 20 }, (_, index) => `0x${(salt * 100 + index).toString(16).padStart(40, '0')}`)
  for (const address of addresses) expect(await askResult('eth_getBalance', address, 'latest')).toBe('0x0')
}

const balances = (questions: readonly string[]) => questions.filter((text) => text.includes('eth_getBalance')).length

describe('head of an upstream network', () => {
  it('follows a block that its endpoint mines', async () => {
    const { node, upstream } = await serveOne(3)
    await mineBlocks(node, 1)
    expect(await upstream.askResult('eth_blockNumber')).toBe('0x3')
    await upstream.opened.pollAll()
    expect(await upstream.askResult('eth_blockNumber')).toBe('0x4')
    expect(await headOf(upstream)).toBe(await headOf(node))
  })

  it.each([1, 5, MAX_STEPS + 10])('follows a reorganisation of %i blocks', async (depth) => {
    const warnings = collectWarnings()
    const { node, upstream } = await serveOne(2)
    await mineBlocks(node, depth)
    await upstream.opened.pollAll()
    const before = await headOf(upstream)
    expect(before).toBe(await headOf(node))
    await node.ask('anvil_reorg', depth)
    await mineBlocks(node, 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(node))
    for (const height of [1, 2, 3, depth, depth + 2]) {
      const question = ['eth_getBlockByNumber', `0x${height.toString(16)}`, true] as const
      expect(await upstream.ask(...question)).toEqual(await node.ask(...question))
    }
    expect(warnings).toEqual([])
  })

  it('follows an endpoint that is 300 blocks further', async () => {
    const { node, upstream } = await serveOne(2)
    await mineBlocks(node, 300)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(node))
    for (const height of ['0x2', '0x3', '0x100', '0x12e']) {
      expect(await upstream.ask('eth_getBlockByNumber', height, false)).toEqual(
        await node.ask('eth_getBlockByNumber', height, false),
      )
    }
  })

  it('changes to a sibling if its endpoint does', async () => {
    const { node, upstream } = await serveOne(3)
    await node.ask('anvil_reorg', 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(node))
  })

  it('does not share an answer for a sibling that it has left', async () => {
    const { node, endpoint, upstream } = await serveOne(1)
    const receiver = toHex(requireAccount(9).address)
    const before = await node.askResult('eth_getBalance', receiver, 'latest')
    await node.chain.submits.sendRaw(transfer(1, 0n, 7n))
    await mineBlocks(node, 1)
    await upstream.opened.pollAll()
    const gate = createDeferred<void>()
    endpoint.delay = (method) => (method === 'eth_getBalance' ? gate.promise : undefined)
    const asked = upstream.askResult('eth_getBalance', receiver, 'latest')
    await until(() => balances(endpoint.questions) === 1)
    await node.ask('anvil_reorg', 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(node))
    gate.resolve()
    await asked
    expect(await upstream.askResult('eth_getBalance', receiver, 'latest')).toBe(before)
  })

  it('does not change to a sibling while an endpoint has it', async () => {
    const { nodes, upstream } = await serveTwo(3)
    await mineBlocks(nodes[0], 1)
    await upstream.opened.pollAll()
    await mineBlocks(nodes[1], 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(nodes[0]))
    expect(behind(upstream)).toEqual([false, true])
  })

  it('stays when its endpoint goes back', async () => {
    const { node, endpoint, upstream } = await serveOne(5)
    const head = await headOf(upstream)
    const shorter = await serveNode()
    await mineBlocks(shorter, 2)
    endpoint.node = shorter.url
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(head)
    endpoint.node = node.url
    await mineBlocks(node, 1)
    await upstream.opened.pollAll()
    expect(await upstream.askResult('eth_blockNumber')).toBe('0x6')
  })

  it('does not go back when the best endpoint dies', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    await mineBlocks(nodes[0], 2)
    await upstream.opened.pollAll()
    endpoints[0].fault = 'dead'
    await upstream.opened.pollAll()
    expect(await upstream.askResult('eth_blockNumber')).toBe('0x5')
    await copyBlocks(...nodes)
    await upstream.opened.pollAll()
    expect(await upstream.askResult('eth_blockNumber')).toBe('0x5')
    await askMany(upstream, 1)
  })
})

describe('an endpoint of an upstream network', () => {
  it('is not asked while it lags, and again when it has caught up', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    const [preferred] = endpoints
    await mineBlocks(nodes[0], 1)
    await copyBlocks(...nodes)
    await mineBlocks(nodes[1], 2)
    await upstream.opened.pollAll()
    expect(behind(upstream)).toEqual([true, false])
    await askMany(upstream, 1)
    expect(balances(preferred.questions)).toBe(0)
    await copyBlocks(nodes[1], nodes[0])
    await upstream.opened.pollAll()
    expect(behind(upstream)).toEqual([false, false])
    await askMany(upstream, 2)
    expect(balances(preferred.questions)).toBe(20)
  })

  it('is wrong if it states another height than its block has', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    const [preferred] = endpoints
    await mineBlocks(nodes[0], 1)
    await mineBlocks(nodes[1], 2)
    preferred.falsify = (result, method, params) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? { ...Object(result), number: '0x9', totalDifficulty: '0x1' }
        : result
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(nodes[1]))
    expect(upstream.remote.endpoints()[0]?.wrong).toContain('contradicts itself')
    await askMany(upstream, 1)
    expect(balances(preferred.questions)).toBe(0)
  })

  it('is behind if it cannot return its head in time', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    const [preferred] = endpoints
    await mineBlocks(nodes[0], 2)
    preferred.questions.length = 0
    preferred.delay = (method) => (method === 'eth_getBlockByHash' ? new Promise(() => undefined) : undefined)
    await mineBlocks(nodes[1], 1)
    const polled = upstream.opened.pollAll()
    await until(() => preferred.questions.some((question) => question.includes('eth_getBlockByHash')))
    upstream.timer.advance(2_000)
    await polled
    expect(await headOf(upstream)).toBe(await headOf(nodes[1]))
    expect(behind(upstream)).toEqual([true, false])
  })

  it('does not lead the head to an old block whose work it overstates', async () => {
    const { endpoints, upstream } = await serveTwo(MAX_STEPS + 60)
    const [, liar] = endpoints
    const old = await serveNode()
    await mineBlocks(old, MAX_STEPS + 20)
    liar.falsify = (result, method) =>
      method.startsWith('eth_getBlockBy') ? { ...Object(result), totalDifficulty: '0xffffffffff' } : result
    liar.node = old.url
    const before = await headOf(upstream)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(before)
    expect(await upstream.askResult('eth_blockNumber')).toBe(`0x${(MAX_STEPS + 60).toString(16)}`)
  })

  it('cannot hold the head by overstating its work when the network is opened', async () => {
    const { nodes, endpoints } = await serveTwo(3)
    const [liar] = endpoints
    liar.falsify = (result, method) =>
      method.startsWith('eth_getBlockBy') ? { ...Object(result), totalDifficulty: '0xffffffffff' } : result
    const upstream = await serveUpstream(endpoints.map(({ url }) => url))
    await mineBlocks(nodes[1], 2)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(nodes[1]))
    await nodes[1].ask('anvil_reorg', 4)
    await mineBlocks(nodes[1], 1)
    await upstream.opened.pollAll()
    expect(await headOf(upstream)).toBe(await headOf(nodes[1]))
    expect(upstream.remote.endpoints().map(({ wrong }) => wrong)).toEqual([undefined, undefined])
  })

  it('is wrong if it is of another chain', async () => {
    const { nodes, endpoints, upstream } = await serveTwo(3)
    const [, other] = endpoints
    other.falsify = (result, method, params) =>
      method === 'eth_getBlockByNumber' && params[0] === '0x0'
        ? { ...Object(result), hash: `0x${'12'.repeat(32)}` }
        : result
    await mineBlocks(nodes[1], MAX_STEPS + 50)
    const opened = await serveUpstream(endpoints.map(({ url }) => url))
    const before = await headOf(opened)
    await opened.opened.pollAll()
    expect(await headOf(opened)).toBe(before)
    expect(opened.remote.endpoints()[1]?.wrong).toContain('genesis')
    expect(upstream.problems).toEqual([])
  })
})
