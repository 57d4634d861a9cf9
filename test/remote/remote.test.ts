import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { RemoteError, RemoteUnavailable } from '../../src/remote/errors.ts'
import { createRemote, type Remote, type RemoteSetup } from '../../src/remote/remote.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { listen } from '../_helpers/listen.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { until } from '../_helpers/until.ts'
import {
  acceptBatchesUpTo,
  type Behaviour,
  drop,
  limit,
  oversized,
  type ScriptedEndpoint,
  SECRET,
  stall,
  stallBody,
  startScriptedEndpoint,
  status,
  text,
  timeOut,
} from './_scriptedEndpoint.ts'

type Setup = Partial<RemoteSetup>

/** Opens a remote that waits one millisecond before it repeats. */
function openRemote(endpoints: readonly ScriptedEndpoint[], setup: Setup = {}): Remote {
  const urls = endpoints.map(({ url }) => url)
  return closedAfterTest(createRemote({ urls, timer: systemTimer, backoffMs: 1, ...setup }))
}

const askAll = (remote: Remote, ...methods: readonly string[]) =>
  Promise.all(methods.map((method) => remote.ask(method, [])))
const many = (count: number) => Array.from({ length: count }, (_, index) => `m${index}`)
const sizes = (endpoint: ScriptedEndpoint) => endpoint.methods().map(({ length }) => length)

/** Returns the error that a question is rejected with. */
async function failureOf(remote: Remote, method = 'm'): Promise<Error> {
  const error = await remote.ask(method, []).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('the question was answered')
  return error
}

describe('batches', () => {
  it('questions of one iteration of the event loop share a request, and equal ones a question', async () => {
    const endpoint = await startScriptedEndpoint()
    const remote = openRemote([endpoint])
    expect(await askAll(remote, 'a', 'b', 'a')).toEqual(['a!', 'b!', 'a!'])
    expect(endpoint.methods()).toEqual([['a', 'b']])
    expect(remote.stats()).toEqual({ requests: 1, questions: 2, retries: 0, failures: 0, waiting: 0 })
  })

  it('a single question is not sent as a batch', async () => {
    const endpoint = await startScriptedEndpoint()
    await openRemote([endpoint]).ask('a', [1, { b: null }])
    expect(endpoint.calls[0]?.isBatch).toBe(false)
    expect(endpoint.calls[0]?.questions).toEqual([{ jsonrpc: '2.0', id: 1, method: 'a', params: [1, { b: null }] }])
  })

  it('a batch has at most 50 questions', async () => {
    const endpoint = await startScriptedEndpoint()
    await askAll(openRemote([endpoint], { requestsPerSecond: 1_000 }), ...many(120))
    expect(sizes(endpoint)).toEqual([50, 50, 20])
  })

  it('responses in another order, twice or with other ids reach the right questions', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.next((call) => {
      const responses = call.questions.map(({ id = null, method }) => ({ id, result: `${method}!` })).reverse()
      call.send([{ id: 77, result: 'stray' }, 3, null, ...responses])
    })
    expect(await askAll(openRemote([endpoint]), 'a', 'b', 'c')).toEqual(['a!', 'b!', 'c!'])
  })

  it('questions without a response in the batch are asked again, and no others', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.next((call) => call.answer((response, index) => (index === 1 ? null : response)))
    expect(await askAll(openRemote([endpoint]), 'a', 'b', 'c')).toEqual(['a!', 'b!', 'c!'])
    expect(endpoint.methods()).toEqual([['a', 'b', 'c'], ['b']])
  })

  it.for<[string, Behaviour]>([
    ['HTTP 413', ({ isBatch, answer, response }) => (isBatch ? void response.writeHead(413).end() : answer())],
    ['HTTP 400', ({ isBatch, answer, response }) => (isBatch ? void response.writeHead(400).end('no') : answer())],
    ['one error', acceptBatchesUpTo(1)],
    [
      'an error for each question',
      (call) =>
        call.answer((response) =>
          call.isBatch
            ? { id: response.id ?? null, error: { code: -32600, message: 'batches are disabled' } }
            : response,
        ),
    ],
  ])('an endpoint that refuses batches with %s is asked one question per request', async ([, behaviour]) => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(behaviour)
    const remote = openRemote([endpoint])
    const methods = many(8)
    expect(await askAll(remote, ...methods)).toEqual(methods.map((method) => `${method}!`))
    const refused = endpoint.calls.length
    await askAll(remote, 'x', 'y')
    expect(sizes(endpoint).slice(refused)).toEqual([1, 1])
  })

  it('the size of batches is halved until the endpoint accepts it, and remembered', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(acceptBatchesUpTo(20))
    const remote = openRemote([endpoint], { maxInFlight: 1, requestsPerSecond: 1_000 })
    await askAll(remote, ...many(50))
    await askAll(remote, ...many(24))
    expect(sizes(endpoint)).toEqual([50, 25, 12, 12, 12, 12, 2, 12, 12])
  })

  it('a batch whose response is too long is divided', async () => {
    const endpoint = await startScriptedEndpoint(() => 'x'.repeat(1_000))
    const remote = openRemote([endpoint], { maxBytes: 3_000, maxInFlight: 1 })
    expect(await askAll(remote, ...many(4))).toHaveLength(4)
    expect(sizes(endpoint)).toEqual([4, 2, 2])
  })

  it('a batch that takes rskj too long is divided, and the next one has the same size again', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.next(timeOut)
    const remote = openRemote([endpoint], { maxInFlight: 1 })
    expect(await askAll(remote, ...many(4))).toHaveLength(4)
    expect(await askAll(remote, ...many(4))).toHaveLength(4)
    expect(sizes(endpoint)).toEqual([4, 2, 2, 4])
  })
})

describe('failures', () => {
  it.for<[string, Behaviour]>([
    ['a dropped connection', drop],
    ['HTTP 429', status(429, { 'retry-after': '0' })],
    ['HTTP 503', status(503)],
    ['HTTP 500 with a JSON-RPC error', status(500, {}, '{"id":1,"error":{"code":-32000,"message":"x"}}')],
    ['a text that is not JSON', text('<html>')],
    ['JSON that is not JSON-RPC', text('[[]]')],
    ['a result for another question', text('{"id":7,"result":1}')],
    ['-32005', limit(0)],
    ['the error 429', text('{"id":1,"error":{"code":429,"message":"exceeded"}}')],
  ])('a question that fails with %s is repeated', async ([, behaviour]) => {
    const endpoint = await startScriptedEndpoint()
    endpoint.next(behaviour, behaviour)
    const remote = openRemote([endpoint])
    expect(await remote.ask('a', [])).toBe('a!')
    expect(remote.stats()).toMatchObject({ requests: 3, retries: 2, failures: 0 })
  })

  it('only the limited questions of a batch are repeated', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.next(limit(0, 2))
    expect(await askAll(openRemote([endpoint]), 'a', 'b', 'c')).toEqual(['a!', 'b!', 'c!'])
    expect(endpoint.methods()).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ])
  })

  it('a question that stays limited is rejected with the error of the endpoint', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(limit(0))
    expect(await failureOf(openRemote([endpoint], { retries: 2 }))).toMatchObject({
      code: -32005,
      message: 'limit exceeded',
    })
    expect(endpoint.calls).toHaveLength(3)
  })

  it('a JSON-RPC error is not repeated, and keeps code, message and data', async () => {
    const data = { hint: 'x' }
    const endpoint = await startScriptedEndpoint(() => ({ error: { code: -32015, message: 'reverted', data } }))
    const error = await failureOf(openRemote([endpoint]))
    expect(error).toBeInstanceOf(RemoteError)
    expect(error).toMatchObject({ code: -32015, message: 'reverted', data, origin: endpoint.origin })
    expect(endpoint.calls).toHaveLength(1)
  })

  it('too many logs are not repeated, although their code is that of a limit', async () => {
    const message = 'query returned more than 10000 results'
    const endpoint = await startScriptedEndpoint(() => ({ error: { code: -32005, message } }))
    expect(await failureOf(openRemote([endpoint]))).toMatchObject({ code: -32005, message })
    expect(endpoint.calls).toHaveLength(1)
  })

  it('a question is rejected after its retries', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(status(503))
    const remote = openRemote([endpoint], { retries: 2 })
    const error = await failureOf(remote)
    expect(error).toBeInstanceOf(RemoteUnavailable)
    expect(error.message).toBe(`m: no answer from the remote node: HTTP 503 (${endpoint.origin}, attempt 3)`)
    expect(remote.stats()).toMatchObject({ requests: 3, retries: 2, failures: 1 })
  })

  it.for<[string, Behaviour, RegExp]>([
    ['HTTP 401', status(401), /HTTP 401; check the URL and its key/],
    ['a redirect', status(302, { location: 'http://127.0.0.1:1/' }), /HTTP 302: redirects are not followed/],
    ['a response above the limit', oversized(3_000), /longer than 2000 bytes/],
  ])('%s is not repeated', async ([, behaviour, message]) => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(behaviour)
    expect((await failureOf(openRemote([endpoint], { maxBytes: 2_000 }))).message).toMatch(message)
    expect(endpoint.calls).toHaveLength(1)
  })

  it.for<[string, Behaviour]>([
    ['response', stall],
    ['end of the response', stallBody],
  ])('a request without %s ends after its time limit', async ([, behaviour]) => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(behaviour)
    const timer = holdTimer()
    const failing = failureOf(openRemote([endpoint], { timer, timeoutMs: 10_000, retries: 0 }))
    await until(() => endpoint.calls.length === 1)
    timer.advance(10_000)
    expect((await failing).message).toMatch(/no response within 10000 ms/)
  })

  it('a port that nothing listens on is reported by the code of the system', async () => {
    const { port, close } = await listen(createServer())
    await close()
    const origin = `http://127.0.0.1:${port}`
    const remote = closedAfterTest(createRemote({ urls: [`${origin}/key`], timer: systemTimer, retries: 0 }))
    expect((await failureOf(remote)).message).toBe(
      `m: no answer from the remote node: ECONNREFUSED (${origin}, attempt 1)`,
    )
  })
})

describe('back-off', () => {
  /** Answers with 503, and returns the waits of a remote until it gives up. */
  async function waitsOf(setup: Setup, behaviour: Behaviour = status(503)): Promise<number[]> {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(behaviour)
    const timer = holdTimer()
    const waits: number[] = []
    const recording = {
      ...timer,
      wakeIn(ms: number, work: () => void, signal?: AbortSignal) {
        if (ms === 45_000) return timer.wakeIn(ms, work, signal)
        waits.push(ms)
        timer.wakeIn(ms, work, signal)
        setImmediate(() => timer.advance(ms))
      },
    }
    await failureOf(openRemote([endpoint], { timer: recording, backoffMs: 1_000, random: () => 1, ...setup }))
    return waits
  }

  it('the waits double up to 30 seconds', async () => {
    expect(await waitsOf({ retries: 7 })).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('the waits are random within their half', async () => {
    expect(await waitsOf({ retries: 2, random: () => 0 })).toEqual([500, 1_000])
  })

  it('a requested wait replaces them, up to 30 seconds', async () => {
    expect(await waitsOf({ retries: 1 }, status(429, { 'retry-after': '7' }))).toEqual([7_000])
    expect(await waitsOf({ retries: 1 }, status(503, { 'retry-after': '3600' }))).toEqual([30_000])
  })
})

describe('limits', () => {
  it('questions per second are limited, batches included', async () => {
    const endpoint = await startScriptedEndpoint()
    const timer = holdTimer()
    const remote = openRemote([endpoint], { timer, requestsPerSecond: 10 })
    await askAll(remote, ...many(10))
    const later = askAll(remote, 'x', 'y')
    await until(() => timer.waiting() === 1)
    expect(endpoint.calls).toHaveLength(1)
    timer.advance(200)
    expect(await later).toEqual(['x!', 'y!'])
  })

  it('at most four requests run at once', async () => {
    const endpoint = await startScriptedEndpoint()
    const held: Array<() => void> = []
    endpoint.always((call) => void held.push(call.answer))
    const remote = openRemote([endpoint], { maxBatchSize: 1 })
    const answers = askAll(remote, ...many(6))
    await until(() => held.length === 4)
    expect(remote.stats().waiting).toBe(2)
    held.shift()?.()
    await until(() => held.length === 4)
    endpoint.always((call) => call.answer())
    for (const answer of held) answer()
    expect(await answers).toHaveLength(6)
  })

  it('more than 10,000 waiting requests are refused', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(stall)
    const remote = createRemote({ urls: [endpoint.url], timer: systemTimer })
    const answers = Promise.allSettled(many(10_000).map((method) => remote.ask(method, [])))
    await expect(remote.ask('x', [])).rejects.toThrow(/10000 requests are waiting already/)
    await remote.close()
    for (const answer of await answers) expect(answer.status).toBe('rejected')
  })

  it('a closed remote ends its requests and refuses questions', async () => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(stall)
    const remote = openRemote([endpoint])
    const failing = failureOf(remote)
    await until(() => endpoint.calls.length === 1)
    await remote.close()
    expect((await failing).message).toMatch(/the node stops/)
    expect((await failureOf(remote)).message).toMatch(/the node stops/)
  })
})

describe('the key of a URL', () => {
  const HEADER = 'Bearer header-secret-42'

  it.for<[string, Behaviour]>([
    ['dropped connections', drop],
    ['a redirect to itself', ({ path, response }) => void response.writeHead(301, { location: path }).end()],
    ['HTTP 404', ({ path, response }) => void response.writeHead(404, { x: path }).end(path)],
    [
      'an error that repeats it',
      (call) =>
        call.answer((response) => ({
          id: response.id ?? null,
          error: {
            code: -32000,
            message: `no access to ${call.path} for ${call.headers.authorization}; ${'x'.repeat(1_990)}${SECRET}`,
            data: { [SECRET]: [call.path, `key ${SECRET}`] },
          },
        })),
    ],
  ])('is in no error and no report after %s', async ([, behaviour]) => {
    const endpoint = await startScriptedEndpoint()
    endpoint.always(behaviour)
    const remote = openRemote([endpoint], { retries: 1, headers: [['authorization', HEADER]] })
    const error = await failureOf(remote)
    const texts = [
      error.message,
      error.stack,
      String(error.cause),
      JSON.stringify(error),
      error instanceof RemoteError ? JSON.stringify(error.data) : '',
      JSON.stringify([remote.stats(), remote.endpoints()]),
    ].join('\n')
    expect(endpoint.calls[0]?.headers.authorization).toBe(HEADER)
    expect(texts).not.toContain(SECRET)
    expect(texts).not.toContain('secret-key')
    expect(texts).not.toContain('header-secret-42')
  })

  it('is sent as the URL has it, with user and password as a header', async () => {
    const endpoint = await startScriptedEndpoint()
    const url = endpoint.url.replace('http://', 'http://user:pass%20word@')
    await closedAfterTest(createRemote({ urls: [`${url}?apikey=abc`], timer: systemTimer })).ask('a', [])
    expect(endpoint.calls[0]?.path).toBe(`/v1/${SECRET}?apikey=abc`)
    expect(endpoint.calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:pass word').toString('base64')}`)
    expect(endpoint.calls[0]?.headers['user-agent']).toMatch(/^scion\/\d/)
  })

  it.for([[[]], [new Array(9).fill('http://127.0.0.1/')], [['ftp://host/secret-path']], [['secret path']]] as const)(
    'is not in the error about invalid URLs: %j',
    ([urls]) => {
      const create = () => createRemote({ urls, timer: systemTimer })
      expect(create).toThrow(/remote URL/)
      expect(create).not.toThrow(/secret/)
    },
  )

  it('is not in the error about an invalid header', () => {
    const headers = [['x-key', 'secret\nvalue']] as const
    const create = () => createRemote({ urls: ['http://127.0.0.1/'], headers, timer: systemTimer })
    expect(create).toThrow(/header of the remote node/)
    expect(create).not.toThrow(/secret/)
  })
})
