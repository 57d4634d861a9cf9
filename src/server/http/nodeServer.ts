import { lookup } from 'node:dns/promises'
import { createServer, type IncomingMessage, type Server as NodeServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { HttpHeader } from '../auth/cors.ts'
import type { ConnectionBounds } from '../options.ts'
import { UpgradingMessage } from '../websocket/upgradingMessage.ts'

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

/** Creates a server without TLS, with bounds for each connection. */
export function createHttpServer(bounds: ConnectionBounds): NodeServer {
  const server = createServer(nodeOptionsOf(bounds))
  server.keepAliveTimeout = bounds.keepAliveTimeoutMs
  server.requestTimeout = bounds.requestTimeoutMs
  server.setTimeout(bounds.silenceTimeoutMs)
  return server
}

/** The framework that answers the requests of a server. */
export interface Framework {
  /** Refuses further requests, and resolves when the server has no more connections. */
  close(): Promise<void>
}

/**
 * Makes a framework answer the requests of a server. Their responses begin with the headers of `headersOf`, also those that the
 * framework sends without its hooks, as for a malformed path. It is opened with the first of them, because plain POSTs do not need
 * it (see fast/) and it would be a large part of each start.
 */
export function answerByFramework(
  server: NodeServer,
  logger: Pick<Logger, 'error'>,
  open: () => MaybePromise<FastifyInstance>,
  headersOf: (request: IncomingMessage) => readonly HttpHeader[] = () => [],
): Framework {
  let app: FastifyInstance | undefined
  let opening: Promise<void> | undefined
  let isClosing = false

  async function openReady(): Promise<void> {
    const opened = await open()
    await opened.ready()
    if (isClosing) await opened.close() // then it refuses the requests that were waiting
    app = opened
  }

  function openAndAnswer(request: IncomingMessage, response: ServerResponse): void {
    opening ??= openReady()
    opening.then(
      () => app?.routing(request, response),
      (err: unknown) => {
        opening = undefined // the next request tries again
        logger.error({ err }, 'the HTTP framework cannot be opened')
        response.writeHead(500, { connection: 'close' }).end()
      },
    )
  }

  server.on('clientError', refuseConnection)
  server.on('request', (request, response) => {
    for (const [name, value] of headersOf(request)) response.setHeader(name, value)
    if (app === undefined) openAndAnswer(request, response)
    else app.routing(request, response)
  })
  return {
    async close() {
      isClosing = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      await app?.close()
      server.closeIdleConnections()
      await closed
    },
  }
}

/**
 * Maximum number of connections that the system accepts before this process does; the system has its own maximum. With
 * Node's default of 511, hundreds of clients that connect at once fill the queue. The system then drops data of
 * connections that it has reported as open, and clients wait for seconds.
 */
const BACKLOG = 4096

/** Listens on one address, and returns the port that was bound (which matters with port 0). */
export async function listenOn(server: NodeServer, port: number, host: string): Promise<number> {
  const { address: oneAddress } = await lookup(host, { order: 'ipv4first' })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: oneAddress, backlog: BACKLOG }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
