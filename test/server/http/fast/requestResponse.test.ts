import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Timer } from '../../../../src/base/clock.ts'
import { ReadyJson } from '../../../../src/base/readyJson.ts'
import { startTestServer } from '../../_testServer.ts'
import { call, gate, open } from './_client.ts'
import { startPair, turns } from './_pair.ts'
import { post } from './_requests.ts'

type Called = { signal: AbortSignal }

it('a compressed response that fails before its first byte is a logged error', async () => {
  async function* pieces() {
    yield '"'.padEnd(1_200_000, 'x') // packed, this is too little to go out at once
    throw new Error('broken')
  }
  const { ask, fast, byNode } = await startPair({ handlers: { long: async () => new ReadyJson(pieces()) } })
  const answers = await ask([call('long', 'Accept-Encoding: gzip')])
  for (const answer of Object.values(answers)) {
    expect(answer).toMatch(/^HTTP\/1.1 500 [\s\S]*"Internal server error"/)
    expect(answer.slice(0, answer.indexOf('HTTP/1.1 200'))).not.toContain('content-encoding')
  }
  for (const { logged } of [fast, byNode]) {
    const [error, request] = logged.map((line) => JSON.parse(line))
    expect(error).toMatchObject({ level: 50, msg: 'internal error', requestId: expect.any(String) })
    expect(request).toMatchObject({ status: 500, requestId: error.requestId })
  }
})

it.each([true, false])('a request is logged when its response is sent (fast path: %s)', async (hasFastPath) => {
  const { open: release, opened: released } = gate()
  async function* pieces() {
    yield '"'.padEnd(1_200_000, 'x')
    await released
    yield '"'
  }
  const { port, logged, close } = await startTestServer({
    hasFastPath,
    handlers: { long: async () => new ReadyJson(pieces()) },
  })
  const { socket, answer, closed } = await open(port)
  socket.write(call('long'))
  await answer()
  await turns(20)
  expect(logged).toEqual([])
  socket.resume()
  release()
  await close()
  await closed
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'request', status: 200 }])
})

it('a response that fails is cut off, and the log has the reason', async () => {
  async function* pieces() {
    yield '"'.padEnd(1_200_000, 'x')
    throw new Error('broken')
  }
  const { ask, fast, byNode } = await startPair({ handlers: { long: async () => new ReadyJson(pieces()) } })
  for (const answer of Object.values(await ask([call('long')]))) {
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer).not.toMatch(/\r\n0\r\n\r\n/) // the end of a body in chunks
  }
  for (const { logged } of [fast, byNode]) {
    const errors = logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      msg: 'response aborted',
      err: { message: 'broken' },
      requestId: expect.any(String),
    })
  }
})

it('a call that outlives its response does not replace the next listener', async () => {
  const { open: ask, opened: asked } = gate()
  const { open: begin, opened: begun } = gate()
  const { open: stop, opened: stopped } = gate()
  let [nowMs, wake] = [0, () => {}]
  const timer: Timer = {
    nowMs: () => nowMs,
    wakeIn(_ms, work) {
      wake = work
    },
  }
  const late = async (_engine: unknown, _params: unknown, made: Called) => {
    setImmediate(() => {
      nowMs = 300
      wake()
    })
    await asked
    return made.signal.aborted
  }
  const wait = (_engine: unknown, _params: unknown, { signal }: Called) => {
    begin()
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(stop())))
  }
  const handlers = { late, wait, add: async (engine: { value: number }) => ++engine.value }
  const { port, engine } = await startTestServer({ handlers, callTimeoutMs: 300, timer })
  const { socket, answer } = await open(port)
  socket.write(call('late'))
  expect(await answer()).toContain('error')
  socket.write(post({ body: '[{"id":1,"method":"wait"},{"id":2,"method":"add"}]' }))
  await begun
  ask()
  await turns(3)
  socket.resetAndDestroy()
  await stopped
  await turns(20)
  expect(engine.value).toBe(0) // nobody waits for the rest of the batch
})

describe('a response body whose client disconnects is released', () => {
  it.each([
    ['uncompressed', []],
    ['compressed', ['Accept-Encoding: gzip']],
  ])('the pieces of a response body are released if the client disconnects: %s', async (_how, more) => {
    const { open: begin, opened: begun } = gate()
    const { open: release, opened: released } = gate()
    const { open: end, opened: ended } = gate()
    async function* pieces() {
      try {
        begin()
        await released
        for (;;) yield randomBytes(600_000).toString('hex')
      } finally {
        end()
      }
    }
    const { port, logged } = await startTestServer({ handlers: { long: async () => new ReadyJson(pieces()) } })
    const { socket, closed } = await open(port)
    socket.write(call('long', ...more))
    await begun
    socket.resetAndDestroy()
    await closed
    await turns(20)
    release()
    await ended
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
