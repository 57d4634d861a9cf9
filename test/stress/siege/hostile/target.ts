import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { createResponseReader } from '../responses.ts'

/** Where an attacker or a bystander connects to. */
export interface Address {
  readonly port: number
  readonly isTls: boolean
  /** The address to connect from; the system's choice by default. */
  readonly localAddress?: string | undefined
  /** Path of the URL, with the client's key. */
  readonly path: string
}

/** An open HTTP connection of an attacker. */
export interface HttpConnection {
  readonly socket: Socket
  /** Called after each response. */
  onResponse: () => void
}

/** Delay before a closed connection is replaced. Attacks are by bodies and frames, not by numbers of connections. */
const RECONNECT_MS = 100

export function openSocket({ port, isTls, localAddress }: Address): Socket {
  const place = { port, host: '127.0.0.1', localAddress }
  const socket = isTls ? connectTls({ ...place, rejectUnauthorized: false }) : connectTcp(place)
  return socket.setNoDelay(true).on('error', () => undefined) // a reset also emits 'close'
}

/** The attacked node, and the counts of its responses to one attack. */
export class Target {
  readonly address: Address
  /** Responses by HTTP status and error code, and ended connections. */
  readonly answers = new Map<string, number>()
  /** Called when a connection has been opened. */
  onOpen: () => void = () => undefined
  readonly #sockets = new Set<Socket>()
  #closedBytes = 0

  constructor(address: Address) {
    this.address = address
  }

  /** Bytes sent over all connections. */
  get sentBytes(): number {
    return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, this.#closedBytes)
  }

  /** Counts a response. */
  count(kind: string, body?: Buffer): void {
    const found = /"error":\{"code":(-\d+)/.exec(body?.toString('latin1', 0, 80) ?? '')
    const key = found === null ? kind : `${kind} ${found[1]}`
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1)
  }

  /** Keeps this many sockets open and replaces those that end. */
  keepSockets(count: number, onOpen: (socket: Socket) => void): void {
    const open = () => {
      const socket = openSocket(this.address)
      this.#sockets.add(socket)
      socket.once(this.address.isTls ? 'secureConnect' : 'connect', () => {
        this.onOpen()
        onOpen(socket)
      })
      socket.once('close', () => {
        this.#closedBytes += socket.bytesWritten
        this.#sockets.delete(socket)
        this.count('closed')
        setTimeout(open, RECONNECT_MS)
      })
    }
    for (let i = 0; i < count; i++) open()
  }

  /** As {@link keepSockets}, with responses read and counted. */
  keepConnections(count: number, onOpen: (connection: HttpConnection) => void): void {
    this.keepSockets(count, (socket) => {
      const connection: HttpConnection = { socket, onResponse: () => undefined }
      const read = createResponseReader((body, head) => {
        this.count(head.slice(9, 12), body)
        connection.onResponse()
      })
      socket.on('data', read)
      onOpen(connection)
    })
  }
}

/** Returns the head of a POST request, with further header lines. */
export function postHead(path: string, lines: readonly string[], contentType = 'application/json'): string {
  return [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Content-Type: ${contentType}`, ...lines, '', ''].join('\r\n')
}

/** Sends a piece repeatedly, as fast as the node reads. `times` defaults to no limit. */
export function flood(socket: Socket, piece: Buffer, times = Number.POSITIVE_INFINITY): void {
  let left = times
  const send = () => {
    while (left-- > 0 && !socket.destroyed) {
      if (!socket.write(piece)) return
    }
  }
  socket.on('drain', send)
  send()
}

/** Sends bytes one by one, each in a segment of its own (with TLS: a record). Calls `onSent` after the last one. */
export function dribble(socket: Socket, bytes: Buffer, onSent: () => void): void {
  let at = 0
  const send = () => {
    if (at === bytes.length) onSent()
    else if (!socket.destroyed) socket.write(bytes.subarray(at, ++at), () => setImmediate(send))
  }
  send()
}
