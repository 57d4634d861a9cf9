import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount } from '../../_helpers/chain.ts'
import { newPlace } from '../../_helpers/postgres.ts'
import { until } from '../../_helpers/until.ts'
import { serveSharedUpstream } from '../../_helpers/upstream.ts'
import { keep, keeper, transfer } from '../../chain/import/_branches.ts'
import { copyBlocks, headOf, mineBlocks, serveNode } from '../../upstream/_nodes.ts'
import { postgres, serveTwice } from '../../upstream/_severalProcesses.ts'
import { connect } from '../../upstream/_subscriber.ts'

describe.skipIf(postgres === undefined)('an upstream network of several processes', () => {
  it('shows a new head in the replica without a question for its block', async () => {
    const { node, endpoint, writer, replica } = await serveTwice()
    await mineBlocks(node, 1)
    await writer.opened.pollAll()
    endpoint.fault = 'dead'
    await replica.opened.chain.feeds.catchUp()
    expect(await replica.askResult('eth_blockNumber')).toBe('0x4')
    expect(await headOf(replica)).toBe(await headOf(writer))
  })

  it.each([1, 5, 300])('follows a reorganisation of %i blocks in each process', async (depth) => {
    const { node, writer, replica, follow } = await serveTwice()
    await mineBlocks(node, depth)
    await follow()
    await node.ask('anvil_reorg', depth)
    await mineBlocks(node, 1)
    await follow()
    for (const one of [writer, replica]) {
      expect(await headOf(one)).toBe(await headOf(node))
      for (const height of [1, 3, 4, depth, depth + 3]) {
        const question = ['eth_getBlockByNumber', `0x${height.toString(16)}`, true] as const
        expect(await one.ask(...question)).toEqual(await node.ask(...question))
      }
      expect(one.problems).toEqual([])
    }
  })

  it('reports heads and logs of a replica as the node does, with the removed ones', async () => {
    const { node, replica, follow } = await serveTwice()
    const clients = [await connect(replica), await connect(node)] as const
    const heads = await Promise.all(clients.map((client) => client.subscribe('newHeads')))
    const logs = await Promise.all(clients.map((client) => client.subscribe('logs', { address: toHex(keeper) })))
    for (const [index, depth] of [1, 3].entries()) {
      for (let block = 0; block < depth; block++) {
        await node.chain.submits.sendRaw(keep(BigInt(1 + index + block), 7n))
        await node.chain.miner.mineOne()
      }
      await follow()
      await node.ask('anvil_reorg', depth)
      await mineBlocks(node, 2)
      await follow()
    }
    const last = await headOf(node)
    for (const list of heads) await until(() => Object(list.at(-1)?.result).hash === last)
    expect(heads[0]).toEqual(heads[1])
    await until(() => logs[0]?.length === logs[1]?.length)
    expect(logs[0]).toEqual(logs[1])
    expect(logs[0]?.some(({ result }) => Object(result).removed)).toBe(true)
  })

  it('knows in the replica which node has a new head, before it asks them', async () => {
    const nodes = [await serveNode(), await serveNode()] as const
    await mineBlocks(nodes[0], 2)
    await copyBlocks(...nodes)
    const place = newPlace(String(postgres))
    const open = () =>
      serveSharedUpstream(
        place,
        nodes.map(({ url }) => url),
      )
    const [writer, replica] = [await open(), await open()]
    for (const one of [writer, replica]) await one.opened.pollAll()
    await mineBlocks(nodes[1], 1)
    await writer.opened.pollAll()
    await replica.opened.chain.feeds.catchUp()
    for (const one of [writer, replica]) {
      expect(one.remote.endpoints()).toMatchObject([{ isBehind: true }, { isBehind: false }])
      expect(await one.askResult('eth_getBalance', toHex(requireAccount(1).address), 'latest')).toMatch(/^0x/)
    }
  })

  it.each(['evm_mine', 'personal_listAccounts', 'eth_sendTransaction'])(
    'refuses %s in each process',
    async (method) => {
      const { writer, replica } = await serveTwice()
      for (const one of [writer, replica]) {
        const transaction = { from: toHex(requireAccount(1).address), to: toHex(requireAccount(2).address) }
        const params = method === 'eth_sendTransaction' ? [transaction] : []
        expect((await one.ask(method, ...params)).error).toMatchObject({ code: -32601 })
      }
    },
  )

  it('finds a block by hash in the replica as soon as the writer has it', async () => {
    const { node, writer, replica } = await serveTwice()
    await mineBlocks(node, 1)
    await writer.opened.pollAll()
    const hash = await headOf(writer)
    expect(await replica.askResult('eth_getBlockByHash', hash, false)).toMatchObject({ hash })
  })

  it('reports a sent transaction to a subscriber of another process once', async () => {
    const { writer, replica } = await serveTwice()
    const client = await connect(replica)
    const found = await client.subscribe('newPendingTransactions')
    const hashes = [
      await writer.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 1n))),
      await replica.askResult('eth_sendRawTransaction', toHex(transfer(1, 1n, 1n))),
    ]
    await until(() => found.length >= 2)
    expect(found.map(({ result }) => result)).toEqual(hashes)
  })

  it('begins with the head of its endpoints if no process shows a later one', async () => {
    const { endpoint, open, writer, replica } = await serveTwice()
    await replica.end()
    await writer.end()
    const shorter = await serveNode()
    await mineBlocks(shorter, 1)
    endpoint.node = shorter.url
    expect(await (await open()).askResult('eth_blockNumber')).toBe('0x1')
  })

  it('stores answers of all processes within the bound', async () => {
    const { writer, replica } = await serveTwice()
    const rows = (salt: number) =>
      Array.from({ length: 50 }, (_, index) => ({
        question: new Uint8Array(32).fill(salt).fill(index, 1, 2),
        answer: new Uint8Array(1_000).fill(salt),
      }))
    const bound = 40_000
    const puts = [1, 2, 3, 4].flatMap((salt) => [
      writer.store.answers.putAll(rows(salt), bound),
      replica.store.answers.putAll(rows(salt), bound),
    ])
    await Promise.all(puts)
    const found = await Promise.all(
      [1, 2, 3, 4].flatMap((salt) => rows(salt).map(({ question }) => replica.store.answers.get(question))),
    )
    const kept = found.filter((answer) => answer !== undefined)
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.length * 1_000).toBeLessThanOrEqual(bound)
  })
})
