import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import type { Abortable } from '../../../src/base/abortable.ts'
import { ReadyJson } from '../../../src/base/readyJson.ts'
import { startTestServer } from '../_testServer.ts'
import { call, open } from './_client.ts'
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

it.each([
  ['at once', 'read', /"result":0}$/],
  ['after input and output', 'io', /"result":true}$/],
  ['in pieces', 'stream', /\r\n}\r\n0\r\n\r\n$/],
])('a client that says it sends no more is answered: %s', async (_how, method, end) => {
  const { port } = await startTestServer({ handlers })
  for (let i = 0; i < 10; i++) expect(await sendLast(port, call(method))).toMatch(end)
})

it('a client that says so behind its second request is answered', async () => {
  const { port } = await startTestServer({ handlers })
  const { socket, answer, keep, closed } = await open(port)
  socket.write(post())
  await answer()
  keep()
  socket.end(call('io'))
  expect(await closed).toMatch(/"result":0}HTTP[\s\S]*"result":true}$/)
})

it('a client that says so is taken for gone after a while, and answered if it is not', async () => {
  const wait = (_engine: unknown, _params: unknown, { signal }: Abortable) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve('told to stop')))
  const { port } = await startTestServer({ bounds: { halfOpenTimeoutMs: 30 }, handlers: { addSlowly: wait } })
  expect(await sendLast(port, call('addSlowly'))).toMatch(/"result":"told to stop"}$/)
})

it('a method that does not stop for it has the time of any silence once more, and no longer', async () => {
  const { port } = await startTestServer({
    bounds: { halfOpenTimeoutMs: 30, silenceTimeoutMs: 30 },
    handlers: { addSlowly: () => new Promise(() => {}) },
    callTimeoutMs: 0,
  })
  expect(await sendLast(port, call('addSlowly'))).toBe('')
})
