import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { MAX_APART } from '../../src/follow/follow.ts'
import { isRecord } from '../../src/remote/json.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { FORKED_CHAINS, serveRecording } from '../_helpers/recordedForks.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { until } from '../_helpers/until.ts'
import { transfer } from '../chain/import/_branches.ts'
import { startEndpoint } from '../upstream/_endpoint.ts'
import { copyBlocks, mineBlocks, serveNode } from '../upstream/_nodes.ts'
import { newestOf, POLL_MS, serveFollowed } from './_follow.ts'
import { runMutatedBlocks } from './_mutatedBlocks.ts'

/** Serves a node, an endpoint in front of it, and a chain that follows it. */
async function serveOne(blocks: number) {
  const node = await serveNode()
  await mineBlocks(node, blocks)
  const endpoint = await startEndpoint(node.url)
  const follower = await serveFollowed([endpoint.url])
  return { node, endpoint, follower }
}

/** Serves two nodes with the same blocks, endpoints in front of them, and a chain that follows both. */
async function serveTwo(blocks: number) {
  const nodes = [await serveNode(1), await serveNode(2)] as const
  await mineBlocks(nodes[0], blocks)
  await copyBlocks(...nodes)
  const endpoints = [await startEndpoint(nodes[0].url), await startEndpoint(nodes[1].url)] as const
  const follower = await serveFollowed(endpoints.map(({ url }) => url))
  return { nodes, endpoints, follower }
}

const balanceAt = (index: number) => ['eth_getBalance', toHex(requireAccount(index).address), 'latest'] as const

describe('a followed chain', () => {
  it('executes 300 blocks of an endpoint', async () => {
    const { node, follower } = await serveOne(1)
    for (let nonce = 0n; nonce < 4n; nonce++) await node.chain.submits.sendRaw(transfer(1, nonce, 7n))
    await mineBlocks(node, 299)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(node))
    expect(await follower.ask(...balanceAt(9))).toEqual(await node.ask(...balanceAt(9)))
    expect([follower.problems, follower.wrong]).toEqual([[], []])
  })

  it('has a new head after the next poll', async () => {
    const { node, follower } = await serveOne(3)
    follower.followed.start()
    await until(() => follower.chain.reads.headNumber() === 3)
    await mineBlocks(node, 1)
    await until(() => follower.timer.waiting() > 1)
    follower.timer.advance(POLL_MS)
    await until(() => follower.chain.reads.headNumber() === 4)
    expect(await newestOf(follower)).toBe(await newestOf(node))
  })

  it.each([1, 5, 30])('follows a reorganisation of %i blocks', async (depth) => {
    const { node, follower } = await serveOne(2)
    await mineBlocks(node, depth)
    await follower.followed.pollAll()
    await node.ask('anvil_reorg', depth)
    await mineBlocks(node, 1)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(node))
    expect(follower.problems).toEqual([])
  })

  it('continues on the store of a node that has ended', async () => {
    const node = await serveNode()
    await mineBlocks(node, 40)
    const endpoint = await startEndpoint(node.url)
    const store = await openStore({ kind: 'memory' })
    const kept = { ...store, close: async () => undefined }
    const first = await serveFollowed([endpoint.url], { chain: { store: kept } })
    await first.followed.pollAll()
    await first.end()
    await mineBlocks(node, 10)
    endpoint.questions.length = 0
    const next = await serveFollowed([endpoint.url], { chain: { store: kept } })
    await next.followed.pollAll()
    expect(await newestOf(next)).toBe(await newestOf(node))
    expect(endpoint.questions.filter((text) => text.endsWith(',true]]'))).toHaveLength(10)
  })

  it('stops between two blocks and keeps those that were executed', async () => {
    const { node, endpoint, follower } = await serveOne(200)
    const gate = createDeferred<void>()
    endpoint.delay = () => (endpoint.questions.some((text) => text.includes('"0x64"')) ? gate.promise : undefined)
    const polled = follower.followed.pollAll().catch(() => undefined)
    await until(() => endpoint.questions.some((text) => text.includes('"0x64"')))
    const ended = follower.followed.close()
    gate.resolve()
    await Promise.all([ended, polled])
    const height = follower.chain.reads.headNumber()
    expect(height).toBeLessThan(200)
    const own = await follower.askResult('eth_getBlockByNumber', `0x${height.toString(16)}`, false)
    expect(own).toEqual(await node.askResult('eth_getBlockByNumber', `0x${height.toString(16)}`, false))
  })

  it('reads the blocks of a span from all endpoints that have its head', async () => {
    const { nodes, endpoints, follower } = await serveTwo(400)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[0]))
    const counts = endpoints.map(({ questions }) => questions.filter((text) => text.endsWith(',true]]')).length)
    expect(Math.min(...counts)).toBeGreaterThan(10)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(400)
  })

  it('refuses a falsified block, names the member, and reads it from another endpoint', async () => {
    const { nodes, endpoints, follower } = await serveTwo(30)
    endpoints[0].falsify = (result, method, [block, isWhole]) =>
      method === 'eth_getBlockByNumber' && isWhole === true && block === '0x11' && isRecord(result)
        ? { ...result, gasUsed: '0x1234' }
        : result
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[0]))
    expect(follower.wrong).toEqual([expect.stringMatching(new RegExp(`^${endpoints[0].origin}: block 17 .*hash`))])
  })

  it('excludes an endpoint for a block that is invalid without execution, and follows the other one', async () => {
    const { nodes, endpoints, follower } = await serveTwo(3)
    await nodes[0].ask('evm_setBlockGasLimit', '0x1312d00')
    await mineBlocks(nodes[0], 3)
    await mineBlocks(nodes[1], 1)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[1]))
    expect(follower.wrong).toEqual([
      expect.stringMatching(new RegExp(`^${endpoints[0].origin}: block 4 .*breaks rule gasLimitStep`)),
    ])
    expect(follower.halts).toEqual([])
  })

  it('does not exclude an endpoint whose chain it cannot read, and follows the other one meanwhile', async () => {
    const { nodes, endpoints, follower } = await serveTwo(3)
    await mineBlocks(nodes[0], 5)
    await mineBlocks(nodes[1], 1)
    endpoints[0].falsify = (result, method, [, isWhole]) =>
      method === 'eth_getBlockByNumber' && isWhole === true ? null : result
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[1]))
    endpoints[0].falsify = undefined
    follower.timer.advance(60_000)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[0]))
    expect(follower.wrong).toEqual([])
  })

  it('does not follow an endpoint that overstates the work of its head', async () => {
    const { nodes, endpoints, follower } = await serveTwo(10)
    await follower.followed.pollAll()
    endpoints[0].falsify = (result, method, [block]) =>
      method === 'eth_getBlockByNumber' && block === 'latest' && isRecord(result)
        ? { ...result, totalDifficulty: '0xffffff' }
        : result
    await mineBlocks(nodes[1], 1)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[1]))
    expect(follower.wrong).toEqual([expect.stringMatching(/^http.* it states the total difficulty 16777215 of block/)])
  })

  it('has the branch with more work, and reports the endpoint on the other one', async () => {
    const { nodes, endpoints, follower } = await serveTwo(5)
    await mineBlocks(nodes[0], 1)
    await mineBlocks(nodes[1], 2)
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[1]))
    expect(follower.apart).toEqual([])
    await mineBlocks(nodes[1], MAX_APART)
    await follower.followed.pollAll()
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(nodes[1]))
    expect(follower.apart).toEqual([endpoints[0].origin])
  })

  it('excludes an endpoint with another genesis block', async () => {
    const { node, endpoint, follower } = await serveOne(3)
    endpoint.falsify = (result, method, [block]) =>
      method === 'eth_getBlockByNumber' && block === '0x0' && isRecord(result)
        ? { ...result, hash: toHex(new Uint8Array(32).fill(1)) }
        : result
    await follower.followed.pollAll()
    expect(follower.chain.reads.headNumber()).toBe(0)
    expect(follower.wrong).toEqual([expect.stringContaining('of the genesis block')])
    expect(node.chain.reads.headNumber()).toBe(3)
  })

  it('reports heights by eth_syncing while it is behind', async () => {
    const { node, endpoint, follower } = await serveOne(50)
    expect(await follower.askResult('eth_syncing')).toBe(false)
    const gate = createDeferred<void>()
    endpoint.delay = () => (endpoint.questions.some((text) => text.endsWith(',true]]')) ? gate.promise : undefined)
    const polled = follower.followed.pollAll()
    await until(() => endpoint.questions.some((text) => text.endsWith(',true]]')))
    const syncing = { startingBlock: '0x0', currentBlock: '0x0', highestBlock: '0x32' }
    expect(await follower.askResult('eth_syncing')).toEqual(syncing)
    expect(follower.followed.status()).toMatchObject({ height: 0, behind: 50, isSyncing: true })
    gate.resolve()
    await polled
    expect(await follower.askResult('eth_syncing')).toBe(false)
    expect(follower.followed.status()).toMatchObject({ height: 50, behind: 0, isSyncing: false })
    expect(node.chain.reads.headNumber()).toBe(50)
  })

  it('reports its progress every 10 s while it is behind', async () => {
    const { node, endpoint, follower } = await serveOne(20)
    const gate = createDeferred<void>()
    endpoint.delay = () => (endpoint.questions.some((text) => text.endsWith(',true]]')) ? gate.promise : undefined)
    follower.followed.start()
    await until(() => endpoint.questions.some((text) => text.endsWith(',true]]')))
    follower.timer.advance(10_000)
    await until(() => follower.progress.length === 1)
    expect(follower.progress[0]).toMatchObject({
      height: 0,
      behind: 20,
      blocksPerSecond: 0,
      remainingSeconds: undefined,
    })
    gate.resolve()
    await until(() => follower.chain.reads.headNumber() === 20)
    follower.timer.advance(10_000)
    await until(() => follower.timer.waiting() > 1)
    expect(follower.progress).toHaveLength(1)
    expect(await newestOf(follower)).toBe(await newestOf(node))
  })

  it('continues after an endpoint has changed its chain while it was read', async () => {
    const { node, endpoint, follower } = await serveOne(300)
    let reorganised: Promise<unknown> | undefined
    endpoint.delay = () => {
      const isMidway = endpoint.questions.some((text) => text.includes('"0x80"'))
      if (isMidway) reorganised ??= node.ask('anvil_reorg', 250).then(() => mineBlocks(node, 1))
      return reorganised
    }
    await follower.followed.pollAll()
    await follower.followed.pollAll()
    expect(await newestOf(follower)).toBe(await newestOf(node))
    expect(follower.wrong).toEqual([])
  })

  it('stores none of 30 mutated blocks, and names each', async () => {
    const [recorded] = FORKED_CHAINS
    if (recorded === undefined) throw new Error('there is no recorded chain')
    const recording = await serveRecording(recorded)
    const endpoint = await startEndpoint(closedAfterTest(recording.served).url)
    const done = await runMutatedBlocks(recording, endpoint, { seed: 45, count: 30 })
    expect(done.excluded).toBeGreaterThan(15)
  })

  it('refuses methods that mine, change the chain or sign', async () => {
    const { follower } = await serveOne(1)
    const calls = [
      ['evm_mine'],
      ['hardhat_setBalance', toHex(requireAccount(1).address), '0x1'],
      ['eth_getWork'],
      ['eth_sendTransaction', { from: toHex(requireAccount(1).address) }],
      ['personal_newAccount', 'secret'],
    ] as const
    for (const [method, ...params] of calls)
      expect(await follower.ask(method, ...params), method).toMatchObject({ error: { code: -32601 } })
  })
})

describe('a block with valid work with which execution disagrees', () => {
  it('halts following, names block, rule and roots, and reads continue', async () => {
    const { nodes, follower } = await serveTwo(5)
    await nodes[0].ask('hardhat_setBalance', toHex(requireAccount(8).address), '0x1234')
    await mineBlocks(nodes[0], 3)
    await follower.followed.pollAll()
    const refused = await nodes[0].chain.reads.findBlock({ kind: 'number', number: 6, asked: '6' })
    const [halt, ...others] = follower.halts
    expect(others).toEqual([])
    expect(halt).toMatchObject({ number: 6, rule: 'stateRoot', hash: refused?.hash })
    expect(halt?.found).toBe(refused && toHex(refused.header.stateRoot))
    expect(halt?.expected).not.toBe(halt?.found)
    expect([follower.wrong, follower.problems]).toEqual([[], []])
    await mineBlocks(nodes[1], 9)
    await follower.followed.pollAll()
    expect(follower.chain.reads.headNumber()).toBe(5)
    expect(follower.followed.status()).toMatchObject({ height: 5, halt: { number: 6 } })
    expect(await follower.askResult('eth_blockNumber')).toBe('0x5')
  })
})

describe('a transaction sent to a followed chain', () => {
  it('is forwarded, and in the pool until a block has it', async () => {
    const { node, follower } = await serveOne(2)
    await follower.followed.pollAll()
    const hash = await follower.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 7n)))
    expect(await node.askResult('eth_getTransactionByHash', hash)).toMatchObject({ hash })
    expect(await follower.askResult('eth_getTransactionByHash', hash)).toMatchObject({ hash, blockNumber: null })
    expect(follower.chain.pool.counts().pending).toBe(1)
    await mineBlocks(node, 1)
    await follower.followed.pollAll()
    expect(await follower.askResult('eth_getTransactionReceipt', hash)).toMatchObject({ blockNumber: '0x3' })
    expect(follower.chain.pool.counts().pending).toBe(0)
  })

  it('is forwarded with a later head if no endpoint answers', async () => {
    const { node, endpoint, follower } = await serveOne(2)
    await follower.followed.pollAll()
    endpoint.fault = 'failing'
    const hash = String(await follower.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 7n))))
    expect(await node.askResult('eth_getTransactionByHash', hash)).toBe(null)
    endpoint.fault = undefined
    await follower.followed.pollAll()
    await until(() => node.chain.pool.counts().pending === 1)
    expect(await node.chain.reads.getTransaction(fromHex(hash))).toBeDefined()
  })

  it('is in the pool after two seconds if all endpoints are frozen, and forwarded later', async () => {
    const { node, endpoint, follower } = await serveOne(2)
    await follower.followed.pollAll()
    endpoint.fault = 'frozen'
    const wait = follower.timer.nextWait()
    const sent = follower.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 7n)))
    await wait
    await until(() => endpoint.questions.some((text) => text.includes('eth_sendRawTransaction')))
    follower.timer.advance(2_000)
    expect(await sent).toMatch(/^0x/)
    expect(follower.chain.pool.counts().pending).toBe(1)
    endpoint.fault = undefined
    await follower.followed.pollAll()
    await until(() => node.chain.pool.counts().pending === 1)
  })

  it('is refused if the endpoints refuse it', async () => {
    const { node, follower } = await serveOne(2)
    await follower.followed.pollAll()
    await node.chain.submits.sendRaw(transfer(1, 0n, 7n))
    await mineBlocks(node, 1)
    const answer = await follower.ask('eth_sendRawTransaction', toHex(transfer(1, 0n, 8n)))
    expect(answer).toMatchObject({ error: { message: expect.stringContaining('nonce too low') } })
    expect(follower.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  })
})

describe('a reorganisation below the bound', () => {
  it('waits for the operator if it is deeper than the bound', async () => {
    const bound = 40
    const nodes = [await serveNode(1), await serveNode(2)] as const
    await mineBlocks(nodes[0], bound + 1)
    await mineBlocks(nodes[1], bound + 2)
    const endpoint = await startEndpoint(nodes[0].url)
    const store = await openStore({ kind: 'memory' })
    const chain = { store: { ...store, close: async () => undefined } }
    const careful = await serveFollowed([endpoint.url], { chain, maxReorgDepth: bound })
    await careful.followed.pollAll()
    const before = await newestOf(nodes[0])
    endpoint.node = nodes[1].url
    await careful.followed.pollAll()
    await careful.followed.pollAll()
    expect(await newestOf(careful)).toBe(before)
    expect(careful.deepReorgs).toEqual([expect.objectContaining({ endpoint: endpoint.origin })])
    expect(careful.followed.status().deepReorg).toBeDefined()
    await careful.end()
    const allowed = await serveFollowed([endpoint.url], { chain, maxReorgDepth: bound + 1 })
    await allowed.followed.pollAll()
    expect(await newestOf(allowed)).toBe(await newestOf(nodes[1]))
  })
})
