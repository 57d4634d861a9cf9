import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { PublicAddress } from '../../auth/publicAddress.ts'
import type { ConnectionBounds, ServerOptions } from '../../options.ts'
import { connectionEventOf } from '../../tls/tlsServer.ts'
import type { RequestPipeline } from '../requestPipeline.ts'
import type { UnsentBytes } from '../unsentBytes.ts'
import { PlainConnection, type PlainConnectionHost } from './fastConnection.ts'
import { createPlainPostReader } from './parseRequest.ts'
import { Exchange } from './requestResponse.ts'

/** Answers plain requests without Node's HTTP parser, on the connections that send nothing else. */
export interface FastPath {
  /** From now on new connections are Node's; those here end once they have nothing left to answer. */
  close(): void
  cutOff(): void
}

export interface FastPathOptions {
  readonly pipeline: RequestPipeline
  readonly bounds: ConnectionBounds
  readonly unsent: UnsentBytes
  /** The fields that every response begins with, as text. */
  readonly fixedHead: string
  readonly publicAddress: PublicAddress
  refuseSilence(socket: Socket): void
}

/**
 * Looks at the connections of a server before Node's HTTP parser does, and keeps those that carry plain requests:
 * through Node's streams each of these would cost more than its response does.
 */
export function createFastPath(
  server: Server,
  options: ServerOptions,
  { pipeline, bounds, unsent, fixedHead, publicAddress, refuseSilence }: FastPathOptions,
): FastPath {
  const held = new Set<PlainConnection>()
  let isClosing = false
  const event = connectionEventOf(server)
  const toNode = server.listeners(event)
  server.removeAllListeners(event)
  const { access, clientAddress, logger, onHttpError } = options
  const isLogged = logger.isLevelEnabled('info')
  const common = { pipeline, access, clientAddress, publicAddress, logger, onHttpError, isLogged }
  const host: PlainConnectionHost = {
    ...bounds,
    ending: { unsent, fixedHead, afterwards: 'ends' },
    staying: { unsent, fixedHead, afterwards: { staysSeconds: Math.floor(bounds.keepAliveTimeoutMs / 1000) } },
    readPlainPost: createPlainPostReader(options),
    begin: (post, socket) => new Exchange(post, socket, common),
    atTurnEnd: createTurnEnd(),
    handOver(socket, unread) {
      for (const listener of toNode) listener.call(server, socket)
      socket.resume()
      socket.emit('data', unread) // now: what comes next goes to the parser by a shorter way
    },
    refuseSilence,
    onLeft: (connection) => held.delete(connection),
  }
  server.on(event, (socket: Socket) => {
    if (isClosing) for (const listener of toNode) listener.call(server, socket)
    else held.add(new PlainConnection(socket, host))
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
 * Calls what it is given when all that has come in this turn of the event loop was looked at, for everybody in one go.
 * What many connections have to write then goes out together: each write to a sleeping client wakes it, which costs
 * more than the response.
 */
function createTurnEnd(): (send: () => void) => void {
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
