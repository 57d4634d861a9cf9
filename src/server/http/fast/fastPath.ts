import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { PublicAddress } from '../../auth/publicAddress.ts'
import type { ConnectionBounds, ServerOptions } from '../../options.ts'
import { connectionEventOf } from '../../tls/tlsServer.ts'
import type { RequestPipeline } from '../requestPipeline.ts'
import type { UnsentBytes } from '../unsentBytes.ts'
import { FastConnection, type FastConnectionHost } from './fastConnection.ts'
import { createRequestParser } from './parseRequest.ts'
import { RequestResponse } from './requestResponse.ts'

/** The connections that send only plain requests, which are answered without Node's HTTP parser. */
export interface FastPath {
  /** Passes new connections to Node. Connections of the fast path end after their last response. */
  close(): void
  cutOff(): void
}

export interface FastPathOptions {
  readonly pipeline: RequestPipeline
  readonly bounds: ConnectionBounds
  readonly unsent: UnsentBytes
  /** The headers that every response begins with, as text. */
  readonly fixedHead: string
  readonly publicAddress: PublicAddress
  refuseSilence(socket: Socket): void
}

/**
 * Reads the connections of a server before Node's HTTP parser does, and keeps those with plain requests. Node's streams
 * would cost more than the response (docs/decisions/0003).
 */
export function createFastPath(
  server: Server,
  options: ServerOptions,
  { pipeline, bounds, unsent, fixedHead, publicAddress, refuseSilence }: FastPathOptions,
): FastPath {
  const held = new Set<FastConnection>()
  let isClosing = false
  const event = connectionEventOf(server)
  const toNode = server.listeners(event)
  server.removeAllListeners(event)
  const { access, clientAddress, logger, onHttpError } = options
  const isLogged = logger.isLevelEnabled('info')
  const common = { pipeline, access, clientAddress, publicAddress, logger, onHttpError, isLogged }
  const host: FastConnectionHost = {
    ...bounds,
    ending: { unsent, fixedHead, afterwards: 'ends' },
    staying: { unsent, fixedHead, afterwards: { staysSeconds: Math.floor(bounds.keepAliveTimeoutMs / 1000) } },
    parseRequest: createRequestParser(options),
    begin: (post, socket) => new RequestResponse(post, socket, common),
    atIterationEnd: createIterationEnd(),
    handOver(socket, unread) {
      for (const listener of toNode) listener.call(server, socket)
      socket.resume()
      socket.emit('data', unread) // before the next bytes, which reach the parser directly
    },
    refuseSilence,
    onLeft: (connection) => held.delete(connection),
  }
  server.on(event, (socket: Socket) => {
    if (isClosing) for (const listener of toNode) listener.call(server, socket)
    else held.add(new FastConnection(socket, host))
  })
  return {
    close() {
      isClosing = true
      for (const connection of held) connection.close()
    },
    cutOff() {
      for (const connection of held) connection.cut()
    },
  }
}

/**
 * Returns the function that calls its argument at the end of this iteration of the event loop, after all received bytes
 * were read. The responses of all connections are written together, since each write wakes a waiting client.
 */
function createIterationEnd(): (send: () => void) => void {
  let waiting: (() => void)[] = []
  const sendAll = () => {
    const all = waiting
    waiting = []
    for (const send of all) send()
  }
  return (send) => {
    if (waiting.push(send) === 1) setImmediate(sendAll)
  }
}
