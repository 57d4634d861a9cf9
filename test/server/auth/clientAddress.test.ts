import { describe, expect, it } from 'vitest'
import type { Delivery } from '../../../src/rpc/caller.ts'
import { methods } from '../../rpc/_testRpc.ts'
import { startTestServer } from '../_testServer.ts'
import { openRaw, text } from '../websocket/_frames.ts'

const WHO = '{"id":1,"method":"who"}'
/** `who` returns the address of the request's client path. */
const handlers = {
  ...methods,
  who: async (_engine: unknown, _params: unknown, { clientPath }: Delivery) => clientPath?.[1] ?? 'nobody',
}

async function startServer(trustProxy: readonly string[], options: { hasFastPath?: boolean } = {}) {
  const { send } = await startTestServer({ handlers, trustProxy, ...options })
  return async (headers: Record<string, string>) => JSON.parse((await send({ body: WHO, headers })).text).result
}

describe.each([
  ['the fast path', true],
  ["Node's parser", false],
])('over %s', (_way, hasFastPath) => {
  it('forwarding headers of untrusted clients are ignored', async () => {
    for (const trustProxy of [[], ['10.0.0.0/8']]) {
      const addressOf = await startServer(trustProxy, { hasFastPath })
      expect(await addressOf({ 'x-forwarded-for': '192.0.2.1' })).toBe('127.0.0.1')
      expect(await addressOf({ forwarded: 'for=192.0.2.1' })).toBe('127.0.0.1')
    }
  })

  it.each<[what: string, headers: Record<string, string>, address: string]>([
    ['the proxy itself', {}, '127.0.0.1'],
    ['the forwarded address', { 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
    ['the last address, not the invented ones before it', { 'x-forwarded-for': '6.6.6.6, 192.0.2.1' }, '192.0.2.1'],
    ['the last address before trusted proxies', { 'x-forwarded-for': '6.6.6.6, 192.0.2.1, 10.0.0.9' }, '192.0.2.1'],
    ['the first address if all are trusted', { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' }, '10.0.0.1'],
    ['the proxy before a hidden address', { 'x-forwarded-for': '6.6.6.6, unknown, 10.0.0.2' }, '10.0.0.2'],
    ['an address with a port', { 'x-forwarded-for': '192.0.2.1:443' }, '192.0.2.1'],
    ['IPv6', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
    ['IPv6 with a port', { 'x-forwarded-for': '[2001:db8::1]:443' }, '2001:db8::1'],
    ['the proxy for an invalid header', { 'x-forwarded-for': 'x'.repeat(2000) }, '127.0.0.1'],
    ['Forwarded', { forwarded: 'for=6.6.6.6, by=10.0.0.1;FOR="[2001:db8::1]:80";proto=https' }, '2001:db8::1'],
    ['the proxy for Forwarded without a client', { forwarded: 'by=10.0.0.1' }, '127.0.0.1'],
    ['X-Forwarded-For before Forwarded', { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=6.6.6.6' }, '192.0.2.1'],
    ['the sixteenth proxy of a longer list', { 'x-forwarded-for': `6.6.6.6${', 10.0.0.1'.repeat(16)}` }, '10.0.0.1'],
  ])('the client of a request by a trusted proxy is %s', async (_what, headers, address) => {
    const addressOf = await startServer(['loopback', '10.0.0.0/8'], { hasFastPath })
    expect(await addressOf(headers)).toBe(address)
  })

  it('a key with addresses works from these only, and the refusal does not name them', async () => {
    const { send } = await startTestServer({ trustProxy: ['loopback'], hasFastPath })
    const path = '/regtest/near_key'
    const statusFrom = async (address: string) => (await send({ path, headers: { 'x-forwarded-for': address } })).status
    expect(await statusFrom('192.0.2.200')).toBe(200)
    expect(await statusFrom('2001:db8:1::1')).toBe(200)
    expect(await statusFrom('10.1.2.3')).toBe(200)
    expect(await statusFrom('10.1.2.4')).toBe(403)
    expect(await statusFrom('192.0.2.1, 10.1.2.4')).toBe(403)
    const { status, text: told } = await send({ path })
    expect([status, JSON.parse(told).error]).toEqual([
      403,
      { code: -32003, message: 'this API key is not valid for the address of this request' },
    ])
  })
})

it('without a trusted proxy, forwarding headers do not satisfy the addresses of a key', async () => {
  const { send } = await startTestServer()
  for (const headers of [
    { 'x-forwarded-for': '192.0.2.1' },
    { forwarded: 'for=192.0.2.1' },
    { 'x-real-ip': '192.0.2.1' },
  ])
    expect((await send({ path: '/regtest/near_key', headers })).status).toBe(403)
})

it('a request from a wrong address is not charged', async () => {
  const findKey = async () =>
    ({ id: 'far', network: 'all', addresses: ['192.0.2.1'], limits: { requestsPerDay: 1 } }) as const
  const { send } = await startTestServer({ findKey, trustProxy: ['loopback'] })
  for (let i = 0; i < 3; i++) expect((await send({})).status).toBe(403)
  expect((await send({ headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200)
})

describe('a WebSocket behind a trusted proxy', () => {
  it('a WebSocket has the forwarded address of its upgrade', async () => {
    const { port } = await startTestServer({ handlers, trustProxy: ['loopback'] })
    const { socket, texts, until } = await openRaw(port, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    socket.write(text(WHO))
    await until(() => texts().length > 0)
    expect(texts()).toEqual([expect.stringContaining('"result":"192.0.2.1"')])
  })

  it('a WebSocket opens from the addresses of its key only', async () => {
    const { port } = await startTestServer({ trustProxy: ['loopback'] })
    const statusFrom = async (address: string) => {
      const { head, socket } = await openRaw(port, {
        path: '/regtest/near_key',
        headers: { 'X-Forwarded-For': address },
      })
      socket.destroy()
      return Number(head().split(' ')[1])
    }
    expect(await statusFrom('192.0.2.1')).toBe(101)
    expect(await statusFrom('203.0.113.1')).toBe(403)
  })
})
