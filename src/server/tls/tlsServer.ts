import type { Server } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import type { Socket } from 'node:net'
import { Server as TlsServer } from 'node:tls'
import type { ConnectionBounds } from '../options.ts'

/** Returns the event of a server for a connection that is ready for HTTP. */
export function connectionEventOf(server: Server): 'connection' | 'secureConnection' {
  return server instanceof TlsServer ? 'secureConnection' : 'connection'
}

const tcpSockets = new WeakMap<Socket, Socket>()

/** Returns the socket below TLS, or without TLS the socket itself. */
export function tcpSocketOf(socket: Socket): Socket {
  return tcpSockets.get(socket) ?? socket
}

/** Returns an id that is the same for a TCP socket and the TLS socket over it. */
function endsOf({ localAddress, remoteAddress, remotePort }: Socket): string {
  return `${localAddress} ${remoteAddress} ${remotePort}`
}

/** Tracks the connections of a server whose handshake is not complete. */
function watchHandshakes(server: TlsServer, pending: Map<string, Socket>): void {
  server.prependListener('connection', (socket: Socket) => {
    const ends = endsOf(socket)
    pending.set(ends, socket)
    socket.once('close', () => {
      if (pending.get(ends) === socket) pending.delete(ends)
    })
  })
  server.prependListener('secureConnection', (socket) => {
    const ends = endsOf(socket)
    const tcpSocket = pending.get(ends)
    if (tcpSocket !== undefined) tcpSockets.set(socket, tcpSocket)
    pending.delete(ends)
  })
}

/** Creates a server of HTTP over TLS, with the bounds of the plain one. */
export function createHttpsServer(options: ServerOptions, bounds: ConnectionBounds) {
  // Half-open connections are allowed, as without TLS.
  const server = createServer({ ...options, allowHalfOpen: true, handshakeTimeout: bounds.headersTimeoutMs })
  server.keepAliveTimeout = bounds.keepAliveTimeoutMs
  server.requestTimeout = bounds.requestTimeoutMs
  server.setTimeout(bounds.silenceTimeoutMs)
  const handshakes = new Map<string, Socket>()
  // A client without TLS would not understand a response of HTTP.
  server.removeAllListeners('tlsClientError')
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  return {
    server,
    /** Tracks handshakes. Call after all other listeners of connections are added, since this one must be the first. */
    watchHandshakes: () => watchHandshakes(server, handshakes),
    /** Closes connections whose handshake is not complete, which no other part tracks. */
    cutHandshakes() {
      for (const socket of handshakes.values()) socket.destroy()
    },
  }
}
