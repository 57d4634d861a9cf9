import type { FastifyInstance } from 'fastify'
import { type AccessRules, hasCors, isCorsOrigin } from './access.ts'
import type { KeyGrant } from './admission.ts'

const EXPOSED = 'retry-after, ratelimit, ratelimit-policy, x-request-id'

/** A field of a response's head. */
export type Header = readonly [name: string, value: string]

/**
 * What lets pages of the served origins read a response: those of the settings, and of the key that was asked with. Who is
 * refused altogether is decided in admission.ts.
 */
export function corsHeaders(
  origin: string | undefined,
  access: AccessRules,
  ofKey: KeyGrant['origins'] = undefined,
): Header[] {
  if (ofKey === undefined && !hasCors(access)) return []
  const vary: Header = ['vary', 'Origin']
  if (origin === undefined || !(isCorsOrigin(origin, access) || ofKey?.includes(origin))) return [vary]
  return [vary, ['access-control-allow-origin', origin], ['access-control-expose-headers', EXPOSED]]
}

/** The same for everything that is answered here. */
export function registerCors(app: FastifyInstance, access: AccessRules) {
  if (!hasCors(access)) return
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of corsHeaders(request.headers.origin, access)) reply.header(name, value)
  })
}
