import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createClient, type ScionClient } from '../../src/client/client.ts'
import { type HttpOptions, http } from '../../src/client/http.ts'
import { createTestRpc } from '../rpc/_testRpc.ts'
import { startTestServer } from '../server/_testServer.ts'
import { echo, requestsOf, type Scripted, startHttpServer } from './_httpServer.ts'

const RAW = '0xf86b'
const limited = (retryAfterSeconds: number) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32005, message: 'limit of 1 requests per second exceeded', data: { retryAfterSeconds } },
})
const quick = { times: 3, delayMs: 1 }

async function startClient(
  respond: (body: unknown, count: number) => Scripted | undefined | Promise<Scripted | undefined>,
  options: HttpOptions = {},
) {
  const server = await startHttpServer(respond)
  return { server, client: createClient({ transport: http(server.url, { retry: quick, ...options }) }) }
}

/** Requests a balance: only calls that read are sent in batches. */
const read = (client: ScionClient, n: number) => client.eth_getBalance(`0x${n}`)
const readMany = (client: ScionClient, count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => read(client, n)))
/** Returns a signal that `abortSoon` aborts in the next iteration of the event loop. */
function abortOnDemand() {
  const control = new AbortController()
  return { signal: control.signal, abortSoon: () => void setImmediate(() => control.abort('enough')) }
}
const sizes = (server: { readonly bodies: readonly unknown[] }) => server.bodies.map((body) => requestsOf(body).length)
const refusal = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } })

describe('batches', () => {
  it('calls that are made together are sent as a batch, and a single call as an object', async () => {
    const { server, client } = await startClient(echo)
    expect(await Promise.all([1, 2, 3].map((n) => read(client, n)))).toEqual([['0x1'], ['0x2'], ['0x3']])
    expect(await read(client, 4)).toEqual(['0x4'])
    expect(server.bodies).toEqual([
      [1, 2, 3].map((n, id) => ({ jsonrpc: '2.0', id, method: 'eth_getBalance', params: [`0x${n}`] })),
      { jsonrpc: '2.0', id: 0, method: 'eth_getBalance', params: ['0x4'] },
    ])
  })

  it('batches are split at maxSize', async () => {
    const { server, client } = await startClient(echo, { batch: { maxSize: 2 } })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => read(client, n)))
    expect(answers).toEqual([['0x1'], ['0x2'], ['0x3'], ['0x4'], ['0x5']])
    expect(sizes(server).sort()).toEqual([1, 2, 2])
  })

  it('batches are split at half a mebibyte', async () => {
    const { server, client } = await startClient(echo)
    const long = (n: number): `0x${string}` => `0x${String(n).repeat(n === 9 ? 600_000 : 100_000)}`
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 9, 7].map((n) => client.eth_getBalance(long(n))))
    expect(answers.map(([text = '']) => text[2])).toEqual(['1', '2', '3', '4', '5', '6', '9', '7'])
    expect(sizes(server).sort()).toEqual([1, 1, 1, 5])
  })

  it.each([0, -1, Number.NaN])('a maxSize of %d is refused with a RangeError', (maxSize) => {
    expect(() => http('http://127.0.0.1:9/', { batch: { maxSize } })).toThrow(RangeError)
  })

  it('batches contain no calls that may change something', async () => {
    const { server, client } = await startClient(echo)
    const nested = Array.from({ length: 70 }).reduce<unknown>((inner) => [inner], 1)
    await Promise.all([client.eth_sendRawTransaction(RAW), client.request('vendor_method', [nested]), read(client, 1)])
    expect(sizes(server)).toEqual([1, 1, 1])
  })

  it('a batch collects calls for waitMs', async () => {
    const { server, client } = await startClient(echo, { batch: { waitMs: 20 } })
    const first = read(client, 1)
    await Promise.resolve().then(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 1)) // fires before the timer of 20 ms, which was set earlier
    await Promise.all([first, read(client, 2)])
    expect(server.bodies).toHaveLength(1)
  })

  it('calls are sent singly without batches', async () => {
    const { server, client } = await startClient(echo, { batch: false })
    await Promise.all([read(client, 1), read(client, 2)])
    expect(server.bodies.map((body) => Array.isArray(body))).toEqual([false, false])
  })

  it('each call of a batch gets its own result, in whatever order the results are returned', async () => {
    const { client } = await startClient((body) => {
      const answers = requestsOf(body).map(({ id, params }) => ({ jsonrpc: '2.0', id, result: params }))
      return { body: answers.reverse() }
    })
    expect(await Promise.all([read(client, 1), read(client, 2)])).toEqual([['0x1'], ['0x2']])
  })

  it('each call of a batch gets its own error, or a transport error if its response is missing', async () => {
    const { client } = await startClient((body) => {
      const [first] = requestsOf(body)
      return { body: [{ jsonrpc: '2.0', id: first?.id, error: { code: -32601, message: 'method not found' } }] }
    })
    const [refused, missing] = await Promise.allSettled([client.eth_chainId(), client.eth_blockNumber()])
    expect(refused).toMatchObject({ reason: { name: 'RpcError', code: -32601, kind: 'methodNotFound' } })
    expect(missing).toMatchObject({ reason: { name: 'TransportError', kind: 'badAnswer' } })
  })

  it('all calls of a batch fail if the batch is refused', async () => {
    const error = { code: -32001, message: 'missing or invalid API key' }
    const { client } = await startClient(() => ({ status: 401, body: { jsonrpc: '2.0', id: null, error } }))
    const ended = await Promise.allSettled([client.eth_chainId(), client.eth_blockNumber()])
    for (const one of ended) expect(one).toMatchObject({ reason: { kind: 'invalidApiKey', code: -32001 } })
  })
})

describe('a batch that is refused as a whole', () => {
  const max = (size: number, refused: Scripted) => (body: unknown) =>
    requestsOf(body).length > size ? refused : echo(body)

  it.each([
    ['its body is too long', { status: 413, body: 'too large' }],
    [
      'it has too many requests',
      { status: 400, body: refusal(-32600, '3 is the max number of supported batch requests') },
    ],
    ['its response is too long', { body: refusal(-32011, 'Response size limit of 9 bytes exceeded') }],
  ])('a batch that is refused because %s is sent again in halves', async (_reason, refused) => {
    const { server, client } = await startClient(max(3, refused))
    const ended = await readMany(client, 20)
    expect(ended).toEqual(ended.map((_, n) => ({ status: 'fulfilled', value: [`0x${n}`] })))
    expect(sizes(server)).toEqual([20, 10, 5, 3, 6, 3, 6, 3, 6, 3, 6, 3, 5, 3, 2])
  })

  it('a batch that is refused because of one call fails only that call', async () => {
    const { client } = await startClient((body) => {
      const isBad = requestsOf(body).some(({ params }) => JSON.stringify(params) === '["0x13"]')
      return isBad ? { status: 400, body: refusal(-32600, 'Invalid request') } : echo(body)
    })
    const ended = await readMany(client, 50)
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(ended[13]).toMatchObject({ reason: { name: 'RpcError', kind: 'invalidRequest' } })
  })

  it('a batch that exceeds the rate of its key is sent in as many parts as necessary', async () => {
    let tokens = 10
    const { server, client } = await startClient((body) => {
      const { length } = requestsOf(body)
      if (length > tokens) {
        tokens = 10 // as after the requested wait
        return { status: 429, headers: { 'retry-after': '0' }, body: limited(0) }
      }
      tokens -= length
      return echo(body)
    })
    const ended = await readMany(client, 50)
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(sizes(server).length).toBeLessThan(25)
  })

  it('a batch that is always refused fails after a bounded number of requests', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' }, body: limited(0) }
    const { server, client } = await startClient(() => busy)
    const ended = await readMany(client, 50)
    for (const one of ended) expect(one).toMatchObject({ reason: { kind: 'limitExceeded' } })
    expect(sizes(server)).toEqual([50, 25, 13, 7, 4, 2, 1, 1, 1, 1])
  })

  it('a call that is nested too deep fails alone in a batch to a real node', async () => {
    const { port } = await startTestServer()
    const client = createClient({ transport: http(`http://127.0.0.1:${port}/regtest/all_key`) })
    const nested = Array.from({ length: 70 }).reduce<unknown>((inner) => [inner], 1)
    const anyRead: string = 'eth_getCode' // so that its parameters have no types
    const calls = [client.request(anyRead, [nested]), client.eth_chainId(), client.eth_blockNumber()]
    const kinds = (await Promise.allSettled(calls)).map((one) => one.status === 'rejected' && one.reason.kind)
    expect(kinds).toEqual(['invalidRequest', 'methodNotFound', 'methodNotFound']) // the test's node has none of the methods
  })
})

describe('responses', () => {
  it('the error of a response is used even with HTTP status 400', async () => {
    const { handle } = createTestRpc()
    const { client } = await startClient(async (body) => {
      const { text, httpStatus } = await handle(JSON.stringify(body))
      return { status: httpStatus, body: text }
    })
    await expect(client.request('revert')).rejects.toMatchObject({ kind: 'executionReverted', data: '0x08c3' })
    await expect(client.request('logs')).rejects.toMatchObject({
      kind: 'logLimitExceeded',
      data: { suggestedToBlock: '0xc8' },
    })
    expect(await client.request('echo', ['ä'])).toEqual(['ä'])
  })

  it.each([
    ['a page of a proxy', { status: 404, body: '<h1>not found</h1>' }, { kind: 'httpStatus', status: 404 }],
    ['a page with status 200', { body: '<h1>hello</h1>' }, { kind: 'badAnswer' }],
    ['the answer to another request', { body: { jsonrpc: '2.0', id: 99, result: '0x21' } }, { kind: 'badAnswer' }],
    ['a result for no request', { body: { jsonrpc: '2.0', id: null, result: '0x21' } }, { kind: 'badAnswer' }],
    ['JSON of another kind', { body: { hello: 1 } }, { kind: 'badAnswer' }],
    ['an answer without result', { body: { jsonrpc: '2.0', id: 0 } }, { kind: 'badAnswer' }],
    ['an error of a wrong form', { body: { jsonrpc: '2.0', id: 0, error: 'no' } }, { kind: 'badAnswer' }],
    [
      'an error of a wrong form beside a result',
      { body: { id: 0, result: null, error: 'pool is full' } },
      { kind: 'badAnswer', cause: 'pool is full' },
    ],
  ])('a response that is %s is a transport error', async (_name, answer, expected) => {
    const { client } = await startClient(() => answer)
    await expect(client.eth_chainId()).rejects.toMatchObject({ name: 'TransportError', ...expected })
  })
})

describe('responses to a batch', () => {
  it.each([
    ['one result', { jsonrpc: '2.0', id: 0, result: '0x21' }],
    ['one error for one of its calls', { jsonrpc: '2.0', id: 0, error: { code: -32000, message: 'no' } }],
    ['two results for each call', [0, 0, 1, 1].map((id) => ({ jsonrpc: '2.0', id, result: '0x21' }))],
    ['an empty array', []],
  ])('a response of %s to a batch fails all its calls', async (_name, body) => {
    const { client } = await startClient(() => ({ body }))
    for (const one of await readMany(client, 2)) expect(one).toMatchObject({ reason: { kind: 'badAnswer' } })
  })
})

describe('retries', () => {
  const failing = (times: number, failure: Scripted | undefined) => (body: unknown, count: number) =>
    count <= times ? failure : echo(body)

  it.each([
    ['a broken connection', undefined],
    ['status 502', { status: 502, body: 'bad gateway' }],
    ['status 503', { status: 503, body: 'away' }],
    ['status 504', { status: 504, body: 'late' }],
    ['status 429', { status: 429, headers: { 'retry-after': '0' }, body: 'slowly' }],
  ])('a call that only reads is retried after %s', async (_name, failure) => {
    const { server, client } = await startClient(failing(2, failure))
    expect(await client.eth_getCode('0xa', 'latest')).toEqual(['0xa', 'latest'])
    expect(server.bodies).toHaveLength(3)
  })

  it.each([
    ['a broken connection', undefined, { kind: 'network' }],
    ['status 503', { status: 503, body: 'away' }, { kind: 'httpStatus', status: 503 }],
    ['status 429', { status: 429, headers: { 'retry-after': '0' }, body: '' }, { kind: 'httpStatus', status: 429 }],
  ])('a transaction or an unknown method is not retried after %s', async (_name, failure, expected) => {
    const { server, client } = await startClient(() => failure)
    await expect(client.eth_sendRawTransaction(RAW)).rejects.toMatchObject(expected)
    await expect(client.request('vendor_method')).rejects.toMatchObject(expected)
    expect(server.bodies).toHaveLength(2)
  })

  it('of a transaction and a read that fail together, only the read is retried', async () => {
    const { server, client } = await startClient(failing(1, undefined))
    const [sent, read] = await Promise.allSettled([
      client.eth_sendRawTransaction(RAW),
      client.eth_getCode('0xa', '0x1'),
    ])
    expect([sent.status, read.status]).toEqual(['rejected', 'fulfilled'])
    expect(server.bodies[1]).toMatchObject({ method: 'eth_getCode' })
    expect(server.bodies).toHaveLength(2)
  })

  it('other HTTP statuses and errors of the node are not retried', async () => {
    const error = { code: -32603, message: 'Internal server error' }
    const { server, client } = await startClient((_body, count) =>
      count === 1 ? { status: 500, body: 'broken' } : { body: { jsonrpc: '2.0', id: 0, error } },
    )
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'httpStatus', status: 500 })
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'internalError' })
    expect(server.bodies).toHaveLength(2)
  })

  it('a call whose retries are used up rejects with the error of the node', async () => {
    const refusal = { status: 429, headers: { 'retry-after': '0' }, body: limited(1) }
    const { server, client } = await startClient(() => refusal)
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'limitExceeded', data: { retryAfterSeconds: 1 } })
    expect(server.bodies).toHaveLength(1 + quick.times)
  })

  it.each([
    ['header', { status: 429, headers: { 'retry-after': '3600' }, body: '' }, { kind: 'httpStatus', status: 429 }],
    ['error', { status: 429, body: limited(3600) }, { kind: 'limitExceeded', data: { retryAfterSeconds: 3600 } }],
  ])('a call is not retried when the %s requests a wait of an hour', async (_where, answer, expected) => {
    const { server, client } = await startClient(() => answer)
    await expect(client.eth_chainId()).rejects.toMatchObject(expected)
    expect(server.bodies).toHaveLength(1)
  })

  it('a retry waits for the time that the node requests', async () => {
    let refusedAtMs = 0
    const { client } = await startClient((body, count) => {
      if (count > 1) return echo(body)
      refusedAtMs = performance.now()
      return { status: 429, headers: { 'retry-after': '1' }, body: '' }
    })
    await client.eth_chainId()
    expect(performance.now() - refusedAtMs).toBeGreaterThan(990)
  })

  it('a failed call is not retried without retries', async () => {
    const { server, client } = await startClient(() => undefined, { retry: false })
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'network' })
    expect(server.bodies).toHaveLength(1)
  })

  it('retries end when the call is aborted', async () => {
    const { signal, abortSoon } = abortOnDemand()
    const retry = {
      times: 9,
      get delayMs() {
        abortSoon() // fires while the client waits
        return 3_600_000
      },
    }
    const { server, client } = await startClient(() => undefined, { retry })
    await expect(client.with({ signal, timeoutMs: 0 }).eth_chainId()).rejects.toBe('enough')
    expect(server.bodies).toHaveLength(1)
  })

  it('a call does not wait for a retry after its timeout', async () => {
    const retry = { maxRetryAfterMs: 3_600_000 }
    const { server, client } = await startClient(() => ({ status: 429, body: limited(3_600) }), { retry })
    const { signal, abortSoon } = abortOnDemand()
    const hasty = client.with({ timeoutMs: 600_000 }).eth_chainId().finally(abortSoon)
    const patient = client.with({ timeoutMs: 0, signal }).eth_chainId()
    const ended = await Promise.allSettled([hasty, patient])
    expect(ended).toMatchObject([{ reason: { kind: 'limitExceeded' } }, { reason: 'enough' }])
    expect(server.bodies).toHaveLength(1)
  })
})

describe('requests', () => {
  it('a request is cancelled when all its calls are aborted', async () => {
    const control = new AbortController()
    let release = () => undefined as undefined
    const held = new Promise<undefined>((resolve) => {
      release = () => {
        resolve(undefined)
        return undefined
      }
    })
    const { server, client } = await startClient(async () => {
      control.abort('enough')
      await held
      return undefined
    })
    const aborted = client.with({ signal: control.signal })
    const ended = await Promise.allSettled([aborted.eth_chainId(), aborted.eth_blockNumber()])
    expect(ended).toMatchObject([{ reason: 'enough' }, { reason: 'enough' }])
    await expect.poll(() => server.gone()).toBe(1)
    release()
  })

  it('a call with a value that JSON cannot represent fails alone', async () => {
    const { client } = await startClient(echo)
    const ended = await Promise.allSettled([client.request('echo', [1n]), client.request('echo', [2])])
    expect(ended).toMatchObject([{ reason: { name: 'TypeError' } }, { value: [2] }])
  })

  it('a request continues for the other calls when one call of its batch is aborted', async () => {
    const control = new AbortController()
    const { client } = await startClient((body) => {
      control.abort('enough')
      return echo(body)
    })
    const ended = await Promise.allSettled([
      client.with({ signal: control.signal }).request('echo', [1]),
      client.request('echo', [2]),
    ])
    expect(ended[1]).toEqual({ status: 'fulfilled', value: [2] })
  })

  it('a request has the headers and uses the fetch of the options', async () => {
    let used = 0
    const counting: typeof fetch = (...args) => {
      used++
      return fetch(...args)
    }
    const { server, client } = await startClient(echo, { headers: { 'x-team': 'a' }, fetch: counting })
    await client.request('echo')
    expect(server.headers[0]).toMatchObject({ 'x-team': 'a', 'content-type': 'application/json' })
    expect(used).toBe(1)
  })

  it('a request without a connection reports the cause', async () => {
    const transport = http('http://127.0.0.1:9/', { retry: false })
    await expect(createClient({ transport }).eth_chainId()).rejects.toThrow(/no answer from the node: .+/)
  })

  it('a request does not follow redirects', async () => {
    const other = await startHttpServer(echo)
    const { server, client } = await startClient(() => ({ status: 307, headers: { location: other.url } }))
    await expect(client.eth_sendRawTransaction(RAW)).rejects.toMatchObject({ kind: 'httpStatus', status: 307 })
    await expect(client.eth_chainId()).rejects.toMatchObject({ kind: 'httpStatus', status: 307 })
    expect([server.bodies.length, other.bodies.length]).toEqual([2, 0])
  })

  it.each(['nonsense/secret', 'ftp://127.0.0.1/secret', 'http://me:secret@127.0.0.1/', ''])(
    'the URL %j is refused with an error that does not contain it',
    (url) => {
      expect(() => http(url)).toThrow(TypeError)
      expect(() => http(url)).not.toThrow('secret')
    },
  )

  it('a compressed response that expands beyond maxBytes is refused', async () => {
    const body = gzipSync(`{"jsonrpc":"2.0","id":0,"result":"${'0'.repeat(5_000_000)}"}`)
    const packed = { headers: { 'content-encoding': 'gzip' }, body }
    const { server, client } = await startClient(() => packed, { maxBytes: 100_000 })
    await expect(client.eth_chainId()).rejects.toMatchObject({
      kind: 'badAnswer',
      message: 'the answer is longer than 100000 bytes',
    })
    expect(server.bodies).toHaveLength(1)
  })
})
