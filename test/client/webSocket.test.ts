import { getEventListeners } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createClient } from '../../src/client/client.ts'
import { type WebSocketOptions, webSocket } from '../../src/client/webSocket.ts'
import { type Answerer, startWebSocketServer } from './_webSocketServer.ts'

const quick = { times: 3, delayMs: 1 }
/** The result of an answerer that does not respond. */
const silence = null
const HEADS = ['newHeads'] as const

async function connect(answer?: Answerer, options: WebSocketOptions = {}) {
  const server = await startWebSocketServer(answer)
  const client = createClient({ transport: webSocket(server.url, { WebSocket, reconnect: quick, ...options }) })
  onTestFinished(() => client.close())
  return { server, client }
}

/** Returns a WebSocket of which one event is not delivered. */
function withoutEvent(missing: 'error' | 'close') {
  return class extends WebSocket {
    override addEventListener(...[type, listener]: Parameters<WebSocket['addEventListener']>): void {
      super.addEventListener(type, type === missing ? () => undefined : listener)
    }
  }
}

describe('requests', () => {
  it('requests share one connection, and each gets its own response', async () => {
    const { server, client } = await connect()
    const calls = [client.request('later', [20]), client.request('echo', [1]), client.request('echo', ['ä'])]
    expect(await Promise.all(calls)).toEqual([0, [1], ['ä']])
    expect(server.connections()).toBe(1)
    await expect(client.request('revert')).rejects.toMatchObject({ name: 'RpcError', kind: 'executionReverted' })
  })

  it('a request that exceeds its timeout rejects', async () => {
    const { client } = await connect()
    await expect(client.with({ timeoutMs: 50 }).request('never')).rejects.toMatchObject({ kind: 'timedOut' })
    expect(await client.request('echo', [1])).toEqual([1])
  })

  it('a request that only reads is sent again when the connection breaks, and a transaction fails', async () => {
    const { server, client } = await connect((request, socket) => {
      const isFirst = server.requests.filter(({ method }) => method === request.method).length === 1
      if (request.method === 'eth_gasPrice' && isFirst) socket.terminate()
      return request.method === 'eth_sendRawTransaction' || isFirst
        ? silence
        : { jsonrpc: '2.0', id: request.id, result: '0x7' }
    })
    const [sent, read, price] = await Promise.allSettled([
      client.eth_sendRawTransaction('0xf8'),
      client.eth_blockNumber(),
      client.eth_gasPrice(),
    ])
    expect(sent).toMatchObject({ reason: { name: 'TransportError', kind: 'closed', status: 1006 } })
    expect([read, price]).toMatchObject([{ value: '0x7' }, { value: '0x7' }])
    expect(server.requests.map(({ method }) => method).filter((name) => name.includes('send'))).toHaveLength(1)
  })

  it('a request fails when the node stays unavailable', async () => {
    const { server, client } = await connect()
    expect(await client.request('echo', [1])).toEqual([1])
    const waiting = client.with({ timeoutMs: 0 }).eth_chainId
    await server.close()
    await expect(waiting()).rejects.toMatchObject({ name: 'TransportError', kind: 'closed' })
  })

  it.each<[platform: string, missing: 'error' | 'close']>([
    ['Node 22, which sends no close after a refused connection', 'close'],
    ['a platform without errors', 'error'],
  ])('a request to a dead address fails soon with the address on %s', async (_platform, missing) => {
    const server = await startWebSocketServer()
    await server.close()
    const options = { WebSocket: withoutEvent(missing), reconnect: { delayMs: 1 } }
    const client = createClient({ transport: webSocket(`${server.url}secret`, options), timeoutMs: 0 })
    const error = await client.eth_chainId().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'closed', status: 1006 })
    expect(String(error)).toContain(`no connection to ${server.url.slice(0, -1)}`)
    expect(inspect(error)).not.toContain('secret')
  })

  it('a request is sent again if a connection breaks with an error and no close', async () => {
    const { server, client } = await connect(
      ({ id }, socket) => {
        if (server.requests.length > 1) return { jsonrpc: '2.0', id, result: '0x7' }
        Reflect.get(socket, '_socket').write(Buffer.from([0xff, 0x00])) // an invalid frame
        return silence
      },
      { WebSocket: withoutEvent('close') },
    )
    expect(await client.with({ timeoutMs: 0 }).eth_chainId()).toBe('0x7')
    expect(server.requests).toHaveLength(2)
  })

  it('an attempt that is neither accepted nor refused ends after attemptMs, and its connection too', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => void sockets.add(socket.resume().on('close', () => sockets.delete(socket))))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
    let attempts = 0
    server.on('connection', () => attempts++)
    const reconnect = { attemptMs: 1, delayMs: 1 }
    const client = createClient({ transport: webSocket(url, { WebSocket, reconnect }), timeoutMs: 0 })
    await expect(client.eth_chainId()).rejects.toThrow(`no connection to ${url} (code 1006): not open after 1 ms`)
    expect(attempts).toBeLessThanOrEqual(3) // the first one and two more, as long as the node was never reached
    await expect.poll(() => sockets.size).toBe(0)
    await new Promise((resolve) => server.close(resolve))
  })

  it('a request fails at once without reconnects', async () => {
    const transport = webSocket('ws://127.0.0.1:9/', { WebSocket, reconnect: false })
    await expect(createClient({ transport }).eth_chainId()).rejects.toMatchObject({ kind: 'closed', status: 1006 })
  })

  it('a request with a value that JSON cannot represent fails alone', async () => {
    const { client } = await connect()
    const ended = await Promise.allSettled([client.request('echo', [1n]), client.request('echo', [2])])
    expect(ended).toMatchObject([{ reason: { name: 'TypeError' } }, { value: [2] }])
    await expect(client.subscribe(['newHeads', 1n]).next()).rejects.toThrow(TypeError)
  })

  it('a request and a subscription with an invalid URL fail', async () => {
    const client = createClient({ transport: webSocket('nonsense', { WebSocket }) })
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'closed' })
    await expect(client.subscribe(HEADS).next()).rejects.toMatchObject({ kind: 'closed' })
  })

  it.each(['nonsense/secret', 'ftp://127.0.0.1:9/secret'])(
    'a request to %s fails with an error that does not contain its path',
    async (url) => {
      const client = createClient({ transport: webSocket(url, { WebSocket }) })
      const error = await client.eth_chainId().catch((caught: unknown) => caught)
      expect(error).toMatchObject({ kind: 'closed' })
      expect(inspect(error)).not.toContain('secret')
    },
  )

  it('requests fail when the client is closed', async () => {
    const { server, client } = await connect()
    await client.request('echo', [1])
    const waiting = client.request('never')
    client.close()
    await expect(waiting).rejects.toMatchObject({ kind: 'closed' })
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'closed' })
    await expect.poll(() => server.connections()).toBe(0)
  })

  it('a request that timed out is not sent again after a reconnect', async () => {
    const { server, client } = await connect(({ method }) => (method === 'eth_blockNumber' ? silence : undefined))
    await client.request('echo', [0]) // so that there is a connection
    const ended = expect(client.with({ timeoutMs: 20 }).eth_blockNumber()).rejects.toMatchObject({ kind: 'timedOut' })
    await expect.poll(() => server.requests.at(-1)?.method).toBe('eth_blockNumber')
    await ended
    server.cut()
    expect(await client.request('echo', [1]).catch(() => client.request('echo', [2]))).toHaveLength(1)
    expect(server.requests.filter(({ method }) => method === 'eth_blockNumber')).toHaveLength(1)
  })

  it('an error without an id is that of the only waiting request, or ignored among several', async () => {
    const refusal = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'invalid request' } }
    const { server, client } = await connect(({ id }) =>
      server.requests.length === 2 ? { id, result: 'mine' } : refusal,
    )
    await expect(client.eth_blockNumber()).rejects.toMatchObject({ name: 'RpcError', kind: 'invalidRequest' })

    const among = await connect((request) => (request.method === 'eth_chainId' ? silence : refusal))
    const patient = among.client.with({ timeoutMs: 100 })
    const ended = await Promise.allSettled([patient.eth_chainId(), patient.eth_gasPrice()])
    expect(ended).toMatchObject([{ reason: { kind: 'timedOut' } }, { reason: { kind: 'timedOut' } }])
  })

  it('a finished request leaves no listener on its signal, and an aborted one rejects with the reason', async () => {
    const { server } = await connect()
    const transport = webSocket(server.url, { WebSocket, reconnect: quick })
    onTestFinished(() => transport.close())
    const control = new AbortController()
    const sendRequest = (method: string) => transport.request({ method, params: [] }, control.signal)
    await sendRequest('echo')
    await expect(sendRequest('revert')).rejects.toMatchObject({ kind: 'executionReverted' })
    expect(getEventListeners(control.signal, 'abort')).toHaveLength(0)
    const waiting = sendRequest('never')
    control.abort('enough')
    await expect(waiting).rejects.toBe('enough')
    await expect(sendRequest('echo')).rejects.toBe('enough')
    expect(getEventListeners(control.signal, 'abort')).toHaveLength(0)
    await expect.poll(() => server.requests.map(({ method }) => method)).toEqual(['echo', 'revert', 'never'])
  })

  it('a request fails after its reconnects when each connection is closed after a greeting', async () => {
    let connections = 0
    const server = await startWebSocketServer(undefined, (socket) => {
      connections++
      socket.send('{"hello":"there"}', () => socket.terminate())
    })
    const client = createClient({ transport: webSocket(server.url, { WebSocket, reconnect: quick }) })
    onTestFinished(() => client.close())
    await expect(client.with({ timeoutMs: 0 }).eth_chainId()).rejects.toMatchObject({ kind: 'closed' })
    expect(connections).toBe(1 + quick.times)
  })

  it('messages that are no response to a request are ignored', async () => {
    const { client } = await connect((request, socket) => {
      for (const noise of ['not json', '[]', 'null', '{"id":99,"result":1}', '{"id":null,"error":{}}'])
        socket.send(noise)
      socket.send('{"jsonrpc":"2.0","method":"eth_subscription","params":null}')
      return { jsonrpc: '2.0', id: request.id, result: 'mine' }
    })
    expect(await client.eth_chainId()).toBe('mine')
  })
})

describe('subscriptions', () => {
  it('a subscription returns the notifications of the node, and is ended by leaving the loop', async () => {
    const { server, client } = await connect()
    const numbers: unknown[] = []
    for await (const { number } of client.subscribe(HEADS)) {
      numbers.push(number)
      if (numbers.length === 1) for (const next of ['0x1', '0x2', '0x3']) server.notify({ number: next })
      if (number === '0x2') break
    }
    expect(numbers).toEqual(['first', '0x1', '0x2'])
    await expect.poll(() => server.subscriptions.size).toBe(0)
    expect(await client.request('echo', [1])).toEqual([1])
  })

  it('a subscription returns notifications that arrive before its id', async () => {
    const item = (subscription: string, number: string) =>
      JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription, result: { number } } })
    const { client } = await connect(({ id }, socket) => {
      for (const [whose, number] of [
        ['0xa', '0x1'],
        ['0xb', '0x9'],
        ['0xa', '0x2'],
      ] as const)
        socket.send(item(whose, number))
      return { jsonrpc: '2.0', id, result: '0xa' }
    })
    const heads = client.subscribe(HEADS)
    expect([await heads.next(), await heads.next()].map(({ value }) => value)).toEqual([
      { number: '0x1' },
      { number: '0x2' },
    ])
  })

  it('each of two subscriptions has its own items', async () => {
    const { server, client } = await connect()
    const [one, two] = [client.subscribe(HEADS), client.subscribe(HEADS)]
    expect((await Promise.all([one.next(), two.next()])).map(({ value }) => value)).toEqual([
      { number: 'first' },
      { number: 'first' },
    ])
    await one.return?.()
    await expect.poll(() => server.subscriptions.size).toBe(1)
    server.notify({ number: '0x9' })
    expect(await one.next()).toEqual({ done: true, value: undefined })
    expect(await two.next()).toEqual({ done: false, value: { number: '0x9' } })
  })

  it('a subscription is renewed when the connection breaks', async () => {
    const { server, client } = await connect()
    const heads = client.subscribe(HEADS)
    await heads.next()
    server.cut()
    expect(await heads.next()).toEqual({ done: false, value: { number: 'first' } })
    expect(server.requests.map(({ method }) => method)).toEqual(['eth_subscribe', 'eth_subscribe'])
  })

  it('a subscription is renewed each time the connection breaks', async () => {
    const { server, client } = await connect(undefined, { reconnect: { times: 1, delayMs: 1 } })
    const heads = client.subscribe(HEADS)
    for (let i = 0; i < 4; i++) {
      expect(await heads.next()).toEqual({ done: false, value: { number: 'first' } })
      server.cut()
    }
  })

  it('a subscription is renewed when the connection breaks before its id has arrived', async () => {
    const { server, client } = await connect((_request, socket) => {
      if (server.requests.length > 1) return undefined
      socket.terminate()
      return silence
    })
    expect(await client.subscribe(HEADS).next()).toEqual({ done: false, value: { number: 'first' } })
  })

  it('a subscription that is ended without a connection is not renewed', async () => {
    const { server, client } = await connect(({ method }) => (method.includes('send') ? silence : undefined))
    const heads = client.subscribe(HEADS)
    await heads.next()
    const sending = client.eth_sendRawTransaction('0xf8')
    await expect.poll(() => server.requests.at(-1)?.method).toBe('eth_sendRawTransaction')
    server.cut()
    await expect(sending).rejects.toMatchObject({ kind: 'closed' }) // the client has noticed the broken connection
    await heads.return?.()
    expect(await client.request('echo', [1])).toEqual([1])
    expect(server.requests.map(({ method }) => method)).toEqual(['eth_subscribe', 'eth_sendRawTransaction', 'echo'])
  })

  it('a subscription that is ended drops the items that were not read', async () => {
    const { server, client } = await connect()
    const heads = client.subscribe(HEADS)
    await heads.next()
    server.notify({ number: '0x1' })
    expect(await client.request('echo', [1])).toEqual([1]) // the item has arrived before this response
    await heads.return?.()
    expect(await heads.next()).toEqual({ done: true, value: undefined })
  })

  it('a subscription fails when the node stays unavailable', async () => {
    const { server, client } = await connect()
    const heads = client.subscribe(HEADS)
    await heads.next()
    await server.close()
    await expect(heads.next()).rejects.toMatchObject({ name: 'TransportError', kind: 'closed' })
    expect(await heads.next()).toEqual({ done: true, value: undefined })
  })

  it('a subscription that the node refuses fails with its error', async () => {
    const { client } = await connect()
    const nothing = client.subscribe(['no such thing'])
    await expect(nothing.next()).rejects.toMatchObject({ name: 'RpcError', kind: 'methodNotFound' })
  })

  it('a subscription whose buffer overflows fails after its buffered items', async () => {
    const { server, client } = await connect()
    const heads = client.subscribe(HEADS, { bufferSize: 2 })
    await heads.next()
    for (const number of ['0x1', '0x2', '0x3']) server.notify({ number })
    await expect.poll(() => server.subscriptions.size).toBe(0)
    expect((await heads.next()).value).toEqual({ number: '0x1' })
    expect((await heads.next()).value).toEqual({ number: '0x2' })
    await expect(heads.next()).rejects.toMatchObject({ kind: 'overflow' })
  })

  it('a subscription is done when the client is closed or its signal is aborted', async () => {
    const { client } = await connect()
    const control = new AbortController()
    const [closed, aborted] = [client.subscribe(HEADS), client.subscribe(HEADS, { signal: control.signal })]
    await Promise.all([closed.next(), aborted.next()])
    const last = [closed.next(), aborted.next()]
    control.abort()
    client.close()
    expect(await Promise.all(last)).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ])
    await expect(client.subscribe(HEADS).next()).rejects.toMatchObject({ kind: 'closed' })
    expect(await client.subscribe(HEADS, { signal: AbortSignal.abort() }).next()).toMatchObject({ done: true })
  })

  it('a subscription that is ended before its id has arrived is unsubscribed', async () => {
    const { server, client } = await connect()
    await client.request('echo', [1])
    await client.subscribe(HEADS).return?.()
    await expect.poll(() => server.requests.at(-1)?.method).toBe('eth_unsubscribe')
    expect(server.subscriptions.size).toBe(0)
  })
})

it('a platform without WebSocket is refused with a hint to pass one', () => {
  const own = Reflect.get(globalThis, 'WebSocket')
  onTestFinished(() => void Reflect.set(globalThis, 'WebSocket', own))
  Reflect.set(globalThis, 'WebSocket', undefined)
  expect(() => webSocket('ws://127.0.0.1:9/')).toThrow('pass one')
})
