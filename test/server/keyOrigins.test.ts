import { describe, expect, it } from 'vitest'
import { READ, startTestServer } from './_testServer.ts'
import { openRaw } from './websocket/_frames.ts'

const DAPP = 'https://dapp.example'
const EVIL = 'https://evil.example'
const PATH = '/regtest/page_key'
const preflight = (origin: string, more: Record<string, string> = {}) => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': 'POST', ...more },
})

describe.each([
  ['the fast path', true],
  ["Node's parser", false],
])('over %s', (_way, hasFastPath) => {
  it('a key with origins works on their pages, which may read the response', async () => {
    const { send } = await startTestServer({ hasFastPath })
    for (const origin of [DAPP, 'http://localhost:3000']) {
      const { status, headers } = await send({ path: PATH, headers: { origin } })
      expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([200, origin, 'Origin'])
      expect(headers['access-control-expose-headers']).toBe('retry-after, ratelimit, ratelimit-policy, x-request-id')
    }
  })

  it('a key with origins is refused for all other callers', async () => {
    const { send, engine } = await startTestServer({ hasFastPath })
    for (const origin of [EVIL, 'null', `${DAPP}:8443`, 'http://dapp.example', `${DAPP}.evil.example`, '']) {
      const headers: Record<string, string> = origin === '' ? {} : { origin }
      const answer = await send({ path: PATH, headers, body: '{"id":1,"method":"add"}' })
      expect([answer.status, JSON.parse(answer.text).error.code], origin).toEqual([403, -32003])
      expect(answer.text).not.toContain('dapp.example')
      expect(answer.headers, origin).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers.vary).toBe('Origin') // a cache must not return this to a page of the key
    }
    expect(engine.value).toBe(0)
  })

  it('a page of the key may read its refusals', async () => {
    const grant = { id: 'p', network: 'mainnet', origins: [DAPP], limits: { requestsPerDay: 1 } } as const
    const { send } = await startTestServer({ hasFastPath, findKey: async () => grant })
    const sendFromDapp = (path: string) => send({ path, headers: { origin: DAPP } })
    const answers = [
      await sendFromDapp('/mainnet/p'),
      await sendFromDapp('/mainnet/p'),
      await sendFromDapp('/regtest/p'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 403])
    for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBe(DAPP)
    expect(answers[1]?.headers['retry-after']).toBeDefined()
  })

  it('a refused request has the id of its key in the log', async () => {
    const { send, logged, close } = await startTestServer({ hasFastPath })
    await send({ path: PATH, headers: { origin: EVIL } })
    await close()
    expect(logged[0]).toContain('"keyId":"page","status":403')
  })

  it('keys without origins follow the origins of the settings', async () => {
    const { send } = await startTestServer({ hasFastPath })
    const { status, headers } = await send({ headers: { origin: DAPP } })
    expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([200, undefined, undefined])
  })
})

describe('a preflight', () => {
  it('a preflight is allowed for the origins of the key in the path', async () => {
    const { send } = await startTestServer()
    const { status, headers } = await send({ path: PATH, ...preflight(DAPP) })
    expect([status, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([
      204,
      DAPP,
      'content-type, accept, authorization, x-api-key',
    ])
    expect(headers.vary).toContain('Origin')
    for (const [path, origin] of [
      [PATH, EVIL],
      ['/regtest/all_key', DAPP],
      ['/regtest/unknown', DAPP],
      ['/regtest/local_key', DAPP],
      ['/regtest', DAPP],
    ] as const) {
      const refused = await send({ path, ...preflight(origin) })
      expect([refused.status, refused.headers['access-control-allow-origin']], path).toEqual([403, undefined])
    }
  })

  it('a preflight for a key in a header is allowed, and the request is refused for other origins', async () => {
    const { send, engine } = await startTestServer({ isOpen: true })
    const body = '{"id":1,"method":"add"}'
    for (const name of ['authorization', 'x-api-key', 'content-type,X-API-Key']) {
      const asked = await send({ path: '/regtest', ...preflight(EVIL, { 'access-control-request-headers': name }) })
      expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, EVIL])
    }
    const from = (origin: string, key: string) =>
      send({ path: '/regtest', headers: { origin, 'x-api-key': key }, body })
    expect((await from(EVIL, 'page_key')).status).toBe(403)
    expect((await from(EVIL, 'made_up')).status).toBe(401)
    expect((await from(EVIL, 'local_key')).status).toBe(403)
    expect((await send({ path: '/regtest', headers: { origin: EVIL }, body })).status).toBe(403)
    expect(engine.value).toBe(0)
    const { status, headers } = await from(DAPP, 'page_key')
    expect([status, headers['access-control-allow-origin'], engine.value]).toEqual([200, DAPP, 1])
  })

  it('a preflight never allows other sites a private network', async () => {
    const { send } = await startTestServer()
    const asked = { 'access-control-request-headers': 'x-api-key', 'access-control-request-private-network': 'true' }
    expect((await send({ path: '/regtest', ...preflight(EVIL, asked) })).headers).not.toHaveProperty(
      'access-control-allow-private-network',
    )
  })

  it('a preflight is not charged', async () => {
    const grant = { id: 'p', network: 'all', origins: [DAPP], limits: { requestsPerDay: 1 } } as const
    const { send } = await startTestServer({ findKey: async () => grant })
    for (let i = 0; i < 3; i++) expect((await send({ path: '/regtest/p', ...preflight(DAPP) })).status).toBe(204)
    expect((await send({ path: '/regtest/p', headers: { origin: DAPP }, body: READ })).status).toBe(200)
  })
})

it('a WebSocket opens from the origins of its key only', async () => {
  const { port } = await startTestServer()
  const statusFrom = async (headers: Record<string, string>) => {
    const { head, socket } = await openRaw(port, { path: PATH, headers })
    socket.destroy()
    return Number(head().split(' ')[1])
  }
  expect(await statusFrom({ Origin: DAPP })).toBe(101)
  expect(await statusFrom({ Origin: EVIL })).toBe(403)
  expect(await statusFrom({})).toBe(403)
})
