import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { methodNames } from '../../../generated/methods.ts'
import { toTenths } from '../../base/rounded.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import type { BodyFacts } from '../../rpc/caller.ts'
import type { ServerOptions } from '../options.ts'
import { getPost } from './rpcRoutes.ts'

/** The log line of a request that was answered, or whose client has gone. */
export interface RequestFacts {
  readonly requestId: string
  readonly verb: string
  /** The route's pattern, never the path, which may have a key. */
  readonly route: string | undefined
  readonly network: NetworkName | undefined
  /** The key's id, also of a refused request. */
  readonly keyId: string | undefined
  readonly body?: BodyFacts | undefined
  readonly status: number
  /** Bytes of the response: over HTTP with its head, over a WebSocket of the message. */
  readonly bytes: number
  /** Empty if the connection has closed. */
  readonly clientAddress: string
  /** The header of the request, or of a WebSocket's upgrade. */
  readonly userAgent: string | undefined
  readonly elapsedMs: number
}

/** Maximum length of a user agent in a line, since clients may send any text. */
const MAX_USER_AGENT_CHARACTERS = 200

const known = new Set<string>(methodNames)

/** Replaces names that are not in the document, since clients may send any text. */
function nameOf(method: string): string {
  return known.has(method) ? method : 'unknown'
}

function namedFacts({ method, methods, ...facts }: BodyFacts): BodyFacts {
  if (method !== undefined) return { ...facts, method: nameOf(method) }
  return methods === undefined ? facts : { ...facts, methods: [...new Set(methods.map(nameOf))] }
}

/** Logs a request. */
export function logRequest(logger: Logger, { elapsedMs, body = {}, userAgent, ...facts }: RequestFacts) {
  const durationMs = toTenths(elapsedMs)
  const shown = userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS)
  logger.info({ ...facts, ...namedFacts(body), durationMs, userAgent: shown }, 'request')
}

/** Bytes that the connection of a request had sent when the request began. */
const SENT_BEFORE = Symbol('sentBefore')

declare module 'fastify' {
  interface FastifyRequest {
    [SENT_BEFORE]?: number
  }
}

/** Logs one line for each request of the framework. */
export function registerRequestLog(
  app: FastifyInstance,
  { logger, clientAddress }: Pick<ServerOptions, 'logger' | 'clientAddress'>,
) {
  if (!logger.isLevelEnabled('info')) return
  app.addHook('onRequest', (request, _reply, done) => {
    request[SENT_BEFORE] = request.raw.socket.bytesWritten
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const post = getPost(request)
    const { raw, headers } = request
    logRequest(logger, {
      requestId: request.id,
      verb: request.method,
      route: request.routeOptions.url,
      network: post?.network,
      keyId: post?.keyId,
      body: post?.delivery.facts,
      status: reply.statusCode,
      bytes: raw.socket.bytesWritten - (request[SENT_BEFORE] ?? 0),
      clientAddress: clientAddress(raw.socket, headers),
      userAgent: headers['user-agent'],
      elapsedMs: reply.elapsedTime,
    })
    done()
  })
}
