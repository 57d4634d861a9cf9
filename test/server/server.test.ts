import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ReadyJson } from '../../src/base/readyJson.ts'
import { TooManyCalls } from '../../src/chain/api/errors.ts'
import { InvalidApiKey } from '../../src/rpc/refusals.ts'
import { READ, sendRaw, startTestServer } from './_testServer.ts'
import { call, heldMethod } from './http/fast/_client.ts'
import { turns } from './http/fast/_pair.ts'

const read = '{"jsonrpc":"2.0","id":1,"result":0}'
const codeOf = (text: string) => JSON.parse(text).error.code

const ALLOWED_HEADERS = 'content-type, accept, authorization, x-api-key'

describe('keys', () => {
  it.each(['/regtest/all_key', '/mainnet/all_key', '/mainnet/mainnet_key', '/regtest/local_key', '/regtest/all_key/'])(
    '%s is served',
    async (path) => {
      const { send } = await startTestServer()
      expect(await send({ path })).toMatchObject({ status: 200, text: read })
    },
  )

  it.each(['/', '/regtest', '/regtest/', '/regtest/wrong', '/mainnet/__proto__', `/regtest/${'k'.repeat(250)}`])(
    '%s without a valid key is 401 for every body',
    async (path) => {
      const { send } = await startTestServer()
      const hint = `"data":{"hint":"${new InvalidApiKey().hint}"}`
      const text = `{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"missing or invalid API key",${hint}}}`
      expect(await send({ path })).toMatchObject({ status: 401, text })
      expect(await send({ path, body: '{' })).toMatchObject({ status: 401, text })
      expect(await send({ path, body: 'x'.repeat(20_000), headers: { 'content-type': 'text/plain' } })).toMatchObject({
        text,
      })
    },
  )

  it('a key of another network or without the method is 403', async () => {
    const { send } = await startTestServer()
    const network = await send({ path: '/regtest/mainnet_key' })
    expect([network.status, codeOf(network.text)]).toEqual([403, -32003])
    const body = '{"id":1,"method":"add"}'
    const method = await send({ path: '/regtest/reader_key', body })
    expect([method.status, codeOf(method.text)]).toEqual([403, -32003])
    expect((await send({ path: '/regtest/reader_key' })).status).toBe(200)
  })

  it('a rate has a burst of one second, a batch counts as its length, and Retry-After has the wait', async () => {
    const { send, clock } = await startTestServer()
    const path = '/regtest/slow_key'
    expect((await send({ path, body: `[${READ},${READ}]` })).status).toBe(200)
    expect((await send({ path })).status).toBe(200)
    const refused = await send({ path })
    expect([refused.status, codeOf(refused.text), refused.headers['retry-after']]).toEqual([429, -32005, '1'])
    clock.atMs += 1000
    expect((await send({ path, body: `[${READ},${READ},${READ},${READ}]` })).status).toBe(200)
    const indebted = await send({ path })
    expect([indebted.status, JSON.parse(indebted.text).error.data]).toEqual([
      429,
      { limit: 3, remaining: 0, resetSeconds: 1, retryAfterSeconds: 1 },
    ])
    clock.atMs += 600 // 1.8 tokens since the debt of one
    expect((await send({ path })).status).toBe(429)
    expect((await send({ path: '/regtest/all_key' })).status).toBe(200)
  })

  it.each([true, false])('a refusal by the chain has Retry-After (fast path: %s)', async (hasFastPath) => {
    const refuse = async () => {
      throw new TooManyCalls(64)
    }
    const { send } = await startTestServer({ hasFastPath, handlers: { refuse } })
    const refused = await send({ body: '{"id":1,"method":"refuse"}' })
    expect([refused.status, codeOf(refused.text), refused.headers['retry-after']]).toEqual([429, -32005, '1'])
  })

  it.each([true, false])('each response has the rest of the daily quota (fast path: %s)', async (hasFastPath) => {
    const { send } = await startTestServer({ hasFastPath })
    const path = '/regtest/daily_key'
    const { headers } = await send({ path, body: `[${READ},${READ},${READ}]` })
    expect([headers['ratelimit-policy'], headers.ratelimit]).toEqual(['"day";q=4;w=86400', '"day";r=1;t=86400'])
    expect((await send({ path, body: `[${READ},${READ}]` })).headers.ratelimit).toBe('"day";r=1;t=86400')
    expect((await send({ path })).headers.ratelimit).toBe('"day";r=0;t=86400')
    expect((await send({})).headers).not.toHaveProperty('ratelimit')
  })

  it('a daily quota ends with the UTC day', async () => {
    const { send, clock } = await startTestServer()
    const path = '/regtest/daily_key'
    expect((await send({ path, body: `[${READ},${READ},${READ},${READ}]` })).status).toBe(200)
    clock.atMs += 86_390_000
    const refused = await send({ path })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10'])
    clock.atMs += 10_000
    expect((await send({ path })).status).toBe(200)
  })

  it('keys never reach the log', async () => {
    const { send, logged, close } = await startTestServer()
    for (const path of ['/regtest/all_key', '/regtest/wrong_secret', '/nowhere/all_key', '/regtest/all_key/more'])
      await send({ path })
    const withParams = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'read', params: ['private_param'] })
    await send({ path: '/regtest/all_key', body: withParams })
    await close()
    expect(logged.join('\n')).not.toMatch(/all_key|wrong_secret|nowhere|private_param/)
    expect(logged[0]).toContain('"keyId":"all"')
  })
})

describe('an open server', () => {
  it('an open server serves / as the default network, and networks without a key', async () => {
    const { send } = await startTestServer({ isOpen: true })
    for (const path of ['/', '/regtest', '/mainnet/'])
      expect(await send({ path })).toMatchObject({ status: 200, text: read })
    expect((await send({ path: '/regtest/wrong' })).status).toBe(401)
  })

  it.each([
    ['localhost:1', 200],
    ['app.localhost', 200],
    ['127.0.0.1', 200],
    ['[::1]:4444', 200],
    ['node.internal:80', 200],
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost.evil.example', 403],
    ['xlocalhost', 403],
  ])('Host %s is %i, with and without the local key', async (host, status) => {
    const { send } = await startTestServer({ isOpen: true })
    expect((await send({ path: '/', headers: { host } })).status).toBe(status)
    expect((await send({ path: '/regtest/local_key', headers: { host } })).status).toBe(status)
    expect((await send({ path: '/regtest/all_key', headers: { host } })).status).toBe(200)
  })

  it('an open server refuses pages of other origins unless configured', async () => {
    const access = { allowedHosts: [], corsOrigins: ['https://app.example'], servesLocalPages: false }
    const { send, engine } = await startTestServer({ isOpen: true, access })
    const from = (origin: string) =>
      send({ path: '/', headers: { origin, host: 'localhost:9' }, body: '{"id":1,"method":"add"}' })
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    expect((await from('http://localhost:10')).status).toBe(403)
    expect(engine.value).toBe(0)
    expect((await from('http://localhost:9')).status).toBe(200)
    const granted = await from('https://app.example')
    expect([granted.status, granted.headers['access-control-allow-origin']]).toEqual([200, 'https://app.example'])
  })

  it('a preflight is allowed for configured origins only', async () => {
    const access = { allowedHosts: [], corsOrigins: ['https://app.example'], servesLocalPages: false }
    const { send } = await startTestServer({ access })
    const sendPreflight = (origin: string) =>
      send({ method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    const granted = await sendPreflight('https://app.example')
    expect([granted.status, granted.headers['access-control-allow-headers']]).toEqual([204, ALLOWED_HEADERS])
    expect((await sendPreflight('https://evil.example')).status).toBe(403)
  })
})

describe('local pages and extensions', () => {
  const access = { allowedHosts: [], corsOrigins: [], servesLocalPages: true }
  const local = [
    'http://localhost:5173',
    'http://127.0.0.1:3000',
    'https://app.localhost',
    'http://[::1]:8080',
    'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
    'moz-extension://0f0b5a2c-2f0a-4b6e-9d0c-3a5f5e0d1c2b',
    'safari-web-extension://0F0B5A2C-2F0A-4B6E-9D0C-3A5F5E0D1C2B',
  ]
  const foreign = [
    'https://evil.example',
    'null',
    'file://',
    'http://localhost.evil.example',
    'http://evil.example#http://localhost',
    'http://localhost@evil.example',
    'http://127.0.0.1.nip.io',
    'http://192.168.0.7:3000',
    'chrome-extension://',
    'http://localhost:5173 http://evil.example',
  ]

  it('local pages and extensions are served and may read the responses', async () => {
    const { send, engine } = await startTestServer({ isOpen: true, access })
    for (const [i, origin] of local.entries()) {
      const { status, headers } = await send({ path: '/', headers: { origin }, body: '{"id":1,"method":"add"}' })
      expect([status, headers['access-control-allow-origin'], headers.vary], origin).toEqual([200, origin, 'Origin'])
      expect(engine.value).toBe(i + 1)
    }
  })

  it('preflights of local pages and extensions are allowed', async () => {
    const { send } = await startTestServer({ isOpen: true, access })
    for (const origin of local) {
      const asking = { origin, 'access-control-request-method': 'POST' }
      const { status, headers } = await send({ method: 'OPTIONS', path: '/', headers: asking })
      expect([status, headers['access-control-allow-headers']], origin).toEqual([204, ALLOWED_HEADERS])
      expect(headers).not.toHaveProperty('access-control-allow-private-network')
      const fromOutside = { ...asking, 'access-control-request-private-network': 'true' }
      const told = await send({ method: 'OPTIONS', path: '/', headers: fromOutside })
      expect(told.headers['access-control-allow-private-network'], origin).toBe('true')
    }
  })

  it('pages of other sites cannot use a server for local pages', async () => {
    const { send, engine } = await startTestServer({ isOpen: true, access })
    for (const origin of foreign) {
      const answer = await send({ path: '/', headers: { origin }, body: '{"id":1,"method":"add"}' })
      expect(answer.status, origin).toBe(403)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      const asking = { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' }
      const told = await send({ method: 'OPTIONS', path: '/', headers: { origin, ...asking } })
      expect(told.headers, origin).not.toHaveProperty('access-control-allow-origin')
      expect(told.headers, origin).not.toHaveProperty('access-control-allow-private-network')
    }
    const rebound = { host: 'evil.example:4444', origin: 'http://evil.example:4444' }
    expect((await send({ path: '/', headers: rebound, body: '{"id":1,"method":"add"}' })).status).toBe(403)
    expect(engine.value).toBe(0)
  })
})

it('the first request without an id is logged', async () => {
  const { send, logged } = await startTestServer()
  for (let i = 0; i < 3; i++)
    expect(await send({ path: '/regtest/all_key', body: '{"method":"add"}' })).toMatchObject({ status: 200, text: '' })
  expect(logged.filter((line) => line.includes('without an id is a notification'))).toHaveLength(1)
})

describe('refused Hosts and origins', () => {
  const refusals = (logged: readonly string[]) =>
    logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg?.startsWith('refused '))

  it('a refused value is logged once with the flag that allows it', async () => {
    const { send, logged } = await startTestServer({ isOpen: true })
    for (let i = 0; i < 3; i++) {
      await send({ path: '/', headers: { origin: 'https://app.example' } })
      await send({ path: '/', headers: { host: 'node.example:4444' } })
    }
    expect(refusals(logged)).toEqual([
      expect.objectContaining({
        level: 40,
        msg: 'refused origin https://app.example; to allow it, start with --cors https://app.example',
      }),
      expect.objectContaining({
        msg: 'refused host node.example; to allow it, start with --allowed-hosts node.example',
      }),
    ])
  })

  it('the log line of the origin null names no flag', async () => {
    const { send, logged } = await startTestServer({ isOpen: true })
    await send({ path: '/', headers: { origin: 'null' } })
    expect(refusals(logged)).toEqual([expect.objectContaining({ msg: expect.not.stringContaining('--cors') })])
  })

  it('at most 100 refused values are logged, each cut to 100 characters', async () => {
    const { send, logged } = await startTestServer({ isOpen: true })
    for (let i = 0; i < 110; i++) await send({ path: '/', headers: { origin: `https://${i}.${'x'.repeat(500)}` } })
    expect(refusals(logged)).toHaveLength(100)
    expect(Math.max(...logged.map((line) => line.length))).toBeLessThan(500)
  })
})

describe('HTTP', () => {
  it('content types other than JSON are 415', async () => {
    const { send } = await startTestServer()
    const status = async (type: string) => (await send({ headers: { 'content-type': type } })).status
    expect(await status('application/json; charset=utf-8')).toBe(200)
    expect(await status('Application/JSON-RPC')).toBe(200)
    for (const type of ['text/plain', 'application/jsonx', '', 'application', 'multipart/form-data'])
      expect(await status(type)).toBe(415)
    expect((await send({ headers: { 'content-encoding': 'gzip' } })).status).toBe(415)
  })

  it('other methods are 405 with Allow, other paths 404', async () => {
    const { send } = await startTestServer()
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'PROPFIND']) {
      for (const path of ['/', '/regtest', '/regtest/all_key'])
        expect(await send({ method, path })).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } })
    }
    expect(await send({ path: '/health' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    for (const path of ['/nowhere', '/testnet/all_key', '/regtest/all_key/more', '//', '/%2e%2e/etc'])
      expect((await send({ path })).status, path).toBeGreaterThanOrEqual(401)
    expect((await send({ path: '/nowhere' })).status).toBe(404)
    expect((await send({ path: '/%zz' })).status).toBe(400)
  })

  it('a body over the limit is 413, in one piece or in chunks', async () => {
    const { send, port } = await startTestServer()
    expect((await send({ body: ' '.repeat(10_001) })).status).toBe(413)
    expect((await send({ body: READ.padEnd(10_000) })).status).toBe(200)
    const head =
      'POST /regtest/all_key HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
    expect(await sendRaw(port, `${head}${`3e8\r\n${' '.repeat(1000)}\r\n`.repeat(11)}`)).toMatch(/^HTTP\/1.1 413/)
  })

  it('/ redirects browsers to the docs, and no other client', async () => {
    const { send } = await startTestServer()
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    for (const method of ['GET', 'HEAD'])
      expect(await send({ method, path: '/', headers: { accept } })).toMatchObject({
        status: 302,
        headers: { location: 'docs/' },
      })
    expect(await send({ method: 'GET', path: '/', headers: { accept: '*/*' } })).toMatchObject({ status: 405 })
    expect(await send({ method: 'GET', path: '/regtest', headers: { accept } })).toMatchObject({ status: 405 })
  })

  it('/health and /openrpc.json need no key', async () => {
    const { send } = await startTestServer()
    const health = await send({ method: 'GET', path: '/health' })
    expect([health.status, JSON.parse(health.text).networks.regtest.number]).toEqual([200, 1])
    expect(await send({ method: 'GET', path: '/openrpc.json' })).toMatchObject({
      status: 200,
      text: '{"openrpc":"1.3.2"}',
    })
  })

  it('long responses are compressed for clients that accept gzip', async () => {
    const { send } = await startTestServer()
    const body = '{"id":1,"method":"big","params":[1500]}'
    const packed = await send({ body, headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(Buffer.from(packed.text, 'latin1')).length).toBeGreaterThan(1500)
    expect((await send({ body })).headers['content-encoding']).toBeUndefined()
    expect((await send({ headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBeUndefined()
  })

  it('a connection serves many requests', async () => {
    const { port } = await startTestServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json' }
        const sent = request({ port, path: '/regtest/all_key', method: 'POST', headers, agent }, (incoming) =>
          incoming.resume().on('end', resolve),
        )
        sent.on('socket', (socket) => {
          if (socket.connecting) socket.once('connect', () => ports.add(socket.localPort))
          else ports.add(socket.localPort)
        })
        sent.on('error', reject).end(READ)
      })
    }
    agent.destroy()
    expect(ports.size).toBe(1)
  })

  it('a notification gets an empty response', async () => {
    const { send } = await startTestServer()
    expect(await send({ body: '{"method":"read"}' })).toMatchObject({ status: 200, text: '' })
  })
})

describe('hostile connections', () => {
  it('an endless head or body is cut off', async () => {
    const bounds = { headersTimeoutMs: 30, requestTimeoutMs: 60, checkIntervalMs: 10 }
    const { port } = await startTestServer({ bounds })
    const slow = await Promise.all([
      sendRaw(port, 'POST / HTTP/1.1\r\nhost: x\r\nx-slow: '),
      sendRaw(
        port,
        'POST /regtest/all_key HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      ),
    ])
    expect(slow[0]).toMatch(/^HTTP\/1.1 408/)
    expect(slow[1]).not.toMatch(/^HTTP\/1.1 200/)
  })

  it.each(['gzip', 'identity'])('a client that leaves during a long response (%s) logs no error', async (encoding) => {
    let ended = () => {}
    const allEnded = new Promise<void>((resolve) => {
      ended = resolve
    })
    async function* endless() {
      try {
        for (;;) {
          yield randomBytes(65_536).toString('hex')
          await new Promise((resolve) => setImmediate(resolve))
        }
      } finally {
        ended()
      }
    }
    const { port, close, logged } = await startTestServer({
      handlers: { long: async () => new ReadyJson(endless()) },
    })
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding }
    const sent = request({ port, path: '/regtest/all_key', method: 'POST', headers, agent: false }, (incoming) => {
      incoming.once('data', () => incoming.destroy()).on('error', () => {})
    })
    sent.on('error', () => {}).end('{"id":1,"method":"long"}')
    await allEnded
    await close()
    expect(logged.filter((line) => line.includes('error'))).toEqual([])
  })

  it('a call is aborted when its client disconnects', async () => {
    let stopped: () => void = () => {}
    const hasStopped = new Promise<void>((resolve) => {
      stopped = resolve
    })
    const { port } = await startTestServer({
      callTimeoutMs: 0,
      handlers: {
        wait: (_engine, _params, { signal }) =>
          new Promise((resolve) => {
            socket.resetAndDestroy()
            signal.addEventListener('abort', () => resolve(stopped()))
          }),
      },
    })
    const body = '{"id":1,"method":"wait"}'
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /regtest/all_key HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      ),
    )
    await hasStopped
  })

  it('a server survives random bytes and broken requests', async () => {
    const { port, send, logged } = await startTestServer()
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const sound = `POST /regtest/all_key HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${READ.length}\r\n\r\n${READ}`
    const attack = async () => {
      const bytes = Buffer.from(sound, 'latin1')
      for (let i = random(6); i >= 0; i--) bytes[random(bytes.length)] = random(256)
      const socket = connect(port, '127.0.0.1')
      await new Promise<void>((resolve) => {
        socket.on('error', () => {})
        socket.on('close', () => resolve())
        socket.resume()
        socket.end(bytes.subarray(0, random(4) === 0 ? random(bytes.length) : bytes.length))
      })
    }
    for (let round = 0; round < 60; round++) await Promise.all(Array.from({ length: 20 }, attack))
    expect(await send({})).toMatchObject({ status: 200, text: read })
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe('listening on a name', () => {
  it('a server on a host name listens on one of its addresses, IPv4 first', async () => {
    const { port } = await startTestServer({ host: 'localhost' })
    const answers = await Promise.allSettled(
      ['127.0.0.1', '[::1]'].map((host) => fetch(`http://${host}:${port}/health`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })
})

describe('stopping', () => {
  it('a server that stops answers running requests, then closes', async () => {
    const { hold, begun, release } = heldMethod()
    const { send, close, port } = await startTestServer({ handlers: { hold } })
    const answer = send({ body: '{"id":1,"method":"hold"}' })
    await begun
    const closed = close(10_000)
    release('done')
    expect((await answer).text).toContain('"result":"done"')
    await closed
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
  })

  it('a server that stops does not wait for connections after their last response', async () => {
    const { hold, begun, release } = heldMethod()
    const { port, close } = await startTestServer({ hasFastPath: false, handlers: { hold } })
    const answer = sendRaw(port, call('hold'))
    await begun
    const closed = close(60_000) // longer than the timeout of a test
    await turns(100) // idle connections are closed by then
    release('done')
    expect(await answer).toContain('"result":"done"')
    await closed
  })

  it('a server that stops cuts off requests that do not finish', async () => {
    const { send, close } = await startTestServer({ callTimeoutMs: 0 })
    const answer = send({ body: '{"id":1,"method":"never"}' }).catch((error: Error) => error)
    const idle = await send({})
    expect(idle.status).toBe(200)
    await close(20)
    expect(await answer).toBeInstanceOf(Error)
  })
})
