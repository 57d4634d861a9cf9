import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Header } from '../../src/primitives/header.ts'
import { decodeTransaction } from '../../src/primitives/transaction.ts'
import { MAX_STEPS } from '../../src/upstream/branch.ts'
import { requireAccount } from '../_helpers/chain.ts'
import type { ServedChain } from '../_helpers/chainServer.ts'
import type { KeptBlock } from '../_helpers/generator/blockTree.ts'
import { createBuilder } from '../_helpers/generator/builder.ts'
import { until } from '../_helpers/until.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { deploy, keep, keeper, transfer } from '../chain/import/_branches.ts'
import { startEndpoint } from './_endpoint.ts'
import { headOf, mineBlocks, serveNode } from './_nodes.ts'
import { connect, type Notification } from './_subscriber.ts'

/** Serves a node with the contract in block 1, an endpoint in front of it, and the upstream network of that endpoint. */
async function serveOne() {
  const node = await serveNode()
  await node.chain.submits.sendRaw(deploy)
  await mineBlocks(node, 2)
  const endpoint = await startEndpoint(node.url)
  const upstream = await serveUpstream([endpoint.url])
  const sender = toHex(requireAccount(0).address)
  let value = 1n
  return {
    node,
    endpoint,
    upstream,
    /** Mines blocks at the node, each with a log, and shows them at the upstream network. */
    async mine(count: number): Promise<void> {
      for (let block = 0; block < count; block++, value++) {
        const nonce = BigInt(String(await node.askResult('eth_getTransactionCount', sender, 'pending')))
        await node.chain.submits.sendRaw(keep(nonce, value))
        await node.chain.miner.mineOne()
      }
      await upstream.opened.pollAll()
    },
    /** Replaces the newest blocks by others with a log less, whose transaction is mined in the block above. */
    async reorganise(depth: number): Promise<void> {
      await node.ask('anvil_reorg', depth)
      await mineBlocks(node, 1)
      await upstream.opened.pollAll()
    },
  }
}

const CHANGES = [1, 5, 30]
const logsOfKeeper = { address: toHex(keeper) }

/** Waits until the last notification is of a block, and returns all of them. */
async function allUpTo(hash: unknown, notifications: readonly Notification[]): Promise<readonly Notification[]> {
  await until(() => {
    const last = Object(notifications.at(-1)?.result)
    return [last.hash, last.blockHash].includes(hash)
  })
  return notifications
}

describe('subscriptions of an upstream network', () => {
  it('report heads and logs once, with the removed ones, as those of the endpoint', async () => {
    const { node, upstream, mine, reorganise } = await serveOne()
    const clients = [await connect(upstream), await connect(node)] as const
    const heads = await Promise.all(clients.map((client) => client.subscribe('newHeads')))
    const logs = await Promise.all(clients.map((client) => client.subscribe('logs', logsOfKeeper)))
    for (const depth of CHANGES) {
      await mine(depth)
      await reorganise(depth)
      await mine(1)
    }
    const last = await headOf(node)
    const [own, theirs] = await Promise.all(heads.map((list) => allUpTo(last, list)))
    expect(own).toEqual(theirs)
    const [ownLogs, theirLogs] = await Promise.all(logs.map((list) => allUpTo(last, list)))
    expect(ownLogs).toEqual(theirLogs)
    expect(ownLogs?.filter(({ result }) => Object(result).removed).length).toBe(36)
  })

  it('report a reorganisation of a block from before the network was opened', async () => {
    const node = await serveNode()
    await node.chain.submits.sendRaw(deploy)
    await mineBlocks(node, 1)
    for (const nonce of [1n, 2n, 3n]) {
      await node.chain.submits.sendRaw(keep(nonce, nonce))
      await mineBlocks(node, 1)
    }
    const upstream = await serveUpstream([(await startEndpoint(node.url)).url])
    await upstream.opened.pollAll()
    const clients = [await connect(upstream), await connect(node)] as const
    const logs = await Promise.all(
      clients.map((client) => client.subscribe('logs', { ...logsOfKeeper, startBlock: 1 })),
    )
    await until(() => logs.every(({ length }) => length === 3))
    await node.ask('anvil_reorg', 2)
    await mineBlocks(node, 1)
    await upstream.opened.pollAll()
    const last = await headOf(node)
    await until(() => logs.every((list) => Object(list.at(-1)?.result).blockHash === last || list.length > 6))
    expect(logs[0]).toEqual(logs[1])
  })

  it('report what left and joined if branches get shorter', async () => {
    const { node, upstream, branches } = await serveFallingBranches()
    const clients = [await connect(upstream), await connect(node)] as const
    const lists = await Promise.all(clients.map((client) => client.subscribe('logs', logsOfKeeper)))
    for (const blocks of branches) {
      for (const block of blocks) await node.chain.importer.importBlock(block)
      await upstream.opened.pollAll()
      await allUpTo(await headOf(node), lists[1] ?? [])
      await until(() => lists[0]?.length === lists[1]?.length)
    }
    expect(lists[0]).toEqual(lists[1])
    expect(lists[0]?.filter(({ result }) => Object(result).removed).length).toBe(5)
  })

  it('report all blocks of a jump once', async () => {
    const { node, upstream, mine } = await serveOne()
    const client = await connect(upstream)
    const heads = await client.subscribe('newHeads')
    await mineBlocks(node, MAX_STEPS + 100)
    await mine(1)
    await allUpTo(await headOf(node), heads)
    expect(heads.map(({ result }) => Number(Object(result).number))).toEqual(
      Array.from({ length: MAX_STEPS + 101 }, (_, index) => 3 + index),
    )
  })

  it('continue after a cursor through a reorganisation', async () => {
    const { node, upstream, mine, reorganise } = await serveOne()
    const first = await connect(upstream)
    const before = await first.subscribe('logs', logsOfKeeper)
    await mine(3)
    await allUpTo(await headOf(node), before)
    const { cursor } = before.at(-1) ?? {}
    first.close()
    await reorganise(2)
    await mine(1)
    const clients = [await connect(upstream), await connect(node)] as const
    const lists = await Promise.all(clients.map((client) => client.subscribe('logs', { ...logsOfKeeper, cursor })))
    const last = await headOf(node)
    const [own, theirs] = await Promise.all(lists.map((list) => allUpTo(last, list)))
    expect(own).toEqual(theirs)
    expect(own?.filter(({ result }) => Object(result).removed).length).toBe(2)
  })

  it('report a pending transaction once, although it is sent twice', async () => {
    const { node, upstream } = await serveOne()
    const clients = [await connect(upstream), await connect(node)] as const
    const pending = await Promise.all(clients.map((client) => client.subscribe('newPendingTransactions')))
    const [first, second] = [transfer(1, 0n, 1n), transfer(1, 1n, 2n)].map(toHex)
    const hash = await upstream.askResult('eth_sendRawTransaction', first)
    expect(await upstream.askResult('eth_sendRawTransaction', first)).toBe(hash)
    const other = await upstream.askResult('eth_sendRawTransaction', second)
    await until(() => pending.every((list) => list.at(-1)?.result === other))
    expect(pending[0]?.map(({ result }) => result)).toEqual([hash, other])
    expect(pending[1]?.map(({ result }) => result)).toEqual([hash, other])
  })

  it('report that the network does not synchronise', async () => {
    const { upstream } = await serveOne()
    const client = await connect(upstream)
    const states = await client.subscribe('syncing')
    await until(() => states.length > 0)
    expect(states).toEqual([{ result: false, cursor: undefined }])
  })
})

/**
 * Serves a node with the contract in block 1 and three blocks with a log each, and its upstream network. Each branch is
 * shorter than the one before, and has more work: its newest block has more uncles.
 */
async function serveFallingBranches() {
  const node = await serveNode()
  const builder = await createBuilder(node.chain.network)
  const build = async (parent: KeptBlock, sent: readonly Uint8Array[], uncles: readonly Header[] = []) =>
    builder.build({
      parent,
      uncles,
      transactions: sent.map((encoded) => decodeTransaction(encoded)),
      timestamp: uncles.length + 1,
    })
  const first = await build(builder.genesis, [deploy])
  const chain = [first]
  for (const nonce of [1n, 2n, 3n]) chain.push(await build(chain.at(-1) ?? first, [keep(nonce, nonce)]))
  for (const { block } of chain) await node.chain.importer.importBlock(block)
  const upstream = await serveUpstream([(await startEndpoint(node.url)).url])
  const siblingsOf = ({ parent }: KeptBlock, count: number) =>
    Array.from({ length: count }, (_, index) => builder.buildUncle(parent ?? first, { timestamp: 100 + index }))
  const second = await build(first, [keep(1n, 7n)])
  const third = await build(second, [keep(2n, 8n)], siblingsOf(second, 4))
  const last = await build(first, [keep(1n, 9n)], siblingsOf(first, 9))
  return { node, upstream, branches: [[second.block, third.block], [last.block]] }
}

const RPC_OF_FILTERS: ReadonlyArray<readonly [string, ...unknown[]]> = [
  ['eth_newBlockFilter'],
  ['eth_newFilter', logsOfKeeper],
  ['eth_newFilter', { ...logsOfKeeper, fromBlock: '0x1' }],
]

describe('filters of an upstream network', () => {
  it.each(CHANGES)(
    'report blocks and logs as those of the endpoint through a reorganisation of %i blocks',
    async (depth) => {
      const { node, endpoint, upstream, mine, reorganise } = await serveOne()
      const install = ({ askResult }: ServedChain) =>
        Promise.all(RPC_OF_FILTERS.map((question) => askResult(...question)))
      const [own, theirs] = [await install(upstream), await install(node)]
      const poll = async () => {
        for (const [index, id] of own.entries()) {
          const changes = await upstream.askResult('eth_getFilterChanges', id)
          expect(changes, String(RPC_OF_FILTERS[index])).toEqual(
            await node.askResult('eth_getFilterChanges', theirs[index]),
          )
          expect(await upstream.askResult('eth_getFilterChanges', id)).toEqual([])
        }
      }
      await mine(depth)
      await poll()
      await reorganise(depth)
      await poll()
      await mine(2)
      await poll()
      await mine(1)
      await reorganise(1)
      await poll()
      expect(await upstream.askResult('eth_getFilterLogs', own[2])).toEqual(
        await node.askResult('eth_getFilterLogs', theirs[2]),
      )
      expect(endpoint.questions.filter((question) => /eth_new(Block)?Filter|FilterLogs/.test(question))).toEqual([])
    },
  )

  it.each([true, false])(
    'report what left and joined if branches get shorter, polled after each: %s',
    async (isEach) => {
      const { node, upstream, branches } = await serveFallingBranches()
      const install = ({ askResult }: ServedChain) =>
        Promise.all(RPC_OF_FILTERS.map((question) => askResult(...question)))
      const [own, theirs] = [await install(upstream), await install(node)]
      for (const [index, blocks] of branches.entries()) {
        for (const block of blocks) await node.chain.importer.importBlock(block)
        await upstream.opened.pollAll()
        expect(await headOf(upstream)).toBe(await headOf(node))
        if (!isEach && index < branches.length - 1) continue
        for (const [which, id] of own.entries()) {
          const changes = await upstream.askResult('eth_getFilterChanges', id)
          expect(changes, String(RPC_OF_FILTERS[which])).toEqual(
            await node.askResult('eth_getFilterChanges', theirs[which]),
          )
          expect(changes).not.toEqual([])
        }
      }
    },
  )

  it('report pending transactions once', async () => {
    const { upstream } = await serveOne()
    const id = await upstream.askResult('eth_newPendingTransactionFilter')
    const hash = await upstream.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 1n)))
    await upstream.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 1n)))
    await until(() => hash !== undefined)
    expect(await upstream.askResult('eth_getFilterChanges', id)).toEqual([hash])
    expect(await upstream.askResult('eth_getFilterChanges', id)).toEqual([])
  })
})

describe('eth_getLogs of an upstream network', () => {
  it('returns pages with cursors as its endpoint, also after a reorganisation', async () => {
    const { node, upstream, mine, reorganise } = await serveOne()
    await mine(100)
    const filter = { ...logsOfKeeper, fromBlock: '0x1', toBlock: 'latest' }
    const readPages = async (between: () => Promise<void>) => {
      let cursor: unknown
      for (let page = 0; page < 20 && cursor !== null; page++) {
        const request = { limit: 7, ...(cursor === undefined ? {} : { cursor }) }
        const own = await upstream.ask('eth_getLogs', filter, request)
        expect(own).toEqual(await node.ask('eth_getLogs', filter, request))
        if (own.error !== undefined) return own.error.message
        cursor = Object(own.result).cursor
        await between()
      }
      return cursor
    }
    expect(await readPages(async () => undefined)).toBe(null)
    expect(await readPages(() => reorganise(100))).toContain('reorganised')
  })
})
