import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { registerCors } from './cors.ts'
import { createDoor } from './door.ts'
import { createFastPath } from './fastPath/fastPath.ts'
import { answerInTurn } from './nodeConnections.ts'
import type { ConnectionBounds, ServerOptions } from './options.ts'
import { registerPages } from './pages.ts'
import { sendHttpRefusal, toHttpRefusal } from './replies.ts'
import { registerRequestLog } from './requestLog.ts'
import { registerRpcRoutes } from './rpcRoutes.ts'
import { UnsentBytes } from './unsentBytes.ts'
import { UpgradingMessage } from './webSocket/upgradingMessage.ts'
import { createWebSockets } from './webSocket/webSockets.ts'

const DEFAULT_BOUNDS: ConnectionBounds = {
  maxConnections: 1000,
  unsentBytes: 2 ** 28,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  silenceTimeoutMs: 120_000,
  halfOpenTimeoutMs: 5_000,
  halfOpenCheckMs: 100,
  keepAliveTimeoutMs: 65_000,
  checkIntervalMs: 2_000,
}

/** A server that does not listen yet. */
export interface Server {
  /** Returns the port that was bound (which matters with port 0); rejects with the system's error. */
  listen(port: number, host: string): Promise<number>
  /** Takes no more, lets what runs finish for `graceMs`, then cuts it off. */
  close(graceMs: number): Promise<void>
}

const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Answers bytes that are no HTTP, or none: a status line and nothing to learn from. */
function refuseConnection({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = code === REQUEST_TIMEOUT ? '408 Request Timeout' : '400 Bad Request'
  socket.write(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  return socket.destroySoon()
}

function createApp(options: ServerOptions, bounds: ConnectionBounds): FastifyInstance {
  const app = fastify({
    bodyLimit: options.bodyLimitBytes,
    requestTimeout: bounds.requestTimeoutMs,
    connectionTimeout: bounds.silenceTimeoutMs,
    keepAliveTimeout: bounds.keepAliveTimeoutMs,
    http: {
      IncomingMessage: UpgradingMessage,
      headersTimeout: bounds.headersTimeoutMs,
      connectionsCheckingInterval: bounds.checkIntervalMs,
      requireHostHeader: false, // refused in its turn
    },
    logger: false, // the framework would log paths, and keys stand in paths; requestLog.ts logs instead
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, _request, reply) => {
      const { status, message } = toHttpRefusal(error)
      sendHttpRefusal(reply, status, message)
    },
  })
  app.server.maxConnections = bounds.maxConnections
  app.setErrorHandler<Error>((error, request, reply) => {
    const { status, message } = toHttpRefusal(error)
    if (status === 413) reply.header('connection', 'close') // the rest of the body is still on its way
    const hasLeft = reply.raw.destroyed // what could not be sent to a client that is gone is nobody's error
    if (status >= 500 && !hasLeft) options.logger.error({ err: error, requestId: request.id }, 'internal error')
    reply.removeHeader('content-encoding') // of the response that failed
    return sendHttpRefusal(reply, status, message)
  })
  return app
}

/** Assembles the server: RPC paths over HTTP and WebSocket, health, document; nothing that a client sends ends it. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const bounds = { ...DEFAULT_BOUNDS, ...options.bounds }
  const app = createApp(options, bounds)
  const door = createDoor(options)
  const unsent = new UnsentBytes(bounds.unsentBytes, (bytes) =>
    options.logger.warn({ bytes }, 'a connection was cut off: clients do not take what they have asked for'),
  )
  registerRequestLog(app, options.logger)
  registerCors(app, options.access)
  registerRpcRoutes(app, { door, unsent }, options)
  registerPages(app, options)
  const webSockets = createWebSockets(app.server, options, unsent)
  answerInTurn(app.server)
  const refuseSilence = (socket: Socket) => refuseConnection({ code: REQUEST_TIMEOUT }, socket)
  const fastPath =
    options.hasFastPath === false
      ? undefined
      : createFastPath(app.server, options, { door, bounds, unsent, refuseSilence })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (!app.server.listening) app.server.closeIdleConnections() // Node has ended those that were idle when it began to close
    done()
  })
  return {
    async listen(port, host) {
      // For a name with several addresses the framework would open servers without these bounds, which nobody closes.
      const { address: oneAddress } = await lookup(host, { order: 'ipv4first' })
      await app.listen({ port, host: oneAddress })
      const address = app.server.address()
      return typeof address === 'object' && address !== null ? address.port : port
    },
    async close(graceMs) {
      const cutOff = setTimeout(() => {
        fastPath?.cutOff()
        webSockets.cutOff()
        app.server.closeAllConnections()
      }, graceMs)
      fastPath?.close()
      webSockets.close()
      await app.close()
      clearTimeout(cutOff)
    },
  }
}
