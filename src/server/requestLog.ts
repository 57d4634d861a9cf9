import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getKeyId } from './rpcRoutes.ts'

/** One line for each request: the route's pattern and the key's id, never the path, in which a key may stand. */
export function registerRequestLog(app: FastifyInstance, logger: Logger) {
  if (!logger.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        requestId: request.id,
        verb: request.method,
        route: request.routeOptions.url,
        keyId: getKeyId(request),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}
