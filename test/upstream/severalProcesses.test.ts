import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { newPlace } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'
import { serveSharedUpstream } from '../_helpers/upstream.ts'
import { transfer } from '../chain/import/_branches.ts'
import { startEndpoint } from './_endpoint.ts'
import { copyBlocks, headOf, mineBlocks, serveNode } from './_nodes.ts'
import { postgres, refuse, serveTwice } from './_severalProcesses.ts'

describe.skipIf(postgres === undefined)('an upstream network of several processes', () => {
  it('has one head, which the replica takes from the writer', async () => {
    const { node, writer, replica, follow } = await serveTwice()
    expect([writer.link.writes(), replica.link.writes()]).toEqual([true, false])
    expect(await headOf(replica)).toBe(await headOf(node))
    await mineBlocks(node, 20)
    await replica.opened.pollAll()
    expect(await replica.askResult('eth_blockNumber')).toBe('0x3')
    expect(replica.remote.endpoints()).toMatchObject([{ isBehind: false }]) // it is ahead
    await follow()
    expect(await headOf(writer)).toBe(await headOf(node))
    expect(await headOf(replica)).toBe(await headOf(node))
    expect(replica.remote.endpoints()).toMatchObject([{ isBehind: false }])
    for (const height of ['0x2', '0x10', '0x17']) {
      const question = ['eth_getBlockByNumber', height, true] as const
      expect(await replica.ask(...question)).toEqual(await node.ask(...question))
    }
  })

  it('serves a filter in each process, once for each change', async () => {
    const { node, writer, replica } = await serveTwice()
    const filter = await writer.askResult('eth_newBlockFilter')
    await mineBlocks(node, 2)
    await writer.opened.pollAll()
    const found = await replica.askResult('eth_getFilterChanges', filter)
    expect(found).toHaveLength(2)
    expect(await writer.askResult('eth_getFilterChanges', filter)).toEqual([])
    await node.ask('anvil_reorg', 1)
    await mineBlocks(node, 1)
    await writer.opened.pollAll()
    expect(await replica.askResult('eth_getFilterChanges', filter)).toHaveLength(2)
    expect(await writer.askResult('eth_getFilterChanges', filter)).toEqual([])
  })

  it('sends through the writer, and asks the node that has the transaction in each process', async () => {
    const nodes = [await serveNode(), await serveNode()] as const
    await mineBlocks(nodes[0], 2)
    await copyBlocks(...nodes)
    const endpoints = [await startEndpoint(nodes[0].url), await startEndpoint(nodes[1].url)] as const
    endpoints[0].falsify = refuse('eth_sendRawTransaction')
    const place = newPlace(String(postgres))
    const open = () =>
      serveSharedUpstream(
        place,
        endpoints.map(({ url }) => url),
      )
    const [writer, replica, third] = [await open(), await open(), await open()]
    for (const one of [writer, replica, third]) await one.opened.pollAll()
    const hash = await replica.askResult('eth_sendRawTransaction', toHex(transfer(1, 0n, 1n)))
    await nodes[0].ask('anvil_dropAllTransactions')
    for (const one of [writer, replica, third]) {
      expect(await one.askResult('eth_getTransactionCount', toHex(requireAccount(1).address), 'pending')).toBe('0x1')
      expect(await one.askResult('eth_getTransactionByHash', hash)).toMatchObject({ hash, blockHash: null })
    }
  })

  it('keeps its head when the writer ends, and follows the new one', async () => {
    const { node, endpoint, open, writer, replica, follow } = await serveTwice()
    await mineBlocks(node, 2)
    await follow()
    const shorter = await serveNode()
    await mineBlocks(shorter, 1)
    endpoint.node = shorter.url
    await writer.end()
    await until(() => replica.link.writes())
    await replica.opened.pollAll()
    expect(await replica.askResult('eth_blockNumber')).toBe('0x5')
    const third = await open()
    expect(await third.askResult('eth_blockNumber')).toBe('0x5')
    endpoint.node = node.url
    await mineBlocks(node, 1)
    await replica.opened.pollAll()
    await third.opened.chain.feeds.catchUp()
    for (const one of [replica, third]) expect(await headOf(one)).toBe(await headOf(node))
  })
})
