import type { FastifyInstance } from 'fastify'
import { type AccessRules, isCorsOrigin } from './access.ts'

const PREFLIGHT_SECONDS = 600

/** Lets pages of the configured origins read answers. Who is refused altogether is decided at the door (admission.ts). */
export function registerCors(app: FastifyInstance, access: AccessRules) {
  if (access.corsOrigins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !isCorsOrigin(origin, access)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'retry-after, x-request-id')
    if (request.method !== 'OPTIONS') return
    reply
      .header('access-control-allow-methods', 'POST, GET')
      .header('access-control-allow-headers', 'content-type, accept')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
  })
}
