import type { Server } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import type { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'
import type { ConnectionBounds } from '../options.ts'

/** The event with which a server gives a connection that HTTP may be spoken over. */
export function connectionEventOf(server: Server): 'connection' | 'secureConnection' {
  return server instanceof TlsServer ? 'secureConnection' : 'connection'
}

export interface HttpsServer {
  readonly server: Server & TlsServer
  /** To be called when the server has all other listeners of its connections: it must receive them first. */
  watchHandshakes(): void
  /** Ends connections that have not come as far as TLS: nobody else knows them. */
  cutHandshakes(): void
}

const tcpSockets = new WeakMap<Socket, Socket>()

/** Returns the socket below TLS, or without TLS the socket itself. */
export function tcpSocketOf(socket: Socket): Socket {
  return tcpSockets.get(socket) ?? socket
}

/** The same for the connection and for what TLS makes of it. */
function endsOf({ localAddress, remoteAddress, remotePort }: Socket): string {
  return `${localAddress} ${remoteAddress} ${remotePort}`
}

/** Keeps the connections of a server whose handshake is going on. */
function watchHandshakes(server: TlsServer, going: Map<string, Socket>): void {
  server.prependListener('connection', (socket: Socket) => {
    const ends = endsOf(socket)
    going.set(ends, socket)
    socket.once('close', () => {
      if (going.get(ends) === socket) going.delete(ends)
    })
  })
  server.prependListener('secureConnection', (socket) => {
    const ends = endsOf(socket)
    const tcpSocket = going.get(ends)
    if (tcpSocket !== undefined) tcpSockets.set(socket, tcpSocket)
    going.delete(ends)
  })
}

/** A server that speaks HTTP over TLS, with the bounds of one that does without. */
export function createHttpsServer(options: ServerOptions, bounds: ConnectionBounds): HttpsServer {
  // Connections may be half open, as without TLS.
  const server = createServer({ ...options, allowHalfOpen: true, handshakeTimeout: bounds.headersTimeoutMs })
  server.keepAliveTimeout = bounds.keepAliveTimeoutMs
  server.requestTimeout = bounds.requestTimeoutMs
  server.setTimeout(bounds.silenceTimeoutMs)
  const handshakes = new Map<string, Socket>()
  // Whoever does not come as far as TLS would not understand an answer of HTTP.
  server.removeAllListeners('tlsClientError')
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  return {
    server,
    watchHandshakes: () => watchHandshakes(server, handshakes),
    cutHandshakes() {
      for (const socket of handshakes.values()) socket.destroy()
    },
  }
}
