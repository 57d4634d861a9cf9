import { expect } from 'vitest'
import { it } from '../_helpers/it.ts'
import { call, postText } from '../_helpers/wire.ts'

it('a limit of 0 is off', async ({ startNode }) => {
  const none = { batchLimit: 0, bodyLimitBytes: 0, responseLimitBytes: 0, callTimeoutMs: 0, maxConnections: 0 }
  const rates = { requestsPerSecond: 0, requestsPerDay: 0 }
  const { node, url } = await startNode({ networks: ['regtest'], open: false, ...none, ...rates })
  const { key } = await node.keys.create({ name: 'any', network: 'all' })
  const item = { jsonrpc: '2.0', id: 1, method: 'web3_sha3', params: [`0x${'00'.repeat(2_000)}`] }
  const batch = JSON.stringify(Array.from({ length: 1_500 }, () => item))
  expect(batch.length).toBeGreaterThan(5 * 2 ** 20)
  const { status, body } = await postText(url(`regtest/${key}`), batch)
  expect({ status, body }).toMatchObject({ status: 200, body: { length: 1_500 } })
})

it('a key with a limit of 0 is unlimited, other keys have the limit of the settings', async ({ startNode }) => {
  const { node, url } = await startNode({ networks: ['regtest'], open: false, requestsPerDay: 1, requestsPerSecond: 1 })
  const limits = { requestsPerDay: 0, requestsPerSecond: 0 }
  const [free, bounded] = [
    await node.keys.create({ name: 'free', network: 'all', limits }),
    await node.keys.create({ name: 'bounded', network: 'all' }),
  ]
  const statusOf = async (key: string) => (await call(url(`regtest/${key}`), 'eth_chainId')).status
  expect([await statusOf(free.key), await statusOf(free.key), await statusOf(free.key)]).toEqual([200, 200, 200])
  expect([await statusOf(bounded.key), await statusOf(bounded.key)]).toEqual([200, 429])
})
