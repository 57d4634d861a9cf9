import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { methodNames } from '../../generated/methods.ts'
import type { NetworkName } from '../network/network.ts'
import type { BodyFacts } from '../rpc/caller.ts'
import { getPost } from './rpcRoutes.ts'

/** A request that was answered, or whose client has gone. */
export interface RequestFacts {
  readonly requestId: string
  readonly verb: string
  /** The route's pattern, never the path, in which a key may stand. */
  readonly route: string | undefined
  readonly network: NetworkName | undefined
  /** The key's id, also where it was refused. */
  readonly keyId: string | undefined
  readonly body?: BodyFacts | undefined
  readonly status: number
  readonly elapsedMs: number
}

const known = new Set<string>(methodNames)

/** A log has names of the document; what else callers say is their own. */
function nameOf(method: string): string {
  return known.has(method) ? method : 'unknown'
}

function namedFacts({ method, methods, ...facts }: BodyFacts): BodyFacts {
  if (method !== undefined) return { ...facts, method: nameOf(method) }
  return methods === undefined ? facts : { ...facts, methods: [...new Set(methods.map(nameOf))] }
}

export function logRequest(logger: Logger, { elapsedMs, body = {}, ...facts }: RequestFacts) {
  logger.info({ ...facts, ...namedFacts(body), durationMs: Math.round(elapsedMs * 10) / 10 }, 'request')
}

/** One line for each request that comes by the framework. */
export function registerRequestLog(app: FastifyInstance, logger: Logger) {
  if (!logger.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    const post = getPost(request)
    logRequest(logger, {
      requestId: request.id,
      verb: request.method,
      route: request.routeOptions.url,
      network: post?.network,
      keyId: post?.keyId,
      body: post?.delivery.facts,
      status: reply.statusCode,
      elapsedMs: reply.elapsedTime,
    })
    done()
  })
}
