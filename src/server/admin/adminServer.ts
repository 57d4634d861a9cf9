import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { bearerOf } from '../auth/keyOf.ts'
import { createSecretCheck } from '../auth/secretCheck.ts'
import { createApp, DEFAULT_BOUNDS, listenOn } from '../http/app.ts'
import { refuseUnauthorised, sendHttpRefusal } from '../http/replies.ts'
import type { Server } from '../server.ts'

/** Adds what is asked of it to the operator's server; who gets that far has shown the token. */
export type AdminRoutes = (app: FastifyInstance) => void

export interface AdminOptions {
  readonly token: string
  readonly logger: Logger
  readonly routes: readonly AdminRoutes[]
}

/** An operator's tools are few, and what they send is short. */
const MAX_CONNECTIONS = 20
const BODY_LIMIT_BYTES = 100_000

/** Builds what tells whether a request has the operator's token. */
function createTokenCheck(token: string): (request: FastifyRequest) => boolean {
  const isToken = createSecretCheck(token)
  return ({ headers }) => {
    const shown = bearerOf(headers.authorization)
    return shown !== undefined && isToken(shown)
  }
}

/** The operator's server: a listener of its own, so that nobody who may ask the node may ask this. */
export function createAdminServer({ token, logger, routes }: AdminOptions): Server {
  const mayAsk = createTokenCheck(token)
  const app = createApp({ bodyLimitBytes: BODY_LIMIT_BYTES, logger, mayAsk }, DEFAULT_BOUNDS)
  app.server.maxConnections = MAX_CONNECTIONS
  app.addHook('onRequest', (request, reply, done) => (mayAsk(request) ? done() : void refuseUnauthorised(reply)))
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  app.setNotFoundHandler((_request, reply) => sendHttpRefusal(reply, 404, 'not found'))
  for (const register of routes) register(app)
  return {
    listen: (port, host) => listenOn(app, port, host),
    async close(graceMs) {
      const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs)
      await app.close()
      clearTimeout(cutOff)
    },
  }
}
