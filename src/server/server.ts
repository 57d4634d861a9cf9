import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { systemTimer } from '../base/clock.ts'
import type { ServerStats } from '../metrics/serverMetrics.ts'
import { corsHeaders } from './auth/cors.ts'
import { createPublicAddress } from './auth/publicAddress.ts'
import { createFastPath } from './http/fast/fastPath.ts'
import { printFields } from './http/fast/writeResponse.ts'
import { answerInOrder } from './http/nodeConnections.ts'
import {
  answerByFramework,
  createHttpServer,
  DEFAULT_BOUNDS,
  listenOn,
  nodeOptionsOf,
  REQUEST_TIMEOUT,
  refuseConnection,
} from './http/nodeServer.ts'
import { boundConnections, OpenConnections } from './http/openConnections.ts'
import { ReceivedBytes } from './http/receiving/receivedBytes.ts'
import { createRequestPipeline } from './http/requestPipeline.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { UnsentBytes } from './http/unsentBytes.ts'
import type { ServerOptions } from './options.ts'
import { openCertificate } from './tls/certificate.ts'
import { createHttpsServer } from './tls/tlsServer.ts'
import { createWebSockets } from './websocket/webSockets.ts'

/** A server that does not listen yet. */
export interface Server {
  /** Returns the bound port, which differs from port 0. Rejects with the system's error. */
  listen(port: number, host: string): Promise<number>
  /** Accepts no more requests, waits up to `graceMs` for running ones, then closes all connections. */
  close(graceMs: number): Promise<void>
}

/** A server of chains. */
export interface RpcServer extends Server {
  /** Reloads the certificate; without effect without TLS. */
  reloadCertificate(): Promise<void>
  stats(): Promise<ServerStats>
}

/** Creates the server: RPC paths over HTTP and WebSocket, and pages. */
export async function createServer(options: ServerOptions): Promise<RpcServer> {
  const bounds = { ...DEFAULT_BOUNDS, ...options.bounds }
  const certificate = options.certificate && (await openCertificate(options.certificate))
  const https = certificate && createHttpsServer({ ...nodeOptionsOf(bounds), ...certificate.context }, bounds)
  const server = https?.server ?? createHttpServer(bounds)
  const pipeline = createRequestPipeline(options)
  const publicAddress = createPublicAddress({
    publicUrl: options.publicUrl,
    isProxy: options.isProxy ?? (() => false),
    hasTls: certificate !== undefined,
    access: options.acceptsAnyHost === true ? undefined : options.access,
  })
  const unsent = new UnsentBytes(bounds.unsentBytes, () => options.onRefused?.('unsent_bytes'))
  const received = new ReceivedBytes(bounds.receivedBytes)
  const bodyBounds = { limitBytes: options.bodyLimitBytes, limitPieces: bounds.bodyPieces, received }
  const fixedHeaders = securityHeaders({ pinsTls: options.pinsTls ?? false })
  const fixedHead = printFields(fixedHeaders)
  const parts = { pipeline, unsent, bodyBounds, publicAddress }
  const headersOf = ({ headers }: IncomingMessage) => [...fixedHeaders, ...corsHeaders(headers.origin, options.access)]
  const open = async () => {
    const { openRoutes } = await import('./http/openRoutes.ts')
    return openRoutes(server, options, parts)
  }
  const framework = answerByFramework(server, options.logger, open, headersOf)
  const webSockets = createWebSockets(server, options, { unsent, fixedHead, bodyBounds, publicAddress })
  answerInOrder(server, bounds)
  const refuseSilence = (socket: Socket) => refuseConnection({ code: REQUEST_TIMEOUT }, socket)
  const fastPath =
    options.hasFastPath === false
      ? undefined
      : createFastPath(server, options, { pipeline, bounds, unsent, fixedHead, publicAddress, refuseSilence })
  const { maxConnections, connectionsPerAddress: perAddress, connectionsPerKey: perKey } = bounds
  const { isProxy = () => false, onRefused = () => {} } = options
  boundConnections(server, new OpenConnections({ maxConnections, perAddress, perKey, isProxy, onRefused }))
  https?.watchHandshakes()
  const closing = new AbortController()
  const following = { logger: options.logger, timer: options.timer ?? systemTimer, signal: closing.signal }
  const reloadCertificate = https && certificate?.follow(https.server, following)
  return {
    reloadCertificate: async () => reloadCertificate?.(),
    listen: (port, host) => listenOn(server, port, host),
    stats: async () => ({
      connections: await promisify(server.getConnections.bind(server))(),
      webSockets: webSockets.count(),
      subscriptions: webSockets.countSubscriptions(),
      unsentBytes: unsent.bytes,
      receivedBytes: received.bytes,
      receiving: received.connections,
    }),
    async close(graceMs) {
      const cutOff = setTimeout(() => {
        fastPath?.cutOff()
        webSockets.cutOff()
        server.closeAllConnections()
      }, graceMs)
      closing.abort()
      https?.cutHandshakes()
      fastPath?.close()
      webSockets.close()
      await framework.close()
      clearTimeout(cutOff)
    },
  }
}
