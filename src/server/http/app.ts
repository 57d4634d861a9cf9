import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { Server as NodeServer, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import type { HttpHeader } from '../auth/cors.ts'
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

/** Node's error code for a client that has sent nothing for too long. */
export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Sends a status line without details for bytes that are not HTTP, or for none, and ends the connection. */
export function refuseConnection({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = code === REQUEST_TIMEOUT ? '408 Request Timeout' : '400 Bad Request'
  socket.write(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  return socket.destroySoon()
}

/** Returns the options of Node's HTTP and HTTPS servers. */
export function nodeOptionsOf({ headersTimeoutMs, checkIntervalMs }: ConnectionBounds) {
  return {
    IncomingMessage: UpgradingMessage,
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    requireHostHeader: false, // nodeConnections.ts refuses the request
  }
}

interface AppOptions extends Pick<ServerOptions, 'bodyLimitBytes' | 'logger'> {
  /** Returns whether a request may receive the text of an error; absent: every request. */
  mayReadErrors?(request: FastifyRequest): boolean
  /** Returns the CORS headers, so that a page can read the error of its request. */
  corsOf?(request: FastifyRequest): readonly HttpHeader[]
}

/** Creates the framework's HTTP server with bounds for each connection. `https` is the server to use instead of plain HTTP. */
export function createApp(options: AppOptions, bounds: ConnectionBounds, https?: NodeServer): FastifyInstance {
  const app = fastify({
    ...(https !== undefined && { serverFactory: (onRequest: RequestListener) => https.on('request', onRequest) }),
    bodyLimit: options.bodyLimitBytes,
    requestTimeout: bounds.requestTimeoutMs,
    connectionTimeout: bounds.silenceTimeoutMs,
    keepAliveTimeout: bounds.keepAliveTimeoutMs,
    http: nodeOptionsOf(bounds),
    logger: false, // the framework would log paths, which may have keys; requestLog.ts logs instead
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => {
      if (options.mayReadErrors?.(request) === false) return void refuseUnauthorised(reply)
      const { status, message } = toHttpRefusal(error)
      sendHttpRefusal(reply, status, message)
    },
  })
  app.setErrorHandler<Error>((error, request, reply) => {
    const { status, message } = toHttpRefusal(error)
    if (status === 413) reply.header('connection', 'close') // the rest of the body is not read
    const hasLeft = reply.raw.destroyed // a response that a closed connection did not receive is not an error
    if (status >= 500 && !hasLeft) options.logger.error({ err: error, requestId: request.id }, 'internal error')
    reply.removeHeader('content-encoding') // of the response that failed
    reply.headers(Object.fromEntries(options.corsOf?.(request) ?? []))
    return sendHttpRefusal(reply, status, message)
  })
  return app
}

/**
 * Maximum number of connections that the system accepts before this process does; the system has its own maximum. With
 * Node's default of 511, hundreds of clients that connect at once fill the queue. The system then drops data of
 * connections that it has reported as open, and clients wait for seconds.
 */
const BACKLOG = 4096

/** Listens on one address, and returns the port that was bound (which matters with port 0). */
export async function listenOn(app: FastifyInstance, port: number, host: string): Promise<number> {
  // For a name with several addresses, the framework would open more servers, without these bounds.
  const { address: oneAddress } = await lookup(host, { order: 'ipv4first' })
  await app.listen({ port, host: oneAddress, backlog: BACKLOG })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
