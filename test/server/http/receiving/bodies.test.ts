import { describe, expect, it } from 'vitest'
import { countSlowTurns, PIECES_PER_TURN } from '../../_slowTurns.ts'
import { READ, startTestServer } from '../../_testServer.ts'
import { open } from '../fast/_client.ts'
import { turns } from '../fast/_pair.ts'
import { post } from '../fast/_requests.ts'

const CHUNKED = { length: 'Transfer-Encoding: chunked', body: '' }
const HEAD_END = '\r\n\r\n'

/** Returns the text in chunks of one byte, without the last chunk. */
const oneByOne = (text: string) => Buffer.from([...text].map((letter) => `1\r\n${letter}\r\n`).join(''))

/** Opens a connection and collects the received text. */
async function openRead(port: number) {
  const connection = await open(port)
  let received = ''
  connection.socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  const until = async (holds: (received: string) => boolean) => {
    while (!holds(received) && !connection.socket.destroyed) await turns(1)
    return received
  }
  return { ...connection, until }
}

/** Sends more bytes than the system can buffer, and returns the number that the server has not read. */
async function countUnread(socket: { write(bytes: Buffer): boolean; readonly writableLength: number }) {
  const piece = Buffer.alloc(1_000_000, '1\r\n \r\n')
  for (let i = 0; i < 20; i++) socket.write(piece)
  await turns(500)
  return socket.writableLength
}

describe('a refusal of a body that is not complete', () => {
  it.each<[string, number, Parameters<typeof post>[0]]>([
    ['without a key', 401, { line: 'POST /regtest HTTP/1.1', ...CHUNKED }],
    ['with a key of another network', 403, { line: 'POST /regtest/mainnet_key HTTP/1.1', ...CHUNKED }],
    ['on an unknown path', 404, { line: 'POST /nowhere/all_key HTTP/1.1', ...CHUNKED }],
    ['with another verb', 405, { line: 'PUT /regtest/all_key HTTP/1.1', ...CHUNKED }],
    ['that is announced too long', 413, { length: 'Content-Length: 10001', body: '' }],
    ['of another type', 415, { type: 'Content-Type: text/plain', ...CHUNKED }],
    ['without a key, of a length', 401, { line: 'POST /regtest HTTP/1.1', length: 'Content-Length: 9000', body: '{' }],
  ])('the refusal of an incomplete body ends the connection without reading more: %s', async (_what, status, parts) => {
    const { port } = await startTestServer()
    const { socket, until } = await openRead(port)
    socket.write(post(parts))
    const received = await until((text) => text.includes(HEAD_END))
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(received).toMatch(/^connection: close\r$/im)
    expect(await countUnread(socket)).toBeGreaterThan(8_000_000) // of 20 million
    socket.destroy()
  })

  it('the refusal of a key over its limit ends the connection of an incomplete body', async () => {
    const { port, send } = await startTestServer()
    for (let i = 0; i < 3; i++) expect((await send({ path: '/regtest/slow_key' })).status).toBe(200)
    const { socket, until } = await openRead(port)
    socket.write(post({ line: 'POST /regtest/slow_key HTTP/1.1', ...CHUNKED }))
    expect(await until((text) => text.includes(HEAD_END))).toMatch(/^HTTP\/1\.1 429 [\s\S]*^connection: close\r$/im)
    expect(await countUnread(socket)).toBeGreaterThan(8_000_000)
    socket.destroy()
  })
})

describe.each([true, false])('a refusal of a complete request (fast path: %s)', (hasFastPath) => {
  it.each<[string, number, Parameters<typeof post>[0]]>([
    ['without a key', 401, { line: 'POST /regtest HTTP/1.1' }],
    ['without a key, longer than a piece', 401, { line: 'POST /regtest HTTP/1.1', body: READ.padEnd(5_000) }],
    ['without a key, in chunks', 401, { line: 'POST /regtest HTTP/1.1', ...CHUNKED, body: '1\r\n7\r\n0\r\n\r\n' }],
    ['on an unknown path', 404, { line: 'POST /nowhere/all_key HTTP/1.1' }],
    ['with another verb', 405, { line: 'PUT /regtest/all_key HTTP/1.1' }],
    ['of another type', 415, { type: 'Content-Type: text/plain', body: READ.padEnd(5_000) }],
  ])('the refusal of a complete request keeps the connection: %s', async (_what, status, parts) => {
    const { port } = await startTestServer({ hasFastPath })
    const { socket, until } = await openRead(port)
    socket.write(post(parts))
    expect(await until((text) => text.includes(HEAD_END))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    socket.write(post())
    expect(await until((text) => text.includes('"result":0'))).not.toMatch(/connection: close/i)
    socket.destroy()
  })
})

describe('a body in pieces', () => {
  it('a body in small pieces is accepted', async () => {
    const { port } = await startTestServer()
    const { socket, until } = await openRead(port)
    socket.write(Buffer.concat([post(CHUNKED), oneByOne(READ), Buffer.from('0\r\n\r\n')]))
    expect(await until((text) => text.includes('"result"'))).toContain('"result":0')
    socket.write(post()) // the connection stays open
    expect(await until((text) => text.split('"result":0').length === 3)).not.toMatch(/connection: close/i)
    socket.destroy()
  })

  it('a body in too many pieces for its length is refused', async () => {
    const refused: unknown[] = []
    const onRefused = (...of: unknown[]) => refused.push(of)
    const { port } = await startTestServer({ bounds: { bodyPieces: 100 }, onRefused })
    const { socket, until } = await openRead(port)
    socket.write(Buffer.concat([post(CHUNKED), oneByOne(' '.repeat(200))]))
    const received = await until((text) => text.includes('}'))
    expect(received).toMatch(/^HTTP\/1\.1 400 [\s\S]*^connection: close\r$/im)
    expect(received).toMatch(/request body is in too many pieces.*"hint":"send the body with Content-Length/)
    expect(refused).toEqual([['body_pieces', 'all']])
    socket.destroy()
  })

  it('a body in any number of long pieces is accepted', async () => {
    const { port } = await startTestServer({ bounds: { bodyPieces: 10 } })
    const { socket, until } = await openRead(port)
    const chunk = Buffer.from(`40\r\n${' '.repeat(64)}\r\n`)
    const chunks = Array.from({ length: 100 }, () => chunk)
    const end = Buffer.from(`${READ.length.toString(16)}\r\n${READ}\r\n0\r\n\r\n`)
    socket.write(Buffer.concat([post(CHUNKED), ...chunks, end]))
    expect(await until((text) => text.includes('"result"'))).toContain('"result":0')
    socket.destroy()
  })

  it('other clients are served between the pieces of a body', async () => {
    const bounds = { bodyPieces: Number.MAX_SAFE_INTEGER }
    const { port } = await startTestServer({ bounds })
    const { socket, until } = await openRead(port)
    const countTurns = countSlowTurns()
    // In one read of the socket: 58 pieces of 1 KiB.
    socket.write(Buffer.concat([post(CHUNKED), oneByOne(READ.padEnd(9_900)), Buffer.from('0\r\n\r\n')]))
    expect(await until((text) => text.includes('"result"'))).toContain('"result":0')
    socket.destroy()
    expect(countTurns()).toBeGreaterThan(50 / PIECES_PER_TURN)
  })
})

describe('all bodies that are arriving', () => {
  it('beyond the bound of arriving bodies, the key with most bytes is refused', async () => {
    const refused: unknown[] = []
    const onRefused = (...of: unknown[]) => refused.push(of)
    const { server, port } = await startTestServer({
      bounds: { receivedBytes: 200_000 },
      bodyLimitBytes: 100_000,
      onRefused,
    })
    const begin = async (key: string, bytes: number) => {
      const client = await openRead(port)
      const line = `POST /regtest/${key} HTTP/1.1`
      client.socket.write(post({ line, length: 'Content-Length: 90000', body: READ.padEnd(bytes) }))
      return client
    }
    const quiet = await begin('all_key', 60_000)
    const held = async () => (await server.stats()).receivedBytes
    while ((await held()) < 60_000) await turns(1)
    const loud = [await begin('reader_key', 89_999), await begin('reader_key', 89_999)]
    const [first] = await Promise.race(loud.map(async (one) => [await one.until((text) => text.includes('}'))]))
    expect(first).toMatch(/^HTTP\/1\.1 503 [\s\S]*^retry-after: 1\r$/im)
    expect(first).toMatch(/^connection: close\r$/im)
    expect(first).toMatch(/-32005.*limit of received bytes exceeded.*--received-limit-bytes/)
    expect(refused).toEqual([['received_bytes', 'reader']])
    expect(await held()).toBeLessThanOrEqual(200_000)
    quiet.socket.write(Buffer.alloc(30_000, ' '))
    expect(await quiet.until((text) => text.includes('"result"'))).toContain('"result":0')
    for (const { socket } of [...loud, quiet]) socket.destroy()
    while ((await held()) > 0) await turns(1)
  })
})
