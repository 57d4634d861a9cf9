import { describe, expect, it } from 'vitest'
import { authorities, keepCertificate } from '../../_helpers/certificates.ts'
import { startTestServer } from '../_testServer.ts'
import { open } from './fast/_client.ts'
import { post } from './fast/_requests.ts'

const APP = 'https://app.example'
const DAPP = 'https://dapp.example'
const EVIL = 'https://evil.example'
const access = { allowedHosts: [], corsOrigins: [APP], servesLocalPages: false }
const preflight = (origin: string, more: Record<string, string> = {}) => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': 'POST', ...more },
})

/** Requests that are refused, with the status of the refusal. */
const REFUSED: readonly (readonly [status: number, path: string, more?: Record<string, string>])[] = [
  [404, '/regtst'],
  [404, '/regtst/all_key'],
  [404, '/regtest/all_key/more'],
  [400, '/%zz'],
  [414, `/regtest/${'k'.repeat(300)}`],
  [401, '/regtest'],
  [401, '/regtest/wrong'],
  [403, '/regtest/mainnet_key'],
  [403, '/regtest/near_key'],
  [403, '/regtest/page_key'],
  [405, '/health'],
  [405, '/docs/'],
  [405, '/ready'],
  [415, '/regtest/all_key', { 'content-type': 'text/plain' }],
  [429, '/regtest/slow_key'],
]

describe.each([true, false])('with the fast path: %s', (hasFastPath) => {
  it('an allowed origin passes the preflight of every path, and reads the refusal of its request', async () => {
    const { send } = await startTestServer({ access, hasFastPath })
    for (let i = 0; i < 3; i++) await send({ path: '/regtest/slow_key' })
    for (const [status, path, more] of REFUSED) {
      const asked = await send({ path, ...preflight(APP) })
      expect([asked.status, asked.headers['access-control-allow-origin']], path).toEqual([204, APP])
      const { headers, ...refusal } = await send({ path, headers: { origin: APP, ...more } })
      expect([refusal.status, headers['access-control-allow-origin'], headers.vary], path).toEqual([
        status,
        APP,
        'Origin',
      ])
      expect(JSON.parse(refusal.text).error.message, path).toEqual(expect.any(String))
      expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    }
  })

  it('another origin passes no preflight, and reads no refusal', async () => {
    const { send } = await startTestServer({ access, hasFastPath })
    for (const [, path] of REFUSED) {
      const asked = await send({ path, ...preflight(EVIL) })
      expect([asked.status, asked.headers['access-control-allow-origin']], path).toEqual([403, undefined])
      const { headers } = await send({ path, headers: { origin: EVIL } })
      expect(headers, path).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('an allowed origin reads the refusals of a body: too long, and too many bytes at once', async () => {
    const { send, port } = await startTestServer({ access, hasFastPath, bounds: { receivedBytes: 1000 } })
    const long = await send({ headers: { origin: APP }, body: ' '.repeat(10_001) })
    expect([long.status, long.headers['access-control-allow-origin']]).toEqual([413, APP])
    const { socket } = await open(port)
    socket.write(
      post({ more: [`Origin: ${APP}`], length: 'Transfer-Encoding: chunked', body: `800\r\n${' '.repeat(2048)}` }),
    )
    let received = ''
    for await (const chunk of socket) received += String(chunk)
    expect(received).toMatch(/^HTTP\/1\.1 503 /)
    expect(received).toContain(`access-control-allow-origin: ${APP}\r\n`)
  })
})

it('an allowed origin passes the preflight of an unknown path over TLS', async () => {
  const { request } = await import('node:https')
  const { port } = await startTestServer({ access, certificate: keepCertificate().files })
  const status = await new Promise((resolve, reject) => {
    const options = { port, path: '/regtst', ca: authorities, servername: 'localhost', agent: false, ...preflight(APP) }
    request(options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(204)
})

describe('a page whose origin only its key allows', () => {
  it.each(['/regtst/page_key', '/testnet/page_key', '/regtest/page_key/more'])(
    'a page of the key passes the preflight of the unknown path %s and reads the 404',
    async (path) => {
      const { send } = await startTestServer()
      expect((await send({ path, ...preflight(DAPP) })).status).toBe(204)
      const { status, headers } = await send({ path, headers: { origin: DAPP } })
      expect([status, headers['access-control-allow-origin']]).toEqual([404, DAPP])
      expect((await send({ path, ...preflight(EVIL) })).status).toBe(403)
      expect((await send({ path, headers: { origin: EVIL } })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      )
    },
  )

  it('a page with the key in a header reads the 404 of an unknown path', async () => {
    const { send } = await startTestServer()
    const asked = preflight(DAPP, { 'access-control-request-headers': 'content-type,x-api-key' })
    expect((await send({ path: '/regtst', ...asked })).status).toBe(204)
    const { status, headers } = await send({ path: '/regtst', headers: { origin: DAPP, 'x-api-key': 'page_key' } })
    expect([status, headers['access-control-allow-origin']]).toEqual([404, DAPP])
  })

  it('a page of the key passes the preflight of another network and from another address, and reads the 403', async () => {
    const grant = { id: 'p', network: 'mainnet', origins: [DAPP], addresses: ['192.0.2.0/24'] } as const
    const { send } = await startTestServer({ findKey: async () => grant })
    for (const path of ['/regtest/p', '/mainnet/p']) {
      expect((await send({ path, ...preflight(DAPP) })).status, path).toBe(204)
      const { status, headers } = await send({ path, headers: { origin: DAPP } })
      expect([status, headers['access-control-allow-origin']], path).toEqual([403, DAPP])
    }
  })

  it('a page of the key reads the 405 of another verb', async () => {
    const { send } = await startTestServer()
    const { status, headers } = await send({ method: 'GET', path: '/regtest/page_key', headers: { origin: DAPP } })
    expect([status, headers['access-control-allow-origin']]).toEqual([405, DAPP])
  })
})

describe('the headers of a preflight', () => {
  const allowedFor = async (asked: string) => {
    const { send } = await startTestServer({ access })
    const { status, headers } = await send({ ...preflight(APP, { 'access-control-request-headers': asked }) })
    expect([status, headers['access-control-max-age']]).toEqual([204, '600'])
    expect(headers.vary).toBe('Origin, Access-Control-Request-Headers, Access-Control-Request-Private-Network')
    return headers['access-control-allow-headers']
  }
  const USUAL = 'content-type, accept, authorization, x-api-key'

  it.each([
    ['content-type', USUAL],
    ['baggage,content-type,sentry-trace,traceparent', `${USUAL}, baggage, sentry-trace, traceparent`],
    ['X-Requested-With , x-client-version', `${USUAL}, x-requested-with, x-client-version`],
    ['x-a,x-a,X-A', `${USUAL}, x-a`],
    ['x-good,bad name,"quoted",x:y,,(c)', `${USUAL}, x-good`],
    ['', USUAL],
  ])('a preflight that asks for the headers %j allows those with valid names', async (asked, allowed) => {
    expect(await allowedFor(asked)).toBe(allowed)
  })

  it('a preflight allows the headers that it asks for in up to 1024 characters', async () => {
    const name = `x-${'a'.repeat(1022)}`
    expect(await allowedFor(name)).toBe(`${USUAL}, ${name}`)
    expect(await allowedFor(`${name}a`)).toBe(USUAL)
  })

  it('a preflight of an allowed origin allows a private network on every path', async () => {
    const { send } = await startTestServer({ access })
    const asked = preflight(APP, { 'access-control-request-private-network': 'true' })
    for (const path of ['/regtest', '/regtst', '/%zz'])
      expect((await send({ path, ...asked })).headers['access-control-allow-private-network'], path).toBe('true')
  })

  it('OPTIONS without an Origin returns the verbs of the path', async () => {
    const { send } = await startTestServer()
    const { status, headers } = await send({ method: 'OPTIONS', path: '/regtest' })
    expect([status, headers.allow]).toEqual([204, 'POST, OPTIONS'])
  })

  it('a preflight has a line in the log, without the key', async () => {
    const { send, logged, close } = await startTestServer({ access })
    await send({ path: '/regtest/all_key', ...preflight(APP) })
    await close()
    const line = logged.find((text) => text.includes('"OPTIONS"'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ verb: 'OPTIONS', status: 204 })
    expect(line).not.toContain('all_key')
  })
})
