import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { systemTimer } from '../base/clock.ts'
import type { ServerStats } from '../metrics/serverMetrics.ts'
import { corsHeaders, createPreflight, registerCors } from './auth/cors.ts'
import { createPublicAddress } from './auth/publicAddress.ts'
import { createApp, DEFAULT_BOUNDS, listenOn, nodeOptionsOf, REQUEST_TIMEOUT, refuseConnection } from './http/app.ts'
import { createFastPath } from './http/fast/fastPath.ts'
import { printFields } from './http/fast/writeResponse.ts'
import { answerInOrder } from './http/nodeConnections.ts'
import { boundConnections, OpenConnections } from './http/openConnections.ts'
import { ReceivedBytes } from './http/receiving/receivedBytes.ts'
import { registerRequestLog } from './http/requestLog.ts'
import { createRequestPipeline } from './http/requestPipeline.ts'
import { getKeyOrigins, registerRpcRoutes } from './http/rpcRoutes.ts'
import { registerSecurityHeaders, securityHeaders } from './http/securityHeaders.ts'
import { UnsentBytes } from './http/unsentBytes.ts'
import type { ServerOptions } from './options.ts'
import { registerPages } from './pages/pages.ts'
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
  const app = createApp(
    { ...options, corsOf: (request) => corsHeaders(request.headers.origin, options.access, getKeyOrigins(request)) },
    bounds,
    https?.server,
  )
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
  registerRequestLog(app, options)
  registerSecurityHeaders(app, fixedHeaders)
  registerCors(app, options.access)
  registerRpcRoutes(
    app,
    { pipeline, answerPreflight: createPreflight(options), unsent, bodyBounds, publicAddress },
    options,
  )
  registerPages(app, options, publicAddress)
  const webSockets = createWebSockets(app.server, options, { unsent, fixedHead, bodyBounds, publicAddress })
  answerInOrder(app.server, bounds)
  const refuseSilence = (socket: Socket) => refuseConnection({ code: REQUEST_TIMEOUT }, socket)
  const fastPath =
    options.hasFastPath === false
      ? undefined
      : createFastPath(app.server, options, { pipeline, bounds, unsent, fixedHead, publicAddress, refuseSilence })
  const { maxConnections, connectionsPerAddress: perAddress, connectionsPerKey: perKey } = bounds
  const { isProxy = () => false, onRefused = () => {} } = options
  boundConnections(app.server, new OpenConnections({ maxConnections, perAddress, perKey, isProxy, onRefused }))
  https?.watchHandshakes()
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode >= 400) options.onHttpError?.(reply.statusCode)
    if (!app.server.listening) app.server.closeIdleConnections() // after the start of `close`, which closes only those idle by then
    done()
  })
  const closing = new AbortController()
  const following = { logger: options.logger, timer: options.timer ?? systemTimer, signal: closing.signal }
  const reloadCertificate = https && certificate?.follow(https.server, following)
  return {
    reloadCertificate: async () => reloadCertificate?.(),
    listen: (port, host) => listenOn(app, port, host),
    stats: async () => ({
      connections: await promisify(app.server.getConnections.bind(app.server))(),
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
        app.server.closeAllConnections()
      }, graceMs)
      closing.abort()
      https?.cutHandshakes()
      fastPath?.close()
      webSockets.close()
      await app.close()
      clearTimeout(cutOff)
    },
  }
}
