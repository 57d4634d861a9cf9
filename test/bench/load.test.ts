import { createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { drive, openConnection, toRequest } from '../../bench/load.ts'

const REQUEST = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
const RESULT = '{"jsonrpc":"2.0","id":1,"result":"0x21"}'

const withLength = (body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const chunked = (...pieces: string[]) =>
  `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${[...pieces, ''].map((piece) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`).join('')}`

/** Serves each chunk that arrives as one request. Returns the URL. */
async function serve(respond: (socket: Socket, request: string) => void): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.setNoDelay(true)
    socket.on('data', (chunk) => respond(socket, chunk.toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}/path`
}

async function send(response: string) {
  const url = await serve((socket) => void socket.write(response))
  const connection = await openConnection(url)
  onTestFinished(() => connection.close())
  return [await connection.send(toRequest(url, REQUEST)), await connection.send(toRequest(url, REQUEST))]
}

it.each([
  ['a body with its length', withLength(RESULT), { isFailure: false, isNull: false }],
  ['a body in chunks', chunked(RESULT.slice(0, 20), RESULT.slice(20)), { isFailure: false, isNull: false }],
  ['a null result', withLength('{"jsonrpc":"2.0","id":1,"result":null}'), { isFailure: false, isNull: true }],
  ['an error', withLength('{"jsonrpc":"2.0","id":1,"error":{"code":-32000}}'), { isFailure: true, isNull: false }],
  ['another status', withLength(RESULT, '503 Service Unavailable'), { isFailure: true, isNull: false }],
])('a connection reads %s, one response after the other', async (_, response, expected) => {
  expect(await send(response)).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])
})

it('a response that arrives in two pieces ends with its last byte', async () => {
  const response = withLength('x'.repeat(1_000))
  let rest: Socket | undefined
  const url = await serve((socket) => {
    rest = socket
    socket.write(response.slice(0, -1))
  })
  const connection = await openConnection(url)
  onTestFinished(() => connection.close())
  const reply = connection.send(toRequest(url, REQUEST))
  const first = await Promise.race([reply, new Promise((resolve) => setImmediate(() => resolve('not yet')))])
  expect(first).toBe('not yet')
  await expect.poll(() => rest).toBeDefined()
  rest?.write(response.slice(-1))
  expect(await reply).toMatchObject({ bytes: 1_000 })
})

it('a request over a connection that the server closes is rejected', async () => {
  const url = await serve((socket) => socket.destroy())
  const connection = await openConnection(url)
  await expect(connection.send(toRequest(url, REQUEST))).rejects.toThrow(/closed|ECONNRESET/)
})

it('a load sends its bodies in order, repeatedly, and counts failures', async () => {
  const received: string[] = []
  const url = await serve((socket, request) => {
    received.push(request.slice(request.indexOf('\r\n\r\n') + 4))
    socket.write(withLength(received.length % 2 === 0 ? '{"error":{}}' : RESULT))
  })
  const { requests, failures } = await drive({ url, bodies: ['1', '2', '3'], seconds: 0.05, connections: 1 })
  expect(received.slice(0, 3)).toEqual(['1', '2', '3'].slice(0, requests))
  expect(requests).toBe(received.length)
  expect(failures).toBe(Math.floor(received.length / 2))
})
