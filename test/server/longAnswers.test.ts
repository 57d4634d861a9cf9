import { Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PIECE_LENGTH } from '../../src/base/utf8Pieces.ts'
import { ANY_LENGTH, startTestServer } from './_testServer.ts'
import { gate, open } from './http/fast/_client.ts'
import { turns } from './http/fast/_pair.ts'
import { post } from './http/fast/_requests.ts'
import { heldMethod, openClient } from './websocket/_webSocketServer.ts'

const LIMITS = { ...ANY_LENGTH, batchLimit: 50, batchConcurrency: 4 }
const LONG = '€x'.repeat(2 * 2 ** 20)
const ITEM = 'x'.repeat(200_000)
const EUROS = '€'.repeat(30_000)

const handlers = { long: () => LONG, item: () => ITEM, euros: () => EUROS, read: () => 0 }
const call = (method: string) => ({ jsonrpc: '2.0', id: 1, method })
const answer = (result: unknown) => ({ jsonrpc: '2.0', id: 1, result })

type Server = Awaited<ReturnType<typeof startTestServer>>

async function askHttp({ port }: Server, body: unknown): Promise<unknown> {
  const url = `http://127.0.0.1:${port}/regtest/all_key`
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text))
  return JSON.parse(text)
}

async function askWebSocket({ port }: Server, body: unknown): Promise<unknown> {
  const client = await openClient(`ws://127.0.0.1:${port}/regtest/all_key`)
  client.send(body)
  await client.until(() => client.received.length > 0)
  return client.received[0]
}

/** Records the written bytes, and the maximum per iteration of the event loop. A read of the timer takes a millisecond. */
function watchWrites() {
  let nowMs = performance.now()
  let turn = 0
  let isOver = false
  const texts: string[] = []
  const bytesInTurn = new Map<number, number>()
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  count()
  const { write } = Socket.prototype
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs++)
  const writes = vi.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, chunk, ...more) {
    if (typeof chunk === 'string') texts.push(chunk)
    bytesInTurn.set(turn, (bytesInTurn.get(turn) ?? 0) + Buffer.byteLength(chunk))
    return Reflect.apply(write, this, [chunk, ...more])
  })
  onTestFinished(() => {
    isOver = true
    for (const spy of [clock, writes]) spy.mockRestore()
  })
  return { texts, mostBytes: () => Math.max(...bytesInTurn.values()) }
}

const WAYS = [
  ['on the fast path', true, askHttp],
  ['by way of Node', false, askHttp],
  ['over a WebSocket', true, askWebSocket],
] as const

it.each(WAYS)(
  'a long answer is sent a few pieces per iteration of the event loop, and counted in bytes: %s',
  async (_, hasFastPath, ask) => {
    const server = await startTestServer({ hasFastPath, limits: LIMITS, handlers })
    const { texts, mostBytes } = watchWrites()
    expect(await ask(server, call('euros'))).toEqual(answer(EUROS))
    expect(await ask(server, call('long'))).toEqual(answer(LONG))
    const batch = Array.from({ length: 50 }, () => 'item')
    expect(await ask(server, batch.map(call))).toEqual(batch.map(() => answer(ITEM)))
    expect(mostBytes()).toBeLessThan(4 * 3 * PIECE_LENGTH)
    expect(texts.filter((text) => Buffer.byteLength(text) !== text.length)).toEqual([])
  },
)

it('over a WebSocket, pings are answered between the fragments of a long response, messages after it', async () => {
  const { port } = await startTestServer({ limits: LIMITS, handlers })
  watchWrites()
  const { socket, received, until, send } = await openClient(`ws://127.0.0.1:${port}/regtest/all_key`)
  socket.on('pong', () => received.push('pong'))
  for (const method of ['long', 'euros', 'read']) send(call(method))
  socket.ping()
  await until(() => received.length === 4)
  expect(received).toEqual(['pong', answer(LONG), answer(EUROS), answer(0)])
})

it('over a WebSocket, a server that stops sends its last response completely', async () => {
  const begun = gate()
  const long = () => {
    begun.open()
    return LONG
  }
  const { port, close } = await startTestServer({ limits: LIMITS, handlers: { long } })
  watchWrites()
  const { received, closed, send } = await openClient(`ws://127.0.0.1:${port}/regtest/all_key`)
  send(call('long'))
  await begun.opened
  await turns(2) // some of its fragments
  void close()
  expect((await closed).code).toBe(1001)
  expect(received).toEqual([answer(LONG)])
})

describe('long answers have a limit together', () => {
  const limits = { ...LIMITS, unsentLimitBytes: 300_000 }

  it.each(WAYS)('a sent response releases its part of the common limit: %s', async (_, hasFastPath, ask) => {
    const server = await startTestServer({ hasFastPath, limits, handlers })
    for (let i = 0; i < 3; i++) {
      expect(await ask(server, call('item'))).toEqual(answer(ITEM))
      expect(await ask(server, [call('item')])).toEqual([answer(ITEM)])
    }
  })

  it.each([true, false])(
    'a sent compressed response releases its part of the common limit (fast path: %s)',
    async (hasFastPath) => {
      const { send } = await startTestServer({ hasFastPath, limits, handlers })
      const headers = { 'accept-encoding': 'gzip' }
      for (let i = 0; i < 3; i++) {
        const { status } = await send({ headers, body: JSON.stringify([call('item')]) })
        expect(status).toBe(200)
      }
    },
  )

  it('a long response beyond the common limit is refused with 429', async () => {
    const { send } = await startTestServer({ limits, handlers })
    for (let i = 0; i < 3; i++) {
      const { status, text, headers } = await send({ body: JSON.stringify([call('item'), call('item')]) })
      expect([status, JSON.parse(text).error.code, headers['retry-after']]).toEqual([429, -32005, '1'])
    }
    expect((await send({ body: JSON.stringify([call('item')]) })).status).toBe(200)
  })

  it.each([true, false])(
    'a client that leaves during a long response releases its part of the common limit (fast path: %s)',
    async (hasFastPath) => {
      const { hold, begun, release } = heldMethod()
      const server = await startTestServer({ hasFastPath, limits, handlers: { ...handlers, hold } })
      for (let i = 0; i < 3; i++) {
        const { socket, closed } = await open(server.port)
        socket.write(post({ body: JSON.stringify([call('item'), call('hold')]) }))
        await begun(1)
        socket.destroy()
        await closed
        release()
      }
      expect(await askHttp(server, [call('item')])).toEqual([answer(ITEM)])
    },
  )
})
