import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ReadyJson } from '../../../../src/base/readyJson.ts'
import type { Abortable } from '../../../../src/concurrency/abortable.ts'
import { READ, startTestServer } from '../../_testServer.ts'
import { call, gate, heldMethod, open } from './_client.ts'
import { turns } from './_pair.ts'
import { post } from './_requests.ts'

async function* pieces() {
  yield '"'
  for (let i = 0; i < 30; i++) {
    await stat('.')
    yield 'x'.repeat(100_000)
  }
  yield '"'
}
const handlers = {
  read: async () => 0,
  io: async () => (await stat('.')).isDirectory(),
  stream: async () => new ReadyJson(pieces()),
}

/** Sends no more behind these bytes, and reads on. */
function sendLast(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(bytes))
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk))).on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

describe.each([true, false])('with the fast path: %s', (hasFastPath) => {
  it.each([
    ['at once', 'read', /"result":0}$/],
    ['after input and output', 'io', /"result":true}$/],
    ['in pieces', 'stream', /\r\n}\r\n0\r\n\r\n$/],
  ])('a client that ends its side is answered: %s', async (_how, method, end) => {
    const { port } = await startTestServer({ hasFastPath, handlers })
    for (let i = 0; i < 10; i++) expect(await sendLast(port, call(method))).toMatch(end)
  })

  it('a client that ends its side after its second request is answered', async () => {
    const { port } = await startTestServer({ hasFastPath, handlers })
    const { socket, answer, keep, closed } = await open(port)
    socket.write(post())
    await answer()
    keep()
    socket.end(call('io'))
    expect(await closed).toMatch(/"result":0}HTTP[\s\S]*"result":true}$/)
  })

  it('the call of a half-closed connection is aborted after a time, and still answered', async () => {
    const wait = (_engine: unknown, _params: unknown, { signal }: Abortable) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted')))
    const { port } = await startTestServer({
      hasFastPath,
      bounds: { halfOpenTimeoutMs: 30 },
      handlers: { addSlowly: wait },
    })
    expect(await sendLast(port, call('addSlowly'))).toMatch(/"result":"aborted"}$/)
  })

  it('a method that ignores its signal has the silence timeout', async () => {
    const { port } = await startTestServer({
      hasFastPath,
      bounds: { halfOpenTimeoutMs: 30, silenceTimeoutMs: 30 },
      handlers: { addSlowly: () => new Promise(() => {}) },
      callTimeoutMs: 0,
    })
    expect(await sendLast(port, call('addSlowly'))).toBe('')
  })

  /** Longer than a test may take: what ends is ended by something else. */
  const PATIENT = { halfOpenTimeoutMs: 600_000, halfOpenCheckMs: 1 }

  it('an aborted fetch ends its call', async () => {
    const { open: begin, opened: begun } = gate()
    const { open: stop, opened: stopped } = gate()
    const wait = (_engine: unknown, _params: unknown, { signal }: Abortable) => {
      signal.addEventListener('abort', () => stop())
      begin()
      return new Promise(() => {})
    }
    const { port, send } = await startTestServer({
      hasFastPath,
      bounds: PATIENT,
      handlers: { wait, read: () => 0 },
      callTimeoutMs: 0,
    })
    const aborting = new AbortController()
    const asked = fetch(`http://127.0.0.1:${port}/regtest/all_key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":1,"method":"wait"}',
      signal: aborting.signal,
    })
    await begun
    aborting.abort()
    await expect(asked).rejects.toThrow('aborted')
    await stopped
    expect((await send({ body: READ })).status).toBe(200)
  })

  it('a client that ended its side is answered after a long call, with valid HTTP before', async () => {
    const { hold, begun, release } = heldMethod()
    const { port } = await startTestServer({ hasFastPath, bounds: PATIENT, handlers: { hold }, callTimeoutMs: 0 })
    const { socket, keep, answer, closed } = await open(port)
    socket.allowHalfOpen = true
    socket.end(call('hold'))
    await begun
    expect(await answer()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    keep()
    await turns(200) // iterations in which the connection is checked again
    release('done')
    expect(await closed).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK\r\n[\s\S]*"result":"done"}$/)
  })
})
