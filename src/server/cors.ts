import type { FastifyInstance } from 'fastify'
import { type AccessRules, hasCors, isCorsOrigin } from './access.ts'

const PREFLIGHT_SECONDS = 600

/** A field of a response's head. */
export type Header = readonly [name: string, value: string]

/** What lets pages of the served origins read a response. Who is refused altogether is decided in admission.ts. */
export function corsHeaders(origin: string | undefined, access: AccessRules): Header[] {
  if (!hasCors(access)) return []
  const vary: Header = ['vary', 'Origin']
  if (origin === undefined || !isCorsOrigin(origin, access)) return [vary]
  return [vary, ['access-control-allow-origin', origin], ['access-control-expose-headers', 'retry-after, x-request-id']]
}

/** The same for everything that is answered here, and what browsers ask before they send. */
export function registerCors(app: FastifyInstance, access: AccessRules) {
  if (!hasCors(access)) return
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of corsHeaders(request.headers.origin, access)) reply.header(name, value)
    if (request.method !== 'OPTIONS' || !reply.hasHeader('access-control-allow-origin')) return
    reply
      .header('access-control-allow-methods', 'POST, GET')
      .header('access-control-allow-headers', 'content-type, accept')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
    // Browsers ask so before a page of the public network reaches this machine (Private Network Access).
    if (request.headers['access-control-request-private-network'] === 'true')
      reply.header('access-control-allow-private-network', 'true')
  })
}
