import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { call, startWatchedNode } from '../../metrics/_watchedNode.ts'

type Watched = Awaited<ReturnType<typeof startWatchedNode>>

/** Sends a body with `Connection: close`, which the framework answers. */
async function sendByFramework(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const sent = request(url, { method: 'POST', headers, agent: false })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'close')
}

async function sendByWebSocket(url: string, body: string): Promise<void> {
  const socket = new WebSocket(url.replace('http', 'ws'))
  await once(socket, 'open')
  socket.send(body)
  await once(socket, 'message')
  socket.close()
  await once(socket, 'close')
}

const ways = {
  'the fast path': async ({ post }: Watched, path: string, body: string) =>
    void (await (await post(body, path)).text()),
  'the framework': ({ url }: Watched, path: string, body: string) => sendByFramework(`${url}${path}`, body),
  'a WebSocket': ({ url }: Watched, path: string, body: string) => sendByWebSocket(`${url}${path}`, body),
}

/** Returns the log lines of requests without their varying fields, and of WebSockets only those of messages. */
function linesOf({ logged }: Watched) {
  return logged
    .map((line) => JSON.parse(line))
    .filter(({ msg, verb, status }) => msg === 'request' && !(verb === 'GET' && status === 101))
    .map(({ level, time, requestId, durationMs, verb, route, msg, clientAddress, userAgent, bytes, ...facts }) => facts)
}

const BODIES = [
  [call('eth_chainId'), { method: 'eth_chainId' }],
  [call('eth_getBalance', ['secret-parameter']), { method: 'eth_getBalance', code: -32602 }],
  [call('secret_method'), { method: 'unknown', code: -32601 }],
  [call('debug_traceTransaction', []), { method: 'debug_traceTransaction', code: -32601 }],
  [
    [call('eth_chainId'), call('eth_chainId', [], 2), call('secret_method', [], 3), call('secret_other', [], 4), 5],
    { batch: 5, methods: ['eth_chainId', 'unknown'], failed: 3 },
  ],
  [Array.from({ length: 101 }, () => call('eth_chainId')), { batch: 101, code: -32600 }],
  ['{"secret"', { code: -32700 }],
] as const

describe.each(Object.entries(ways))('a log line of a request by %s', (_name, send) => {
  it('a log line has the method and the result, with unknown names replaced', async () => {
    const watched = await startWatchedNode({ httpStatusOfErrors: 'ok' })
    const { key } = watched
    const [keyId] = (await watched.node.keys.list()).map(({ id }) => id)
    for (const [body] of BODIES) {
      await send(watched, `/regtest/${key}`, typeof body === 'string' ? body : JSON.stringify(body))
    }
    expect(linesOf(watched)).toEqual(BODIES.map(([, facts]) => ({ network: 'regtest', keyId, status: 200, ...facts })))
    expect(watched.logged.join('')).not.toMatch(/secret/)
    expect(watched.logged.join('')).not.toContain(key)
  })
})

describe.each(Object.entries(ways).slice(0, 2))('a refusal by %s', (_name, send) => {
  it('a refusal is logged with its code and the id of its key', async () => {
    const watched = await startWatchedNode()
    const { key: mainnet, id: ofMainnet } = await watched.createKey({ name: 'mainnet', network: 'mainnet' })
    const limits = { requestsPerDay: 1 }
    const { key: daily, id: ofDaily } = await watched.createKey({ name: 'daily', network: 'all', limits })
    const body = JSON.stringify(call('eth_chainId'))
    for (const path of ['/regtest', '/regtest/wrong_key', `/regtest/${mainnet}`]) await send(watched, path, body)
    for (let time = 0; time < 2; time++) await send(watched, `/regtest/${daily}`, body)
    await send(watched, `/regtest/${daily}`, `[${body}]`)
    expect(linesOf(watched)).toEqual([
      { network: 'regtest', status: 401, code: -32001 },
      { network: 'regtest', status: 401, code: -32001 },
      { network: 'regtest', status: 403, code: -32003, keyId: ofMainnet },
      { network: 'regtest', status: 200, keyId: ofDaily, method: 'eth_chainId' },
      { network: 'regtest', status: 429, code: -32005, keyId: ofDaily },
      { network: 'regtest', status: 429, code: -32005, keyId: ofDaily },
    ])
    for (const secret of [mainnet, daily, 'wrong_key']) expect(watched.logged.join('')).not.toContain(secret)
  })
})

it('a refused WebSocket is logged with the id of its key', async () => {
  const watched = await startWatchedNode()
  const { key, id } = await watched.createKey({ name: 'mainnet', network: 'mainnet' })
  const socket = new WebSocket(`${watched.url.replace('http', 'ws')}/regtest/${key}`)
  await once(socket, 'error')
  expect(linesOf(watched)).toEqual([{ network: 'regtest', status: 403, code: -32003, keyId: id }])
})

describe('the client in a line of the log', () => {
  /** Returns the log lines of a request with these headers through the framework and one on the fast path. */
  async function linesWith(settings: Parameters<typeof startWatchedNode>[0], headers: Record<string, string>) {
    const watched = await startWatchedNode(settings)
    const body = JSON.stringify(call('eth_chainId'))
    const { hostname, port } = new URL(watched.url)
    const lines = Object.entries({ ...headers, 'content-type': 'application/json', 'content-length': `${body.length}` })
    const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const received: number[] = []
    // The framework answers a path with a slash at the end.
    for (const path of [`/regtest/${watched.key}`, `/regtest/${watched.key}/`]) {
      const socket = connect(Number(port), hostname)
      let bytes = 0
      socket.on('data', (chunk) => {
        bytes += chunk.length
        socket.end()
      })
      socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${fields}\r\n${body}`)
      await once(socket, 'close')
      received.push(bytes)
    }
    const parsed = watched.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    return { parsed, received }
  }

  it('a log line has the client address, the user agent and the sent bytes', async () => {
    const { parsed, received } = await linesWith({}, { 'User-Agent': 'ethers/6' })
    expect(parsed.map(({ bytes }) => bytes)).toEqual(received)
    for (const line of parsed) expect(line).toMatchObject({ clientAddress: '127.0.0.1', userAgent: 'ethers/6' })
  })

  it('a log line has the client that a trusted proxy names', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7' }
    const trusting = await linesWith({ trustProxy: ['loopback'] }, headers)
    for (const line of trusting.parsed) expect(line).toMatchObject({ clientAddress: '192.0.2.7' })
    const { parsed } = await linesWith({}, headers)
    for (const line of parsed) expect(line).toMatchObject({ clientAddress: '127.0.0.1' })
  })

  it('a user agent is cut to 200 characters and absent if none was sent', async () => {
    const long = await linesWith({}, { 'User-Agent': 'a'.repeat(1_000) })
    expect(long.parsed.map(({ userAgent }) => userAgent)).toEqual(Array(2).fill('a'.repeat(200)))
    const without = await linesWith({}, {})
    for (const line of without.parsed) expect(line).not.toHaveProperty('userAgent')
  })

  it('the log lines of an upgrade and of each message have the client', async () => {
    const watched = await startWatchedNode()
    const socket = new WebSocket(`${watched.url.replace('http', 'ws')}/regtest/${watched.key}`, {
      headers: { 'user-agent': 'ethers/6' },
    })
    await once(socket, 'open')
    socket.send(JSON.stringify(call('eth_chainId')))
    const [data] = await once(socket, 'message')
    socket.close()
    await once(socket, 'close')
    const lines = watched.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatchObject({ clientAddress: '127.0.0.1', userAgent: 'ethers/6' })
    expect(lines[0].bytes).toBeGreaterThan(100) // the head of 101
    expect(lines[1].bytes).toBe(data.length)
  })
})
