import { connect, type Socket } from 'node:net'
import { percentile } from './measured.ts'

/** The response to a request. */
export interface Reply {
  /** Whether the status is not 2xx, or the body begins with an error. */
  readonly isFailure: boolean
  /** Whether the result is null. */
  readonly isNull: boolean
  /** Length of the body, with the frame of chunks. */
  readonly bytes: number
}

/**
 * A persistent HTTP connection that sends one prepared request at a time. It reads only the head and the length of responses, so
 * that it takes less processor time than the server.
 */
export interface Connection {
  send(request: Uint8Array): Promise<Reply>
  close(): void
}

/** Requests that are sent one after the other, repeatedly. */
export interface Load {
  readonly url: string
  readonly bodies: readonly string[]
  readonly seconds: number
  readonly connections: number
}

/** The responses to a load. */
export interface Driven {
  readonly requests: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

const READ_BYTES = 64 * 2 ** 10
const TIMEOUT_MS = 30_000
const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/** Returns the bytes of a request with a JSON body. */
export function toRequest(url: string, body: string): Buffer {
  const { host, pathname } = new URL(url)
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`
  return Buffer.from(`${head}${HEAD_END}${body}`)
}

/** Reads one response after the other from the pieces of a connection. */
function createReplyReader() {
  let bytes = 0
  let length: number | undefined
  let [isFailure, isNull] = [false, false]
  let tail = ''
  const begin = (piece: Buffer) => {
    const headEnd = piece.indexOf(HEAD_END)
    if (headEnd < 0) throw new Error('the head of a response is longer than a read')
    const head = piece.toString('latin1', 0, headEnd)
    const [, digits] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
    length = digits === undefined ? Number.POSITIVE_INFINITY : Number(digits) // otherwise chunked
    isFailure = !head.startsWith('HTTP/1.1 2') || piece.includes('"error":{')
    isNull = piece.includes('"result":null')
    bytes = piece.length - headEnd - HEAD_END.length
  }
  return {
    /** Returns the response if `piece` completes it. */
    read(piece: Buffer): Reply | undefined {
      if (length === undefined) begin(piece)
      else bytes += piece.length
      if (length === Number.POSITIVE_INFINITY) {
        tail = (tail + piece.toString('latin1', Math.max(0, piece.length - LAST_CHUNK.length))).slice(
          -LAST_CHUNK.length,
        )
        if (tail !== LAST_CHUNK) return undefined
      } else if (bytes < (length ?? 0)) return undefined
      length = undefined
      return { isFailure, isNull, bytes }
    },
  }
}

/** Opens a connection. Rejects if the server does not listen; `send` rejects if it closes the connection. */
export function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url)
  const reader = createReplyReader()
  let pending: { resolve(reply: Reply): void; reject(error: Error): void } | undefined
  return new Promise((resolve, reject) => {
    const onread = {
      buffer: Buffer.allocUnsafe(READ_BYTES),
      callback(length: number, buffer: Uint8Array) {
        const reply = reader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length))
        if (reply !== undefined) pending?.resolve(reply)
        return true
      },
    }
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
    const fail = (error: Error) => (pending ?? { reject }).reject(error)
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)))
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('the server closed the connection')))
    socket.once('connect', () =>
      resolve({
        send: (request) =>
          new Promise((onReply, onError) => {
            pending = { resolve: onReply, reject: onError }
            socket.write(request)
          }),
        close: () => socket.destroy(),
      }),
    )
  })
}

/** Sends requests one after the other, each after the response to the one before. Adds their times in milliseconds to `timesMs`. */
export async function sendAll(
  connection: Connection,
  requests: Iterable<Uint8Array>,
  timesMs: number[],
): Promise<number> {
  let failures = 0
  for (const request of requests) {
    const begunAt = performance.now()
    const { isFailure } = await connection.send(request)
    timesMs.push(performance.now() - begunAt)
    if (isFailure) failures++
  }
  return failures
}

/** Sends a load for its time, over several connections. Rejects if the server closes one. */
export async function drive({ url, bodies, seconds, connections }: Load): Promise<Driven> {
  const prepared = bodies.map((body) => toRequest(url, body))
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)))
  const timesMs: number[] = []
  const begunAt = performance.now()
  const endAt = begunAt + seconds * 1000
  const requests = repeat(prepared, () => performance.now() < endAt)
  const failures = await Promise.all(opened.map((connection) => sendAll(connection, requests, timesMs)))
  const tookMs = performance.now() - begunAt
  for (const connection of opened) connection.close()
  return {
    requests: timesMs.length,
    seconds: tookMs / 1000,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    failures: failures.reduce((sum, count) => sum + count, 0),
  }
}

/** Yields the requests repeatedly while `isOn` returns true. All connections take from one iteration. */
function* repeat(requests: readonly Uint8Array[], isOn: () => boolean): Generator<Uint8Array> {
  while (true) {
    for (const request of requests) {
      if (!isOn()) return
      yield request
    }
  }
}
