import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** Returns a masked frame, as clients send them (RFC 6455, 5.2). */
export function frame(opcode: number, payload: string | Uint8Array, { isLast = true, announced = -1 } = {}): Buffer {
  const bytes = Buffer.from(payload as string)
  const length = announced === -1 ? bytes.length : announced
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = (isLast ? 0x80 : 0) | opcode
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, Buffer.alloc(4), bytes]) // a mask of zeros changes nothing
}

export const text = (payload: string) => frame(OPCODES.text, payload)

export interface Handshake {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes directly after the request. */
  readonly behind?: Buffer
}

/** Returns an upgrade request. */
export function handshake({ path = '/regtest/all_key', headers = {} }: Handshake = {}): string {
  const all = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** A frame of a server, which is not masked. */
export interface Received {
  readonly opcode: number
  readonly payload: Buffer
}

/** Returns the length of a frame that begins with these bytes, or of the known part of it. */
function measureFrame(bytes: Buffer): { start: number; end: number } {
  const short = (bytes[1] ?? 0) & 0x7f
  if (short < 126) return { start: 2, end: 2 + short }
  const start = short === 126 ? 4 : 10
  if (bytes.length < start) return { start, end: start }
  return { start, end: start + (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))) }
}

/** Joins chunks. A single one is not copied, because it may have many frames. */
function join(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks
  return first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks)
}

/** Splits received bytes into frames. Bytes are joined once a frame is complete. */
function createFrameReader(onFrame: (frame: Received) => void) {
  let chunks: Buffer[] = []
  let bytes = 0
  let wanted = 2
  return function take(chunk: Buffer): void {
    chunks.push(chunk)
    bytes += chunk.length
    while (bytes >= wanted) {
      const all = join(chunks)
      const { start, end } = measureFrame(all)
      const isWhole = all.length >= end && wanted === end
      if (isWhole) onFrame({ opcode: (all[0] ?? 0) & 0x0f, payload: all.subarray(start, end) })
      chunks = [isWhole ? all.subarray(end) : all]
      bytes = isWhole ? all.length - end : all.length
      wanted = isWhole ? 2 : end
    }
  }
}

/** Opens a connection of raw bytes, which answers no frame by itself and reads on request. */
export async function openRaw(port: number, asked: Handshake = {}) {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => {}) // a reset also ends the connection
  await once(socket, 'connect')
  let unread = Buffer.alloc(0)
  let head = ''
  const frames: Received[] = []
  const takeFrames = createFrameReader((received) => frames.push(received))
  const waiting = new Set<() => void>()
  const readHead = (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk])
    const end = unread.indexOf('\r\n\r\n')
    if (head !== '' || end === -1) return
    head = unread.toString('latin1', 0, end + 4)
    unread = unread.subarray(end + 4)
    if (head.startsWith('HTTP/1.1 101')) takeFrames(unread)
  }
  socket.on('data', (chunk) => {
    if (head.startsWith('HTTP/1.1 101')) takeFrames(chunk)
    else readHead(chunk)
    for (const wake of waiting) wake()
  })
  socket.on('close', () => {
    for (const wake of waiting) wake()
  })
  /** Waits until the condition holds or the connection has ended. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds() && !socket.destroyed) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  socket.write(Buffer.concat([Buffer.from(handshake(asked)), asked.behind ?? Buffer.alloc(0)]))
  await until(() => head !== '')
  return {
    socket,
    frames,
    closed,
    head: () => head,
    /** Returns the body of an HTTP response. */
    body: () => unread.toString(),
    texts: () => frames.filter(({ opcode }) => opcode === OPCODES.text).map(({ payload }) => payload.toString()),
    until,
    /** Returns code and reason of the server's close frame, once it is received. */
    async end(): Promise<{ code: number; reason: string } | undefined> {
      const find = () => frames.find(({ opcode }) => opcode === OPCODES.close)
      await until(() => find() !== undefined)
      const payload = find()?.payload
      return payload && { code: payload.readUInt16BE(0), reason: payload.toString('utf8', 2) }
    },
  }
}
