import type { Server as NodeServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { corsHeaders, createPreflight, type HttpHeader, registerCors } from '../auth/cors.ts'
import type { ServerOptions } from '../options.ts'
import { registerPages } from '../pages/pages.ts'
import { createApp } from './app.ts'
import { registerRequestLog } from './requestLog.ts'
import { getKeyOrigins, type RpcRoutes, registerRpcRoutes } from './rpcRoutes.ts'
import { registerSecurityHeaders } from './securityHeaders.ts'

interface RouteParts extends Omit<RpcRoutes, 'answerPreflight'> {
  /** The headers that every response begins with. */
  readonly fixedHeaders: readonly HttpHeader[]
}

/** Creates the framework with all routes of the server: RPC paths and pages. Loaded with the first request that needs it. */
export function openRoutes(
  server: NodeServer,
  options: ServerOptions,
  { fixedHeaders, ...parts }: RouteParts,
): FastifyInstance {
  const { access } = options
  const app = createApp(
    { ...options, corsOf: (request) => corsHeaders(request.headers.origin, access, getKeyOrigins(request)) },
    server,
  )
  registerRequestLog(app, options)
  registerSecurityHeaders(app, fixedHeaders)
  registerCors(app, access)
  registerRpcRoutes(app, { ...parts, answerPreflight: createPreflight(options) }, options)
  registerPages(app, options, parts.publicAddress)
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode >= 400) options.onHttpError?.(reply.statusCode)
    if (!server.listening) server.closeIdleConnections() // after the start of `close`, which closes only those idle by then
    done()
  })
  return app
}
