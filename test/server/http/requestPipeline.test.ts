import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { UsageCounter } from '../../../src/apiKeys/usageCounter.ts'
import { createLimiter } from '../../../src/server/auth/limits.ts'
import { createForgetfulUsage } from '../../_helpers/usage.ts'
import { keys, READ, type Sent, startTestServer } from '../_testServer.ts'
import { openClient, startWebSocketServer } from '../websocket/_webSocketServer.ts'

const PATH = '/regtest/daily_key'
const KEY = { id: 'daily' }
const BODY_LIMIT = 10_000

/** Creates an event that a test can await. */
function createEvent() {
  let notify = () => {}
  const happened = new Promise<void>((resolve) => {
    notify = resolve
  })
  return { happened, notify }
}

/** Starts a server with a key of four requests a day. `asked` and `counted` resolve at the first lookup and count. */
async function startDaily() {
  const clock = { atMs: 86_400_000 * 20_000, nowMs: () => clock.atMs }
  const [asked, counted] = [createEvent(), createEvent()]
  const usage = createForgetfulUsage(clock)
  const watched: UsageCounter = {
    whenLoaded: (key) => usage.whenLoaded(key),
    want: (...call) => usage.want(...call),
    countsOf: (key) => usage.countsOf(key),
    spend: (...time) => usage.spend(...time),
    isBehind: () => usage.isBehind(),
    close: () => usage.close(),
    add(...call) {
      usage.add(...call)
      counted.notify()
    },
  }
  const findKey = async (key: string) => {
    asked.notify()
    return keys[key]
  }
  const limiter = createLimiter(clock, watched, { timer: clock })
  const server = await startTestServer({ limiter, findKey, bodyLimitBytes: BODY_LIMIT })
  return { ...server, asked: asked.happened, counted: counted.happened, used: () => usage.countsOf(KEY).own.used }
}

const head = (fields: string) =>
  `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${fields}\r\n`

const UNREAD: [what: string, status: number, sent: Sent][] = [
  ['a body that is not JSON', 400, { body: '{' }],
  ['an empty body', 400, { body: '' }],
  ['a body that is no request', 400, { body: '7' }],
  ['an empty batch', 400, { body: '[]' }],
  ['a batch beyond the limit', 200, { body: `[${Array(100).fill(READ).join()}]` }],
  ['another content type', 415, { headers: { 'content-type': 'text/plain' } }],
  ['a compressed body', 415, { headers: { 'content-encoding': 'gzip' } }],
  ['a body over the limit', 413, { body: 'x'.repeat(BODY_LIMIT + 1) }],
  [
    'a body over the limit in chunks',
    413,
    { body: 'x'.repeat(BODY_LIMIT + 1), headers: { 'transfer-encoding': 'chunked' } },
  ],
]

describe('the daily limit of a key', () => {
  it.each(UNREAD)('the daily limit counts %s as one request, and then refuses with 429', async (_, status, sent) => {
    const { send, used } = await startDaily()
    for (let sentSoFar = 1; sentSoFar <= 4; sentSoFar++) {
      expect((await send({ path: PATH, ...sent })).status).toBe(status)
      expect(used()).toBe(sentSoFar)
    }
    expect((await send({ path: PATH, ...sent })).status).toBe(429)
    expect((await send({ path: PATH })).status).toBe(429)
    expect(used()).toBe(4)
  })

  it('the daily limit counts a body whose client closes the connection', async () => {
    const { port, asked, counted, used } = await startDaily()
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head('Content-Length: 100\r\n')}{"jsonrpc"`)
    await asked
    socket.destroy()
    await counted
    expect(used()).toBe(1)
  })

  it('the daily limit counts failed requests', async () => {
    const { send, used } = await startDaily()
    await send({ path: PATH })
    await send({ path: PATH, body: '{"jsonrpc":"2.0","id":1,"method":"nosuch"}' })
    await send({ path: PATH, body: '{"jsonrpc":"1.0"}' })
    expect(used()).toBe(3)
  })

  it('the daily limit does not count requests that a limit refuses', async () => {
    const { send, used } = await startDaily()
    expect((await send({ path: PATH, body: `[${Array(5).fill(READ).join()}]` })).status).toBe(429)
    expect(used()).toBe(0)
    expect((await send({ path: PATH })).status).toBe(200)
  })
})

describe('a WebSocket message that holds no request', () => {
  it.each(['{', '[]', '7', ''])(
    'an invalid WebSocket message is charged as a request and refused above the rate: %j',
    async (message) => {
      const { url, clock } = await startWebSocketServer()
      const client = await openClient(url('regtest/slow_key')) // charges one of its three requests a second
      for (let i = 0; i < 5; i++) client.send(message)
      await client.until(() => client.received.length === 5)
      const code = message === '[]' || message === '7' ? -32600 : -32700
      expect(client.received.map((one) => (one as { error: { code: number } }).error.code)).toEqual([
        ...Array(2).fill(code),
        ...Array(3).fill(-32005),
      ])
      clock.atMs += 1_000
      client.send(message)
      await client.until(() => client.received.length === 6)
      expect(client.received.at(-1)).toMatchObject({ id: null, error: { code } })
    },
  )

  it('an invalid WebSocket message counts for the daily limit', async () => {
    const { url, send } = await startWebSocketServer()
    const client = await openClient(url('regtest/daily_key'))
    for (let i = 0; i < 4; i++) client.send('{')
    await client.until(() => client.received.length === 4)
    expect(client.received.at(-1)).toMatchObject({ id: null, error: { code: -32005 } })
    expect((await send({ path: PATH })).status).toBe(429)
  })
})
