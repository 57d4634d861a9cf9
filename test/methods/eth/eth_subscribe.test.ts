import { describe, expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { sendOverWebSocket } from '../../../scripts/fixture/replay.ts'
import { it } from '../../_helpers/it.ts'

it('eth_subscribe accepts at most 1,024 addresses and topics', async ({ node }) => {
  const subscribe = (count: number) => {
    const address = Array.from({ length: 1000 }, () => `0x${'22'.repeat(20)}`)
    const topics = [Array.from({ length: count }, () => `0x${'11'.repeat(32)}`)]
    const params = ['logs', { address, topics }]
    return sendOverWebSocket(node, 'regtest', { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params })
  }
  expect(await subscribe(24)).toHaveProperty('result')
  expect(await subscribe(25)).toMatchObject({
    error: { code: -32602, message: expect.stringContaining('at most 1024 addresses and topics') },
  })
})

describe('startBlock', () => {
  const subscribed = { result: expect.stringMatching(/^0x[0-9a-f]{32}$/) }

  it.for<[string, string | number]>([
    ['above the newest block', '0xffffff'],
    ['as a JSON number', 1],
    ['as a JSON number above the newest block', 100],
    ['as large as a number can be', 9_007_199_254_740_991],
    ['of more digits than any block has', `0x${'f'.repeat(40)}`],
  ])('eth_subscribe accepts startBlock %s', async ([, startBlock], { node }) => {
    for (const kind of ['logs', 'newHeads']) {
      const request = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: [kind, { startBlock }] }
      expect(await sendOverWebSocket(node, 'regtest', request), kind).toMatchObject(subscribed)
    }
  })

  it('eth_subscribe with startBlock above the head notifies that block first', async ({ startNode }) => {
    const { url } = await startNode({ networks: ['regtest'] })
    const socket = new WebSocket(url('regtest').replace('http', 'ws'))
    onTestFinished(() => socket.terminate())
    const send = (method: string, ...params: unknown[]) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }))
    const first = await new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => send('eth_blockNumber'))
      socket.on('message', (data) => {
        const { id, result, params } = JSON.parse(String(data))
        if (id === 'eth_blockNumber') send('eth_subscribe', 'newHeads', { startBlock: Number(result) + 2 })
        if (id === 'eth_subscribe') for (let blocks = 0; blocks < 3; blocks++) send('evm_mine')
        if (params !== undefined) resolve(params.result.number)
      })
    })
    expect(first).toBe('0x7')
  })

  it.for([-1, 1.5, 9_007_199_254_740_992, '100'.repeat(30), {}])(
    'eth_subscribe refuses startBlock %j',
    async (startBlock, { node }) => {
      const request = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['logs', { startBlock }] }
      expect(await sendOverWebSocket(node, 'regtest', request)).toMatchObject({ error: { code: -32602 } })
    },
  )
})
