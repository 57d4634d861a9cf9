import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { READ, startTestServer } from './_testServer.ts'
import { startPair } from './http/fast/_pair.ts'

const ID = /^[0-9a-f-]{36}$/

/** Returns a request that the fast path accepts. */
const post = (path: string, body = READ) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Returns the log lines of requests. */
const requestsIn = (logged: readonly string[]) =>
  logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')

async function refuseWebSocket(port: number, path: string): Promise<IncomingHttpHeaders> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  socket.on('error', () => {}) // the refusal
  const [, response] = await once(socket, 'unexpected-response')
  response.resume()
  return response.headers
}

describe('a refusal', () => {
  it.each([
    ['401', '/regtest/no_key'],
    ['403', '/regtest/mainnet_key'],
    ['404', '/nowhere'],
  ])('a refusal with status %s has the request id of its log line', async (status, path) => {
    const { send, port, logged } = await startTestServer()
    const { headers, ...answer } = await send({ path })
    expect(answer.status).toBe(Number(status))
    const ofWebSocket = await refuseWebSocket(port, path)
    const ids = requestsIn(logged).map(({ requestId }) => requestId)
    expect([headers['x-request-id'], ofWebSocket['x-request-id']]).toEqual(ids)
    expect(ids).toEqual([expect.stringMatching(ID), expect.stringMatching(ID)])
  })

  it.each([['/regtest/no_key'], ['/regtest'], ['/']])('401 for %s has a challenge (RFC 9110, 15.5.2)', async (path) => {
    const { send, port } = await startTestServer()
    expect((await send({ path })).headers['www-authenticate']).toBe('Bearer')
    expect((await refuseWebSocket(port, path))['www-authenticate']).toBe('Bearer')
  })

  it('a response other than 401 has no challenge', async () => {
    const { send } = await startTestServer()
    expect((await send({ path: '/regtest/mainnet_key' })).headers).not.toHaveProperty('www-authenticate')
    expect((await send({})).headers).not.toHaveProperty('www-authenticate')
  })

  it('429 beyond the rate has the quota of a second', async () => {
    const { send } = await startTestServer()
    const path = '/regtest/slow_key'
    for (let time = 0; time < 3; time++) await send({ path })
    const { status, headers } = await send({ path })
    expect(status).toBe(429)
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(ID),
      'retry-after': '1',
      'ratelimit-policy': '"second";q=3;w=1',
      ratelimit: '"second";r=0;t=1',
    })
  })

  it('429 beyond the daily limit has the quota of the day', async () => {
    const { send } = await startTestServer()
    const path = '/regtest/daily_key'
    for (let time = 0; time < 4; time++) await send({ path })
    const { status, headers } = await send({ path })
    expect(status).toBe(429)
    expect(headers).toMatchObject({ 'ratelimit-policy': '"day";q=4;w=86400', ratelimit: '"day";r=0;t=86400' })
  })

  it('429 for a batch beyond the daily limit has the quota of the day', async () => {
    const { send } = await startTestServer()
    const { status, headers } = await send({ path: '/regtest/daily_key', body: `[${Array(5).fill(READ)}]` })
    expect(status).toBe(429)
    expect(headers).toMatchObject({ 'ratelimit-policy': '"day";q=4;w=86400', ratelimit: '"day";r=4;t=86400' })
  })

  it('refusals are equal on the fast path and with Node’s parser', async () => {
    const { ask } = await startPair()
    for (const path of ['/regtest/no_key', '/regtest', '/nowhere', '/regtest/mainnet_key']) {
      const { fast, byNode } = await ask([post(path)])
      expect(fast, path).toBe(byNode)
      expect(fast, path).toContain('x-request-id: -\r\n')
    }
    const rated = await ask(Array(4).fill(post('/regtest/slow_key')))
    expect(rated.fast).toBe(rated.byNode)
    expect(rated.fast).toContain('ratelimit: "second";r=0;t=1\r\n')
  })
})
