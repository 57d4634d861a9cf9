import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { PIECE_LENGTH } from '../../../src/base/utf8Pieces.ts'
import { ANY_LENGTH, startTestServer } from '../_testServer.ts'
import { OPCODES, openRaw, text } from '../websocket/_frames.ts'
import { call, open } from './fast/_client.ts'
import { turns } from './fast/_pair.ts'
import { post } from './fast/_requests.ts'

const ANSWER_BYTES = 16_000_000
/** Iterations of the event loop per response. Each sends at least one piece. */
const TURNS_OF_ANSWER = ANSWER_BYTES / PIECE_LENGTH + 10
/** The system buffers less than half of a response on loopback, so at least two of these clients exceed the bound. */
const CLIENTS = 8
const UNSENT_BYTES = 2 * ANSWER_BYTES
/** Number of responses that are read; twice the bound in bytes. */
const READ_ANSWERS = 4

async function startServer(hasFastPath = true, unsentBytes = UNSENT_BYTES) {
  let made = 0
  const long = () => {
    made++
    return 'x'.repeat(ANSWER_BYTES)
  }
  const bounds = { unsentBytes }
  let cuts = 0
  const onRefused = (reason: string) => {
    if (reason === 'unsent_bytes') cuts++
  }
  const handlers = { long, read: () => 0 }
  const started = await startTestServer({ hasFastPath, bounds, limits: ANY_LENGTH, handlers, onRefused })
  return { ...started, made: () => made, cuts: () => cuts }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await turns(1)
}

/** Opens a client that requests a long response and does not read it. */
async function openHttp(port: number) {
  const { socket, closed } = await open(port)
  socket.pause()
  socket.write(call('long'))
  return { socket, closed }
}

async function openWebSocket(port: number) {
  const { socket, closed } = await openRaw(port)
  socket.pause()
  socket.write(text('{"id":1,"method":"long"}'))
  return { socket, closed }
}

interface Client {
  readonly socket: Socket
  readonly closed: Promise<unknown>
}

/** Opens clients that do not read, each after the response to the one before was written, so that their order is known. */
async function openSilent(connect: (port: number) => Promise<Client>, port: number, made: () => number) {
  const clients: Client[] = []
  for (let i = 0; i < CLIENTS; i++) {
    clients.push(await connect(port))
    await until(() => made() === i + 1)
    await turns(TURNS_OF_ANSWER)
  }
  return clients
}

it.each([
  ['on the fast path', true, openHttp],
  ['by way of Node', false, openHttp],
  ['over a WebSocket', true, openWebSocket],
])('all clients that do not read hold at most the common bound: %s', async (_way, hasFastPath, connect) => {
  const { server, port, send, made, cuts } = await startServer(hasFastPath)
  const clients = await openSilent(connect, port, made)
  const gone = cuts()
  expect(gone).toBeGreaterThan(0)
  expect(gone).toBeLessThan(CLIENTS)
  expect((await server.stats()).unsentBytes).toBeLessThan(UNSENT_BYTES + ANSWER_BYTES)
  for (const { socket } of clients) socket.resume() // a client notices the end when it reads
  await Promise.all(clients.slice(0, gone).map(({ closed }) => closed)) // the clients that have read nothing for the longest time
  for (const { socket } of clients) socket.destroy()
  expect((await send({})).status).toBe(200)
})

it('a client that reads is not cut off', async () => {
  const { port, made, cuts } = await startServer()
  await openSilent(openHttp, port, made)
  const { socket } = await open(port)
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  for (let i = 1; i <= READ_ANSWERS; i++) {
    socket.write(call('long'))
    await until(() => bytes >= i * ANSWER_BYTES)
  }
  expect(socket.destroyed).toBe(false)
  expect(cuts()).toBeGreaterThan(0)
  socket.destroy()
})

it('a response longer than the common bound is sent, to one client at a time', async () => {
  const { port, made, cuts } = await startServer(true, 1000)
  const first = await openHttp(port)
  await until(() => made() === 1)
  await turns(TURNS_OF_ANSWER)
  const { socket } = await openHttp(port)
  await until(() => cuts() === 1)
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  socket.resume()
  await until(() => bytes >= ANSWER_BYTES)
  expect(cuts()).toBe(1)
  first.socket.resume()
  await first.closed
  socket.destroy()
})

it('bytes that were read are not counted', async () => {
  const { port, cuts } = await startServer()
  for (let i = 0; i < CLIENTS; i++) {
    const { socket } = await open(port)
    let bytes = 0
    socket.on('data', (chunk) => (bytes += chunk.length))
    socket.write(i % 2 === 0 ? call('long') : post({ body: '{"id":1,"method":"long"}', more: ['TE: trailers'] }))
    await until(() => bytes >= ANSWER_BYTES)
    if (i % 3 === 0) socket.destroy()
  }
  const { socket, frames, until: come } = await openRaw(port)
  for (let i = 1; i <= READ_ANSWERS; i++) {
    socket.write(text('{"id":1,"method":"long"}'))
    await come(() => frames.filter(({ opcode }) => opcode === OPCODES.text).length === i)
  }
  expect(cuts()).toBe(0)
})
