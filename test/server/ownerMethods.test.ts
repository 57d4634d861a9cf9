import { expect, it } from 'vitest'
import { startTestServer } from './_testServer.ts'

const BODY = '{"jsonrpc":"2.0","id":1,"method":"ownerOnly"}'
const KEY = '/regtest/local_key'

it('owner methods answer the local key', async () => {
  const { send } = await startTestServer()
  expect(await send({ path: KEY, body: BODY })).toMatchObject({ status: 200 })
})

it.each([
  ['forwarded', 'for=192.0.2.1'],
  ['via', '1.1 proxy'],
  ['x-forwarded-for', '192.0.2.1'],
  ['x-forwarded-host', 'rpc.example'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '192.0.2.1'],
])(
  'owner methods are refused for a request forwarded by a proxy, with and without the fast path: %s',
  async (name, value) => {
    const { send } = await startTestServer()
    for (const headers of [{ [name]: value }, { [name]: value, te: 'trailers' }]) {
      const { status, text } = await send({ path: KEY, body: BODY, headers })
      expect([status, text]).toEqual([403, expect.stringContaining('ownerOnly is only for the owner')])
    }
  },
)

it('owner methods are refused for API keys', async () => {
  const { send } = await startTestServer()
  expect(await send({ path: '/regtest/all_key', body: BODY })).toMatchObject({ status: 403 })
})

it('owner methods are refused for the local key if other computers can reach the server', async () => {
  const { send } = await startTestServer({ ownerMethodsFor: 'none' })
  expect(await send({ path: KEY, body: BODY })).toMatchObject({ status: 403 })
})

it('owner methods answer every key with exposeOwnerMethods', async () => {
  const { send } = await startTestServer({ ownerMethodsFor: 'all' })
  expect(await send({ path: '/regtest/all_key', body: BODY })).toMatchObject({ status: 200 })
})

it('owner methods are refused on mainnet and testnet, also for the local key', async () => {
  const { send } = await startTestServer()
  const { status, text } = await send({ path: '/mainnet/local_key', body: BODY })
  expect([status, text]).toEqual([403, expect.stringContaining('not offered on chain ids 30 and 31')])
})

it('owner methods answer on mainnet with exposeOwnerMethods', async () => {
  const { send } = await startTestServer({ ownerMethodsFor: 'all' })
  expect(await send({ path: '/mainnet/all_key', body: BODY })).toMatchObject({ status: 200 })
})
