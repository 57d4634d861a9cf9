import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createResponseReader } from './responses.ts'

/** What a node answers to a request for one method. */
export interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** Where requests go, with the key in the path. */
export interface Endpoint {
  readonly port: number
  readonly path: string
}

/** A connection that is kept alive; its client decides what is sent when, and whether the answers are read. */
export interface Connection {
  readonly socket: Socket
  /** Sends a request, or the same several times in one go, and does not wait. */
  post(body: string, times?: number): void
  /** The answer; rejects when the connection is over before. */
  send(body: string): Promise<Buffer>
  ask(method: string, params: readonly unknown[]): Promise<Answer>
}

/** The bytes of a request. */
export const toRequest = ({ port, path }: Endpoint, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/** The body that asks for one method. */
export const toBody = (method: string, params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

/** Opens one; `onAnswer` hears of each answer that is there as a whole. */
export async function openConnection(
  endpoint: Endpoint,
  onAnswer: (body: Buffer) => void = () => undefined,
): Promise<Connection> {
  const socket = connect({ port: endpoint.port, host: '127.0.0.1', noDelay: true })
  const waiting: { resolve(body: Buffer): void; reject(reason: Error): void }[] = []
  const read = createResponseReader((body) => {
    onAnswer(body)
    waiting.shift()?.resolve(body)
  })
  socket.on('data', read)
  socket.on('error', () => undefined) // a reset is an end, too
  socket.once('close', () => {
    for (const { reject } of waiting) reject(new Error('the connection was over before the answer was there'))
  })
  await once(socket, 'connect')

  const post = (body: string, times = 1) => void socket.write(toRequest(endpoint, body).repeat(times))
  const send = (body: string) =>
    new Promise<Buffer>((resolve, reject) => {
      waiting.push({ resolve, reject })
      post(body)
    })
  return {
    socket,
    post,
    send,
    ask: async (method, params) => JSON.parse(String(await send(toBody(method, params)))),
  }
}
