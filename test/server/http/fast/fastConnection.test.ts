import { describe, expect, it } from 'vitest'
import { ReadyJson } from '../../../../src/base/readyJson.ts'
import { sendRaw, startTestServer } from '../../_testServer.ts'
import { call, gate, heldMethod, open } from './_client.ts'
import { turns } from './_pair.ts'
import { post } from './_requests.ts'

const REFUSED = 'HTTP/1.1 400 Bad Request'

describe('a connection is ended', () => {
  it('a connection without a byte is ended', async () => {
    const { port } = await startTestServer({ bounds: { headersTimeoutMs: 20 } })
    expect(await sendRaw(port, '')).toMatch(/^HTTP\/1.1 408/)
  })

  it('a connection without a further request is ended', async () => {
    const { port } = await startTestServer({ bounds: { keepAliveTimeoutMs: 20 } })
    expect(await sendRaw(port, post())).toMatch(/^HTTP\/1.1 200 [\s\S]*"result":0}$/)
  })

  it('a connection with a silent method is ended, and the method is aborted', async () => {
    const { open: stop, opened: stopped } = gate()
    const wait = (_engine: unknown, _params: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(stop())))
    const { port } = await startTestServer({ callTimeoutMs: 0, bounds: { silenceTimeoutMs: 30 }, handlers: { wait } })
    expect(await sendRaw(port, call('wait'))).toBe('')
    await stopped
  })

  it('a connection whose client does not read is ended, and the rest of the response is not created', async () => {
    const { open: end, opened: ended } = gate()
    async function* endless() {
      try {
        for (;;) yield 'x'.repeat(65_536)
      } finally {
        end()
      }
    }
    const { port } = await startTestServer({
      bounds: { silenceTimeoutMs: 50 },
      handlers: { long: async () => new ReadyJson(endless()) },
    })
    const { socket } = await open(port)
    socket.pause()
    socket.write(call('long'))
    await ended
  })

  it('a connection whose response fails is ended without a regular end of the body', async () => {
    async function* broken() {
      yield 'x'.repeat(2_000_000)
      throw new Error('broken')
    }
    const { port, logged } = await startTestServer({ handlers: { long: async () => new ReadyJson(broken()) } })
    const received = await sendRaw(port, call('long'))
    expect(received).toMatch(/^HTTP\/1.1 200 /)
    expect(received).not.toMatch(/0\r\n\r\n$/)
    const requestId = /x-request-id: (\S+)/.exec(received)?.[1]
    const lines = logged.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { level: 50, requestId, err: { message: 'broken' } },
      { level: 30, requestId, status: 200 },
    ])
  })

  it('a connection that its client ends is ended', async () => {
    const { port } = await startTestServer()
    const { socket, closed } = await open(port)
    socket.resume().end()
    await closed
  })
})

it.each([true, false])(
  'a client that leaves before its compressed response logs no error (fast path: %s)',
  async (hasFastPath) => {
    const { open: begin, opened: begun } = gate()
    const { open: release, opened: released } = gate()
    async function* pieces() {
      yield '"'.padEnd(100_000, 'x') // packed, this is too little to go out at once
      begin()
      await released
      yield '"'
    }
    const handlers = { long: async () => new ReadyJson(pieces()) }
    const { port, logged, close } = await startTestServer({ hasFastPath, handlers })
    const { socket, closed } = await open(port)
    socket.write(post({ body: '{"id":1,"method":"long"}', more: ['Accept-Encoding: gzip'] }))
    await begun
    await turns(20)
    socket.destroy()
    await closed
    await turns(20)
    release()
    await close()
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
  },
)

it('bytes that arrive during a request wait unread', async () => {
  const { hold, begun, release } = heldMethod()
  const { port, engine } = await startTestServer({ handlers: { hold, add: async () => ++engine.value } })
  const { socket, answer, keep, closed } = await open(port)
  socket.write(call('hold'))
  await begun
  socket.write(call('add'))
  await turns(20)
  expect(engine.value).toBe(0)
  release('first')
  expect(await answer()).toContain('"result":"first"')
  keep()
  socket.write('nonsense\r\n\r\n')
  expect(await closed).toMatch(/"result":"first"[\s\S]*"result":1}[\s\S]*400 Bad Request/)
  expect(engine.value).toBe(1)
})

it('the refusal of invalid bytes does not overtake the response before it', async () => {
  const { port } = await startTestServer()
  const { socket, keep, closed } = await open(port)
  keep()
  socket.write(post({ body: '{"id":1,"method":"later","params":[30]}' }))
  await turns(4)
  socket.write('nonsense\r\n\r\n')
  const received = await closed
  expect(received).toContain('"result":0}HTTP')
  expect(received).toContain(REFUSED)
})

it('a connection can pass from the fast path to Node between two requests', async () => {
  const { port } = await startTestServer()
  const { socket, answer } = await open(port)
  const requests = [
    post(),
    post({ more: ['X-One:'] }),
    post(),
    post({ length: 'Transfer-Encoding: chunked', body: '0\r\n\r\n' }),
  ]
  const statuses: string[] = []
  for (const request of requests) {
    socket.write(request)
    statuses.push((await answer()).slice(9, 12))
  }
  expect(statuses).toEqual(['200', '200', '200', '400'])
  socket.destroy()
})

it('a connection beyond the maximum is refused while all are in use', async () => {
  const { hold, begun, release } = heldMethod()
  const { port } = await startTestServer({ bounds: { maxConnections: 1 }, handlers: { hold } })
  const one = await open(port)
  one.socket.write(call('hold'))
  await begun
  expect(await sendRaw(port, post())).toBe('')
  release('')
  expect(await one.answer()).toMatch(/^HTTP\/1.1 200/)
  one.socket.destroy()
})

it('the request log is the same on both paths', async () => {
  const facts = async (hasFastPath: boolean) => {
    const { send, logged, close } = await startTestServer({ hasFastPath, isOpen: true })
    for (const path of ['/', '/regtest', '/regtest/all_key', '/regtest/wrong', '/mainnet/local_key'])
      await send({ path })
    await send({ headers: { 'content-type': 'text/plain' } })
    await close()
    return logged.map((line) => {
      const { time: _time, requestId, durationMs, ...rest } = JSON.parse(line)
      return { ...rest, requestId: typeof requestId, durationMs: typeof durationMs }
    })
  }
  expect(await facts(true)).toEqual(await facts(false))
})

describe('stopping', () => {
  const holding = async () => {
    const { hold, begun, release } = heldMethod()
    const server = await startTestServer({ callTimeoutMs: 0, handlers: { read: async () => 0, hold } })
    const fresh = await open(server.port)
    const idle = await open(server.port)
    idle.socket.write(post())
    await idle.answer()
    const busy = await open(server.port)
    busy.keep()
    busy.socket.write(call('hold'))
    await begun
    return { ...server, release, fresh, idle, busy }
  }

  it('a server that stops ends idle connections at once, others after their response', async () => {
    const { close, release, fresh, idle, busy } = await holding()
    fresh.socket.resume()
    idle.socket.resume()
    const closed = close(10_000)
    await Promise.all([fresh.closed, idle.closed])
    release('done')
    expect(await busy.closed).toMatch(/Connection: close[\s\S]*"result":"done"/)
    await closed
  })

  it('a server that stops cuts off connections after its grace time', async () => {
    const { close, busy } = await holding()
    await close(20)
    expect(await busy.closed).toBe('')
  })
})
