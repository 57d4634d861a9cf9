import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { keys, READ, sendRaw } from '../_testServer.ts'
import { handshake, openRaw, text } from './_frames.ts'
import { openClient, startWebSocketServer } from './_webSocketServer.ts'

const statusOf = (head: string) => Number(head.split(' ')[1])

describe('an upgrade', () => {
  it.each(['/', '/regtest', '/regtest/', '/mainnet'])(
    'an upgrade without a key is accepted on %s of an open server',
    async (path) => {
      const { port } = await startWebSocketServer({ isOpen: true })
      const { head, socket, texts, until } = await openRaw(port, { path })
      expect(statusOf(head())).toBe(101)
      socket.write(text(READ))
      await until(() => texts().length > 0)
      expect(texts()).toEqual(['{"jsonrpc":"2.0","id":1,"result":0}'])
    },
  )

  it.each([
    '/regtest/all_key',
    '/regtest/all_key/',
    '/regtest/all%5Fkey',
    '/regtest/all_key?x=1',
    '/mainnet/local_key',
  ])('an upgrade is accepted on %s', async (path) => {
    const { port } = await startWebSocketServer()
    expect(statusOf((await openRaw(port, { path })).head())).toBe(101)
  })

  it.each<[what: string, path: string, headers: Record<string, string>]>([
    ['no key', '/regtest', {}],
    ['no key on the shortest path', '/', {}],
    ['an unknown key', '/regtest/nosuch', {}],
    ['a key of another network', '/regtest/mainnet_key', {}],
    ['an unknown network', '/nonet/all_key', {}],
    ['a longer path', '/regtest/all_key/more', {}],
    ['another path', '/nothing', {}],
    ['the owner by a foreign name', '/regtest/local_key', { Host: 'evil.example' }],
    ['the owner from a foreign page', '/regtest/local_key', { Origin: 'https://evil.example' }],
  ])('an upgrade is refused as a POST would be: %s', async (_, path, headers) => {
    const { port, send } = await startWebSocketServer()
    const refused = await openRaw(port, { path, headers })
    await refused.closed
    const posted = await send({ path, headers })
    expect(statusOf(refused.head())).toBe(posted.status)
    expect(posted.status).toBeGreaterThanOrEqual(401)
    expect(refused.body()).toBe(posted.text)
    expect(refused.head()).toContain('content-type: application/json; charset=utf-8')
  })

  it('an upgrade beyond a limit is refused as a POST would be, with Retry-After', async () => {
    const { port, send } = await startWebSocketServer()
    const path = '/regtest/slow_key'
    for (let i = 0; i < 3; i++) expect((await send({ path })).status).toBe(200)
    const { head, body, closed } = await openRaw(port, { path })
    await closed
    const posted = await send({ path })
    expect([statusOf(head()), body()]).toEqual([429, posted.text])
    expect(head()).toContain(`retry-after: ${posted.headers['retry-after']}`)
  })

  it('an upgrade counts as one call', async () => {
    const { port, send } = await startWebSocketServer()
    expect(statusOf((await openRaw(port, { path: '/regtest/daily_key' })).head())).toBe(101)
    for (let i = 0; i < 3; i++) expect((await send({ path: '/regtest/daily_key' })).status).toBe(200)
    expect((await send({ path: '/regtest/daily_key' })).status).toBe(429)
  })

  it('an upgrade from a page of --cors is accepted', async () => {
    const access = { allowedHosts: [], corsOrigins: ['https://app.example'], servesLocalPages: false }
    const { port } = await startWebSocketServer({ access })
    const upgrade = (Origin: string) => openRaw(port, { path: '/regtest/local_key', headers: { Origin } })
    expect(statusOf((await upgrade('https://app.example')).head())).toBe(101)
    const { head } = await upgrade('https://evil.example')
    expect(statusOf(head())).toBe(403)
    expect(head()).toContain('vary: Origin')
  })

  it('an upgrade at a Host outside DNS is accepted only where every client may use the server', async () => {
    const access = { allowedHosts: [], corsOrigins: [], servesLocalPages: false, acceptsHostsOutsideDns: true }
    const { port } = await startWebSocketServer({ access })
    const statusAt = async (serverPort: number, Host: string) => {
      const { head } = await openRaw(serverPort, { path: '/regtest/local_key', headers: { Host } })
      return statusOf(head())
    }
    for (const host of ['scion:8545', '192.168.1.5:8545', 'host.docker.internal']) {
      expect(await statusAt(port, host), host).toBe(101)
    }
    expect(await statusAt(port, 'rebound.example:8545')).toBe(403)
    expect(await statusAt((await startWebSocketServer()).port, 'scion:8545')).toBe(403)
  })

  it.each<[what: string, headers: Record<string, string>]>([
    ['without a good key', { 'Sec-WebSocket-Key': 'short' }],
    ['of an unknown version', { 'Sec-WebSocket-Version': '7' }],
  ])('a malformed upgrade is 400: %s', async (_, headers) => {
    const { port } = await startWebSocketServer()
    const { head, closed } = await openRaw(port, { headers })
    await closed
    expect(statusOf(head())).toBe(400)
  })

  it('an upgrade to another protocol is ignored', async () => {
    const { send } = await startWebSocketServer()
    const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' }
    expect(await send({ headers })).toMatchObject({ status: 200, text: '{"jsonrpc":"2.0","id":1,"result":0}' })
    const page = await send({ path: '/openrpc.json', method: 'GET', headers })
    expect(page).toMatchObject({ status: 200, text: '{"openrpc":"1.3.2"}' })
    const posted = await send({ headers: { Connection: 'Upgrade', Upgrade: 'websocket' } })
    expect(posted).toMatchObject({ status: 200 })
  })

  it('an incomplete upgrade is cut off', async () => {
    const { port } = await startWebSocketServer({ bounds: { headersTimeoutMs: 50, checkIntervalMs: 10 } })
    expect(await sendRaw(port, handshake().slice(0, -2))).toMatch(/^(HTTP\/1.1 408|$)/)
  })

  it('messages directly after an upgrade are answered', async () => {
    const { port } = await startWebSocketServer()
    const { texts, until } = await openRaw(port, { behind: Buffer.concat([text(READ), text(READ)]) })
    await until(() => texts().length === 2)
    expect(texts()).toEqual(Array(2).fill('{"jsonrpc":"2.0","id":1,"result":0}'))
  })

  it('an upgrade after requests of the same connection is accepted', async () => {
    const { port } = await startWebSocketServer()
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const upgraded = new Promise<void>((resolve) =>
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        if (received.includes('HTTP/1.1 101')) resolve()
        else if (received.endsWith('"result":0}')) socket.write(handshake())
      }),
    )
    socket.write(
      `POST /regtest/all_key HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${READ.length}\r\n\r\n${READ}`,
    )
    await upgraded
    socket.destroy()
  })

  it('an upgrade is logged without its key', async () => {
    const { url, logged } = await startWebSocketServer()
    const client = await openClient(url())
    await client.call('read')
    const lines = logged.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { verb: 'GET', route: '/regtest/:key', keyId: 'all', status: 101 },
      { verb: 'WebSocket', route: '/regtest/:key', keyId: 'all', status: 200 },
    ])
    expect(logged.join()).not.toContain('all_key')
  })
})

describe('a key', () => {
  it('a key has a maximum of concurrent connections', async () => {
    const { port } = await startWebSocketServer({ webSocketBounds: { connectionsPerKey: 2 } })
    const first = await openRaw(port)
    await openRaw(port)
    const refused = await openRaw(port)
    expect(statusOf(refused.head())).toBe(429)
    expect(refused.body()).toContain('limit of 2 WebSocket connections exceeded')
    expect(statusOf((await openRaw(port, { path: '/regtest/daily_key' })).head())).toBe(101)
    first.socket.destroy()
    await first.closed
    let status = 429
    while (status === 429) status = statusOf((await openRaw(port)).head()) // the server hears of it in its own time
    expect(status).toBe(101)
  })

  it('a key has its maximum of connections also for concurrent upgrades', async () => {
    const { port } = await startWebSocketServer({ webSocketBounds: { connectionsPerKey: 5 } })
    const opened = await Promise.all(Array.from({ length: 20 }, () => openRaw(port)))
    expect(opened.filter(({ head }) => statusOf(head()) === 101)).toHaveLength(5)
  })

  it('the local key has no maximum of connections', async () => {
    const { port } = await startWebSocketServer({ webSocketBounds: { connectionsPerKey: 1 } })
    for (let i = 0; i < 3; i++) {
      expect(statusOf((await openRaw(port, { path: '/regtest/local_key' })).head())).toBe(101)
    }
  })

  it.each<[what: string, change: () => object | undefined]>([
    ['is revoked', () => undefined],
    ['has other limits', () => ({ ...keys.all_key, limits: { requestsPerDay: 9 } })],
    ['opens other methods', () => ({ ...keys.all_key, methods: ['read'] })],
    ['is for another network', () => ({ id: 'all', network: 'mainnet' })],
  ])('a key that %s ends its connections', async (_, change) => {
    let grants: Record<string, unknown> = { ...keys }
    const findKey = async (key: string) => grants[key] as (typeof keys)[string] | undefined
    const { url, advance } = await startWebSocketServer({ findKey })
    const [one, other, third] = [
      await openClient(url()),
      await openClient(url()),
      await openClient(url('regtest/slow_key')),
    ]
    await advance(5_000)
    expect(await one.call('read')).toMatchObject({ result: 0 })
    grants = { ...keys, all_key: change() }
    await advance(1_000)
    expect(await one.closed).toMatchObject({ code: 1008, reason: expect.stringMatching(/API key/) })
    expect(await other.closed).toMatchObject({ code: 1008 })
    expect(await third.call('read')).toMatchObject({ result: 0 })
  })

  it('the connections of a key stay open while the store fails', async () => {
    let isBroken = false
    const findKey = async (key: string) => {
      if (isBroken) throw new Error('the database is away')
      return keys[key]
    }
    const { url, advance } = await startWebSocketServer({ findKey })
    const client = await openClient(url())
    isBroken = true
    await advance(3_000)
    expect(await client.call('read')).toMatchObject({ result: 0 })
  })
})
