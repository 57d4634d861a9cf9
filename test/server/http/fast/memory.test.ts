import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { freeWhenSent } from '../../../../src/base/sentBytes.ts'
import { writeResponse } from '../../../../src/server/http/fast/writeResponse.ts'
import { UnsentBytes } from '../../../../src/server/http/unsentBytes.ts'
import { READ, startTestServer } from '../../_testServer.ts'
import { open } from './_client.ts'
import { turns } from './_pair.ts'
import { post } from './_requests.ts'

const CONNECTIONS = 200
const LONG = post({ body: READ.padEnd(60_000) })

/** The bytes of all buffers that something still refers to. */
async function countBufferBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let i = 0; i < 3; i++) {
    collect()
    await turns(3) // what was collected is given back a turn later
  }
  return process.memoryUsage().arrayBuffers
}

it('an idle connection does not hold received bytes', async () => {
  const { port } = await startTestServer({ bodyLimitBytes: 100_000 })
  const before = await countBufferBytes()
  const connections = []
  for (let i = 0; i < CONNECTIONS; i++) {
    const connection = await open(port)
    for (let j = 0; j < 2; j++) {
      connection.socket.write(LONG)
      await connection.answer()
    }
    connections.push(connection)
  }
  const held = (await countBufferBytes()) - before
  expect(held / CONNECTIONS).toBeLessThan(10_000)
  for (const { socket } of connections) socket.destroy()
})

/** Opens a connection, and returns both of its ends. */
async function openPair(): Promise<{ server: Socket; client: Socket }> {
  const listener = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void listener.close())
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  const [server]: Socket[] = await once(listener, 'connection')
  if (server === undefined) throw new Error('there is no connection')
  return { server, client }
}

/** Returns pieces of a response that belong to nothing else, as those of a worker's pipe. */
function createPieces(): Uint8Array[] {
  return Array.from({ length: 100 }, (_, i) => {
    const piece = new Uint8Array(64 * 1024).fill(97 + (i % 26))
    freeWhenSent(piece)
    return piece
  })
}

const sending = { afterwards: 'ends', fixedHead: '', unsent: new UnsentBytes(2 ** 30, () => {}) } as const

it('the pieces of a long response arrive unchanged with a slow client, and each is freed when it is sent', async () => {
  const { server, client } = await openPair()
  const body = createPieces()
  const expected = Buffer.concat(body)
  client.pause()
  const sent = writeResponse(server, { status: 200, headers: [], body, bodyBytes: expected.length }, sending)
  await turns(5)
  expect(body.at(-1)?.length).toBeGreaterThan(0) // the client has not read, so it waits here
  const received: Buffer[] = []
  client.on('data', (bytes: Buffer) => received.push(Buffer.from(bytes))).resume()
  await sent
  server.end()
  await once(client, 'end')
  const all = Buffer.concat(received)
  expect(all.subarray(all.indexOf('\r\n\r\n') + 4).equals(expected)).toBe(true)
  expect(body.filter(({ length }) => length > 0)).toEqual([])
})

it('a client that leaves frees no piece that the connection still holds', async () => {
  const { server, client } = await openPair()
  const body = createPieces()
  server.on('error', () => {})
  client.pause()
  const sent = writeResponse(server, { status: 200, headers: [], body, bodyBytes: 100 * 64 * 1024 }, sending)
  await turns(5)
  const closed = once(server, 'close')
  server.destroy()
  await Promise.all([closed, sent])
  expect(body.at(-1)?.length).toBeGreaterThan(0)
  client.destroy()
})
