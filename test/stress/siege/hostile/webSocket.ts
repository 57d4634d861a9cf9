import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Target } from './target.ts'

export const OPCODE = { continuation: 0, text: 1, ping: 9, pong: 10 } as const

/** An open WebSocket of an attacker. */
export interface HostileWebSocket {
  readonly socket: Socket
  /** Called after each text message. */
  onMessage: (payload: Buffer) => void
}

const FINAL = 0x80
const MASKED = 0x80
/** Payloads are masked with zeros, which leaves them as they are. */
const MASK = Buffer.alloc(4)

/** Returns a client's frame. */
export function encodeFrame(opcode: number, payload: Buffer = Buffer.alloc(0), isFinal = true): Buffer {
  return Buffer.concat([encodeHead((isFinal ? FINAL : 0) | opcode, payload.length), MASK, payload])
}

function encodeHead(first: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, MASKED | length])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = first
  head[1] = MASKED | (head.length === 4 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}

/** Keeps this many WebSockets open and replaces those that end. Counts their messages by error code. */
export function keepWebSockets(target: Target, count: number, onOpen: (webSocket: HostileWebSocket) => void): void {
  target.keepSockets(count, (socket) => {
    const webSocket: HostileWebSocket = { socket, onMessage: () => undefined }
    const read = createFrameReader((opcode, payload) => {
      if (opcode !== OPCODE.text) return
      target.count('message', payload)
      webSocket.onMessage(payload)
    })
    upgrade(socket, target.address.path, read, (status) => {
      if (status === '101') onOpen(webSocket)
      else target.count(status)
    })
  })
}

/** Performs the opening handshake, then passes received bytes to `read`. */
export function upgrade(
  socket: Socket,
  path: string,
  read: (bytes: Buffer) => void,
  onStatus: (status: string) => void,
): void {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let received: Buffer = Buffer.alloc(0)
  const readHead = (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    socket.off('data', readHead)
    socket.on('data', read)
    onStatus(received.toString('latin1', 9, 12))
    read(received.subarray(end + 4))
  }
  socket.on('data', readHead)
}

/** Splits received bytes into a server's frames. */
function createFrameReader(onFrame: (opcode: number, payload: Buffer) => void): (bytes: Buffer) => void {
  let received: Buffer = Buffer.alloc(0)
  return (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    for (;;) {
      const start = headBytes(received)
      if (start === undefined) return
      const end = start + payloadBytes(received, start)
      if (received.length < end) return
      onFrame((received[0] ?? 0) & 15, received.subarray(start, end))
      received = received.subarray(end)
    }
  }
}

/** Returns the length of a frame's head; undefined if it is incomplete. */
function headBytes(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined
  const short = (bytes[1] ?? 0) & 127
  const length = short < 126 ? 2 : short === 126 ? 4 : 10
  return bytes.length < length ? undefined : length
}

function payloadBytes(bytes: Buffer, start: number): number {
  if (start === 2) return (bytes[1] ?? 0) & 127
  return start === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
}
