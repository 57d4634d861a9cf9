import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAnswer, refuseHttp } from '../answers.ts'
import { LazyDelivery, type Watch } from '../delivery.ts'
import type { Door, Post } from '../door.ts'
import type { ConnectionBounds, ServerOptions } from '../options.ts'
import { logRequest } from '../requestLog.ts'
import { Connection, type ConnectionHost } from './connection.ts'
import { createPlainPostReader, type PlainPost } from './plainPost.ts'
import { createTurnEnd } from './turnEnd.ts'

/** The connections of a server that are read here. */
export interface Direct {
  /** From now on new connections are Node's; those here end when they have nothing left to answer. */
  close(): void
  cutOff(): void
}

/** Answers a plain post through the door. */
function createPlainAnswer(door: Door, { access, logger }: ServerOptions): ConnectionHost['answer'] {
  async function answer(post: Post) {
    try {
      return await door(post)
    } catch (err) {
      logger.error({ err, requestId: post.delivery.requestId }, 'internal error')
      const { origin } = post.headers
      return createAnswer(refuseHttp(500, 'Internal server error'), { access, origin, acceptEncoding: undefined })
    }
  }
  const toPost = ({ head: { network, key, headers }, body }: PlainPost, watch: Watch): Post => ({
    network,
    key,
    headers,
    delivery: new LazyDelivery(randomUUID(), watch),
    readBody: () => body,
  })
  if (!logger.isLevelEnabled('info')) return (plain, watch) => answer(toPost(plain, watch))

  return async (plain, watch) => {
    const { route, key } = plain.head
    const post = toPost(plain, watch)
    const begunAtMs = performance.now()
    const answered = await answer(post)
    logRequest(logger, {
      requestId: post.delivery.requestId,
      verb: 'POST',
      route: key === undefined ? route : `${route}/:key`,
      keyId: post.keyId,
      status: answered.status,
      elapsedMs: performance.now() - begunAtMs,
    })
    return answered
  }
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
  const host: ConnectionHost = {
    ...bounds,
    readPlainPost: createPlainPostReader(options),
    answer: createPlainAnswer(door, options),
    turnEnd: createTurnEnd(),
    handOver(socket, unread) {
      for (const listener of toNode) listener.call(server, socket)
      socket.resume()
      socket.emit('data', unread) // now: what comes next goes to the parser by a shorter way
    },
    refuseSilence,
    onBroken: (err) => options.logger.error({ err }, 'an answer broke off'),
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
