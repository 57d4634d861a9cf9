import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { Server as NodeServer, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import type { Header } from '../auth/cors.ts'
import type { ConnectionBounds, ServerOptions } from '../options.ts'
import { UpgradingMessage } from '../websocket/upgradingMessage.ts'
import { refuseUnauthorised, sendHttpRefusal, toHttpRefusal } from './replies.ts'

export const DEFAULT_BOUNDS: ConnectionBounds = {
  maxConnections: 1000,
  connectionsPerAddress: Number.MAX_SAFE_INTEGER,
  connectionsPerKey: 500,
  receivedBytes: 2 ** 26,
  bodyPieces: 4096,
  unsentBytes: 2 ** 28,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  silenceTimeoutMs: 120_000,
  halfOpenTimeoutMs: 5_000,
  halfOpenCheckMs: 100,
  keepAliveTimeoutMs: 65_000,
  checkIntervalMs: 2_000,
}

/** Node's name of the error of who has sent nothing for too long. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Answers bytes that are no HTTP, or none: a status line and nothing to learn from. */
export function refuseConnection({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = code === REQUEST_TIMEOUT ? '408 Request Timeout' : '400 Bad Request'
  socket.write(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  return socket.destroySoon()
}

/** What Node is told of either kind of server. */
export function nodeOptionsOf({ headersTimeoutMs, checkIntervalMs }: ConnectionBounds) {
  return {
    IncomingMessage: UpgradingMessage,
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    requireHostHeader: false, // refused in its turn
  }
}

interface AppOptions extends Pick<ServerOptions, 'bodyLimitBytes' | 'logger'> {
  /** Whether a request has the authority to learn why it is refused; without this function every request has. */
  mayAsk?(request: FastifyRequest): boolean
  /** What lets a page read that its request failed. */
  corsOf?(request: FastifyRequest): readonly Header[]
}

/** A server of HTTP that tells nothing of itself, and of which nobody takes more than the bounds say; `https` where it has one. */
export function createApp(options: AppOptions, bounds: ConnectionBounds, https?: NodeServer): FastifyInstance {
  const app = fastify({
    ...(https !== undefined && { serverFactory: (onRequest: RequestListener) => https.on('request', onRequest) }),
    bodyLimit: options.bodyLimitBytes,
    requestTimeout: bounds.requestTimeoutMs,
    connectionTimeout: bounds.silenceTimeoutMs,
    keepAliveTimeout: bounds.keepAliveTimeoutMs,
    http: nodeOptionsOf(bounds),
    logger: false, // the framework would log paths, and keys stand in paths; requestLog.ts logs instead
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      if (options.mayAsk?.(request) === false) return void refuseUnauthorised(reply)
      const { status, message } = toHttpRefusal(error)
      sendHttpRefusal(reply, status, message)
    },
  })
  app.setErrorHandler<Error>((error, request, reply) => {
    const { status, message } = toHttpRefusal(error)
    if (status === 413) reply.header('connection', 'close') // the rest of the body is still on its way
    const hasLeft = reply.raw.destroyed // what could not be sent to a client that is gone is nobody's error
    if (status >= 500 && !hasLeft) options.logger.error({ err: error, requestId: request.id }, 'internal error')
    reply.removeHeader('content-encoding') // of the response that failed
    reply.headers(Object.fromEntries(options.corsOf?.(request) ?? []))
    return sendHttpRefusal(reply, status, message)
  })
  return app
}

/**
 * Connections that the system accepts before this process does; the system has its own maximum. Node's 511 are used up
 * when hundreds of clients connect at once, and then the system drops what a client sends over a connection that it
 * has reported as open, so that the client waits for seconds.
 */
const BACKLOG = 4096

/** Listens on one address, and returns the port that was bound (which matters with port 0). */
export async function listenOn(app: FastifyInstance, port: number, host: string): Promise<number> {
  // For a name with several addresses the framework would open servers without these bounds, which nobody closes.
  const { address: oneAddress } = await lookup(host, { order: 'ipv4first' })
  await app.listen({ port, host: oneAddress, backlog: BACKLOG })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
