import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Door } from '../door.ts'
import type { ConnectionBounds, ServerOptions } from '../options.ts'
import { Connection, type ConnectionHost } from './connection.ts'
import { Exchange } from './exchange.ts'
import { createPlainPostReader } from './plainPost.ts'
import { createTurnEnd } from './turnEnd.ts'

/** The connections of a server that are read here. */
export interface Direct {
  /** From now on new connections are Node's; those here end when they have nothing left to answer. */
  close(): void
  cutOff(): void
}

export interface DirectOptions {
  readonly door: Door
  readonly bounds: ConnectionBounds
  refuseSilence(socket: Socket): void
}

/**
 * Looks at the connections of a server before Node's HTTP parser does, and keeps those that carry plain requests: through
 * Node's streams each of these would cost more than its answer does.
 */
export function answerDirectly(
  server: Server,
  options: ServerOptions,
  { door, bounds, refuseSilence }: DirectOptions,
): Direct {
  const held = new Set<Connection>()
  let isClosing = false
  const toNode = server.listeners('connection')
  server.removeAllListeners('connection')
  const { access, logger } = options
  const common = { door, access, logger, isLogged: logger.isLevelEnabled('info') }
  const host: ConnectionHost = {
    ...bounds,
    readPlainPost: createPlainPostReader(options),
    begin: (post) => new Exchange(post, common),
    turnEnd: createTurnEnd(),
    handOver(socket, unread) {
      for (const listener of toNode) listener.call(server, socket)
      socket.resume()
      socket.emit('data', unread) // now: what comes next goes to the parser by a shorter way
    },
    refuseSilence,
    onLeft: (connection) => held.delete(connection),
  }
  server.on('connection', (socket: Socket) => {
    if (isClosing) for (const listener of toNode) listener.call(server, socket)
    else held.add(new Connection(socket, host))
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
