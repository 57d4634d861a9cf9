import { describe, expect, it } from 'vitest'
import { startTestServer } from '../_testServer.ts'
import { openRaw } from '../websocket/_frames.ts'

const IN_HEADERS: Readonly<Record<string, Record<string, string>>> = {
  'authorization: Bearer': { authorization: 'Bearer mainnet_key' },
  'another spelling of it': { Authorization: 'bearer  mainnet_key' },
  'x-api-key': { 'x-api-key': 'mainnet_key' },
  both: { authorization: 'Bearer mainnet_key', 'x-api-key': 'mainnet_key' },
}

describe.each([
  ['the fast path', true],
  ["Node's parser", false],
])('over %s', (_way, hasFastPath) => {
  it.each(Object.entries(IN_HEADERS))('a key is read from the header %s', async (_name, headers) => {
    const { send, logged, close } = await startTestServer({ hasFastPath })
    expect((await send({ path: '/mainnet', headers })).status).toBe(200)
    expect((await send({ path: '/mainnet/mainnet_key', headers })).status).toBe(200)
    expect((await send({ path: '/regtest', headers })).status).toBe(403)
    expect((await send({ path: '/', headers })).status).toBe(403) // the default network, regtest
    await close()
    expect(logged.join('\n')).not.toContain('mainnet_key')
    expect(logged[0]).toContain('"route":"/mainnet","network":"mainnet","keyId":"mainnet"')
  })

  it('two different keys are refused, even if one is valid', async () => {
    const { send } = await startTestServer({ hasFastPath })
    const ways = [
      { path: '/regtest/all_key', headers: { 'x-api-key': 'reader_key' } },
      { path: '/regtest/wrong', headers: { authorization: 'Bearer all_key' } },
      { path: '/regtest', headers: { authorization: 'Bearer all_key', 'x-api-key': 'reader_key' } },
    ]
    for (const way of ways) {
      const { status, text } = await send(way)
      expect(status).toBe(401)
      expect(JSON.parse(text)).toMatchObject({
        error: { code: -32001, message: 'two different API keys in one request' },
      })
      expect(text).not.toMatch(/all_key|reader_key/)
    }
  })

  it('a wrong key in a header is 401, and other schemes are ignored', async () => {
    const { send } = await startTestServer({ hasFastPath })
    expect((await send({ path: '/regtest', headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
    expect((await send({ path: '/regtest', headers: { 'x-api-key': 'wrong' } })).status).toBe(401)
    expect((await send({ path: '/regtest', headers: { authorization: 'Basic YTpi' } })).status).toBe(401)
    expect((await send({ path: '/regtest/all_key', headers: { authorization: 'Basic YTpi' } })).status).toBe(200)
  })
})

it('a WebSocket opens with a key in a header', async () => {
  const { port } = await startTestServer()
  const statusWith = async (path: string, headers: Record<string, string>) => {
    const { head, socket } = await openRaw(port, { path, headers })
    socket.destroy()
    return Number(head().split(' ')[1])
  }
  expect(await statusWith('/regtest', { 'x-api-key': 'all_key' })).toBe(101)
  expect(await statusWith('/regtest', { authorization: 'Bearer all_key' })).toBe(101)
  expect(await statusWith('/regtest/all_key', { authorization: 'Bearer reader_key' })).toBe(401)
})
