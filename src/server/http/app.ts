import { randomUUID } from 'node:crypto'
import type { Server as NodeServer } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { HttpHeader } from '../auth/cors.ts'
import type { ServerOptions } from '../options.ts'
import { refuseUnauthorised, sendHttpRefusal, toHttpRefusal } from './replies.ts'

interface AppOptions extends Pick<ServerOptions, 'bodyLimitBytes' | 'logger'> {
  /** Returns whether a request may receive the text of an error; absent: every request. */
  mayReadErrors?(request: FastifyRequest): boolean
  /** Answers the preflight of a path that no route can match. Returns whether the request was one; absent: none is answered. */
  answerPreflight?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Returns the CORS headers, so that a page can read the error of its request. */
  corsOf?(request: FastifyRequest): readonly HttpHeader[]
}

/** Creates the framework for the requests of a server, which it gets from `answerByFramework`. */
export function createApp(options: AppOptions, server: NodeServer): FastifyInstance {
  const app = fastify({
    serverFactory: () => server,
    bodyLimit: options.bodyLimitBytes,
    logger: false, // the framework would log paths, which may have keys; requestLog.ts logs instead
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    clientErrorHandler: () => {}, // nodeServer.ts refuses the connection
    frameworkErrors: async (error, request, reply) => {
      if (options.mayReadErrors?.(request) === false) return void refuseUnauthorised(reply)
      if ((await options.answerPreflight?.(request, reply)) === true) return
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
