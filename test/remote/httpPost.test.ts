import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { parseAddress } from '../../src/remote/address.ts'
import { createHttpPost } from '../../src/remote/httpPost.ts'
import { listen } from '../_helpers/listen.ts'

const LIMIT = 2 ** 20

interface Request {
  /** Number of its connection, from 1. */
  readonly connection: number
  /** Number of the request over this connection, from 1. */
  readonly position: number
  readonly message: IncomingMessage
  readonly response: ServerResponse
}

/** Serves requests on loopback, and returns the function that posts to the server. */
async function servePosts(respond: (request: Request) => void) {
  const connections = new Map<unknown, { readonly number: number; requests: number }>()
  const server = createServer((message, response) => {
    const known = connections.get(message.socket) ?? { number: connections.size + 1, requests: 0 }
    connections.set(message.socket, known)
    known.requests++
    message.resume().on('end', () => respond({ connection: known.number, position: known.requests, message, response }))
  })
  const { port, close } = await listen(server)
  onTestFinished(close)
  const post = createHttpPost(parseAddress(`http://127.0.0.1:${port}/`, []), LIMIT)
  return (body = '{}') => post(body)
}

it('posts one after the other share a connection', async () => {
  const post = await servePosts(({ connection, response }) => response.end(`connection ${connection}`))
  for (let times = 0; times < 3; times++) expect((await post().response)?.text).toBe('connection 1')
})

it('a post over a connection that the server closes is sent again over another one', async () => {
  const post = await servePosts(({ connection, position, message, response }) => {
    if (position === 2) message.socket.destroy()
    else response.end(`connection ${connection}`)
  })
  expect((await post().response)?.text).toBe('connection 1')
  expect((await post().response)?.text).toBe('connection 2')
})

it('a post over a new connection that the server closes is not sent again', async () => {
  let requests = 0
  const post = await servePosts(({ message }) => {
    requests++
    message.socket.destroy()
  })
  await expect(post().response).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(requests).toBe(1)
})

it('a compressed response is read', async () => {
  const post = await servePosts(({ response }) =>
    response.writeHead(200, { 'content-encoding': 'gzip', 'retry-after': '7' }).end(gzipSync('{"result":"ä"}')),
  )
  expect(await post().response).toEqual({ status: 200, retryAfter: '7', text: '{"result":"ä"}' })
})

it.each([
  ['plain', Buffer.alloc(LIMIT + 1), {}],
  ['compressed', gzipSync(Buffer.alloc(64 * LIMIT)), { 'content-encoding': 'gzip' }],
])('a response that is too long, %s, is given up', async (_, body, headers) => {
  const post = await servePosts(({ response }) => response.writeHead(200, headers).end(body))
  expect(await post().response).toBeUndefined()
})

it.each([
  ['plain', 'text', {}],
  ['compressed', gzipSync('text').subarray(0, 12), { 'content-encoding': 'gzip' }],
])('a response that ends early, %s, is an error', async (_, body, headers) => {
  const post = await servePosts(({ message, response }) => {
    response.writeHead(200, { ...headers, 'content-length': 100 })
    response.write(body, () => message.socket.destroy())
  })
  await expect(post().response).rejects.toThrow()
})

it('a response whose compression is damaged is an error', async () => {
  const post = await servePosts(({ response }) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  )
  await expect(post().response).rejects.toThrow()
})

it('a cancelled post is an error', async () => {
  const post = await servePosts(({ response }) => response.writeHead(200).write('{'))
  const { response, cancel } = post()
  cancel()
  await expect(response).rejects.toThrow()
})
