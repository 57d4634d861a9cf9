import type { Server as NodeServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { corsHeaders } from '../auth/cors.ts'
import type { ServerOptions } from '../options.ts'
import { registerPages } from '../pages/pages.ts'
import { createApp } from './app.ts'
import { createPageAnswers } from './preflights.ts'
import { registerRequestLog } from './requestLog.ts'
import { getKeyOrigins, type RpcRoutes, registerRpcRoutes } from './rpcRoutes.ts'

/** Creates the framework with all routes of the server: RPC paths and pages. Loaded with the first request that needs it. */
export function openRoutes(server: NodeServer, options: ServerOptions, parts: RpcRoutes): FastifyInstance {
  const { access } = options
  const pageAnswers = createPageAnswers(options)
  const { answerPreflight } = pageAnswers
  const app = createApp(
    {
      ...options,
      answerPreflight,
      corsOf: (request) => corsHeaders(request.headers.origin, access, getKeyOrigins(request)),
    },
    server,
  )
  registerRequestLog(app, options)
  registerRpcRoutes(app, parts, options)
  registerPages(app, options, { publicAddress: parts.publicAddress, pageAnswers })
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode >= 400) options.onHttpError?.(reply.statusCode)
    if (!server.listening) server.closeIdleConnections() // after the start of `close`, which closes only those idle by then
    done()
  })
  return app
}
