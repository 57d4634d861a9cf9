import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import { call } from '../../_helpers/wire.ts'

const REGTEST = { networks: ['regtest'] }

it('eth_newFilter begins with existing logs from a number on, within the limits of eth_getLogs', async ({
  startNode,
}) => {
  const { ask } = await startNode(REGTEST, { limits: { logBlockSpan: 2, logCount: 2 } })
  const install = async (filter: unknown) => {
    const body = await ask('eth_newFilter', filter)
    return 'result' in body ? body.result : body
  }
  expect(await ask('eth_getFilterChanges', await install({ fromBlock: '0x4' }))).toMatchObject({
    result: [{ blockNumber: '0x4', removed: false }, { blockNumber: '0x4' }],
  })
  for (const filter of [{}, { fromBlock: 'latest' }, { fromBlock: '0x5' }]) {
    expect(await ask('eth_getFilterChanges', await install(filter))).toMatchObject({ result: [] })
  }
  expect(await install({ fromBlock: 'earliest' })).toMatchObject({ error: { code: -32012 } })
  expect(await install({ fromBlock: '0x3', toBlock: '0x2' })).toMatchObject({ error: { code: -32602 } })
})

it('eth_newFilter accepts at most 1,024 addresses and topics in all positions together', async ({ node }) => {
  const words = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, index) => `0x${index.toString(16).padStart(2 * bytes, '0')}`)
  const install = (address: unknown, ...topics: unknown[]) => node.ask('eth_newFilter', { address, topics })
  expect(await install(words(500, 20), words(500, 32), null, words(24, 32))).toHaveProperty('result')
  expect(await install(words(500, 20), words(500, 32), null, words(25, 32))).toMatchObject({
    error: { code: -32602, message: 'a stored filter has at most 1024 addresses and topics, got 1025' },
  })
})

it('each key has its own filters, at most a hundred in the hosted profile', async ({ startNode }) => {
  const { node, url } = await startNode({ ...REGTEST, open: false, profile: 'hosted' })
  const keys = await Promise.all(['alice', 'bob'].map((name) => node.keys.create({ name, network: 'all' })))
  const [alice = '', bob = ''] = keys.map(({ key }) => url(`regtest/${key}`))
  const { body } = await call(alice, 'eth_newFilter', [{}])
  const id = 'result' in body ? body.result : undefined
  expect((await call(bob, 'eth_getFilterChanges', [id])).body.error).toMatchObject({ message: 'filter not found' })
  expect((await call(alice, 'eth_getFilterChanges', [id])).body).toMatchObject({ result: [] })
  for (let more = 1; more < 100; more++) await call(alice, 'eth_newBlockFilter')
  const { body: refused, status } = await call(alice, 'eth_newFilter', [{}])
  expect([status, refused.error]).toMatchObject([429, { code: -32005, message: 'limit of 100 filters exceeded' }])
  expect((await call(bob, 'eth_newBlockFilter')).body).toHaveProperty('result')
})
