import { describe, expect, it } from 'vitest'
import { sendOverWebSocket } from '../../../scripts/fixture/replay.ts'
import { useFixture } from '../../_helpers/fixture.ts'

const start = useFixture()

it('keeps at most 1,024 addresses and topics for one subscription', async () => {
  const fixture = await start({ networks: ['regtest'] })
  const subscribe = (count: number) => {
    const address = Array.from({ length: 1000 }, () => `0x${'22'.repeat(20)}`)
    const topics = [Array.from({ length: count }, () => `0x${'11'.repeat(32)}`)]
    const params = ['logs', { address, topics }]
    return sendOverWebSocket(fixture, 'regtest', { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params })
  }
  expect(await subscribe(24)).toHaveProperty('result')
  expect(await subscribe(25)).toMatchObject({
    error: { code: -32602, message: expect.stringContaining('at most 1024 addresses and topics') },
  })
})

describe('fromBlock', () => {
  const subscribed = { result: expect.stringMatching(/^0x[0-9a-f]{32}$/) }

  it.each([
    ['above the newest block', '0xffffff'],
    ['as a JSON number', 1],
    ['as a JSON number above the newest block', 100],
    ['as large as a number can be', 9_007_199_254_740_991],
    ['of more digits than any block has', `0x${'f'.repeat(40)}`],
  ])('is accepted %s', async (_, fromBlock) => {
    const fixture = await start({ networks: ['regtest'] })
    for (const kind of ['logs', 'newHeads']) {
      const request = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: [kind, { fromBlock }] }
      expect(await sendOverWebSocket(fixture, 'regtest', request), kind).toMatchObject(subscribed)
    }
  })

  it.each([-1, 1.5, 9_007_199_254_740_992, '100'.repeat(30), {}])('is refused as %j', async (fromBlock) => {
    const fixture = await start({ networks: ['regtest'] })
    const request = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['logs', { fromBlock }] }
    expect(await sendOverWebSocket(fixture, 'regtest', request)).toMatchObject({ error: { code: -32602 } })
  })
})
