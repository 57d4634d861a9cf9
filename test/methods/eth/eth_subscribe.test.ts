import { expect, it } from 'vitest'
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
