import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getKeyId } from './rpcRoutes.ts'

/** A request that was answered, or whose client has gone. */
export interface RequestFacts {
  readonly requestId: string
  readonly verb: string
  /** The route's pattern, never the path, in which a key may stand. */
  readonly route: string | undefined
  /** The key's id. */
  readonly keyId: string | undefined
  readonly status: number
  readonly elapsedMs: number
}

export function logRequest(logger: Logger, { elapsedMs, ...facts }: RequestFacts) {
  logger.info({ ...facts, durationMs: Math.round(elapsedMs * 10) / 10 }, 'request')
}

/** One line for each request that comes by the framework. */
export function registerRequestLog(app: FastifyInstance, logger: Logger) {
  if (!logger.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(logger, {
      requestId: request.id,
      verb: request.method,
      route: request.routeOptions.url,
      keyId: getKeyId(request),
      status: reply.statusCode,
      elapsedMs: reply.elapsedTime,
    })
    done()
  })
}
