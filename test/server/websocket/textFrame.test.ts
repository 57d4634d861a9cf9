import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeTextFrame } from '../../../src/server/websocket/textFrame.ts'

const server = createServer()
const webSockets = new WebSocketServer({ noServer: true })
/** Sent to each client that connects. */
let frame: Buffer = Buffer.of()
server.on('upgrade', (request, socket, head) => {
  webSockets.handleUpgrade(request, socket, head, () => socket.write(frame))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** Returns the message that a client reads from a frame. */
async function receive(sent: Buffer): Promise<string> {
  frame = sent
  const { port } = server.address() as AddressInfo // it listens on TCP
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const [data, isBinary] = await once(client, 'message')
  client.terminate()
  return `${isBinary ? 'binary ' : ''}${data}`
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])(
  'a client reads the text of a frame of %i bytes',
  async (length) => {
    const text = 'x'.repeat(length)
    expect(await receive(encodeTextFrame(text))).toBe(text)
  },
)

it('the length of a frame counts bytes, not characters', async () => {
  for (const text of ['é'.repeat(63), '€'.repeat(21_846), '😀']) expect(await receive(encodeTextFrame(text))).toBe(text)
})

it('a lone surrogate becomes the replacement character', async () => {
  expect(await receive(encodeTextFrame('a\ud800b'))).toBe('a\ufffdb')
})
