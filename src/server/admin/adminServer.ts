import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp, DEFAULT_BOUNDS, listenOn } from '../app.ts'
import { bearerOf } from '../keyOf.ts'
import { sendHttpRefusal } from '../replies.ts'
import { createSecretCheck } from '../secretCheck.ts'
import type { Server } from '../server.ts'

/** Adds what is asked of it to the operator's server; who gets that far has shown the token. */
export type AdminRoutes = (app: FastifyInstance) => void

export interface AdminOptions {
  readonly token: string
  readonly logger: Logger
  readonly routes: readonly AdminRoutes[]
}

/** An operator's tools are few, and what they send is short. */
const BOUNDS = { ...DEFAULT_BOUNDS, maxConnections: 20 }
const BODY_LIMIT_BYTES = 100_000

/** Lets in who shows the token, whatever they ask for; others learn nothing but that. */
function requireToken(app: FastifyInstance, token: string): void {
  const isToken = createSecretCheck(token)
  app.addHook('onRequest', (request, reply, done) => {
    const shown = bearerOf(request.headers.authorization)
    if (shown !== undefined && isToken(shown)) return done()
    return void reply.code(401).header('www-authenticate', 'Bearer').send()
  })
}

/** The operator's server: a listener of its own, so that nobody who may ask the node may ask this. */
export function createAdminServer({ token, logger, routes }: AdminOptions): Server {
  const app = createApp({ bodyLimitBytes: BODY_LIMIT_BYTES, logger }, BOUNDS)
  requireToken(app, token)
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
