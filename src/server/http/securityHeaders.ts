import type { FastifyInstance } from 'fastify'
import type { Header } from '../auth/cors.ts'

/**
 * On all that is answered: a body is what its type says, is no part of others' pages, and its address, in which a key may
 * stand, is told to nobody. Nothing is kept on the way, since answers hang on the key and change with each block; files
 * that may be kept say so for themselves.
 */
const ALWAYS: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['cache-control', 'no-store'],
]

const YEAR_SECONDS = 31_536_000

/** The fields that every response begins with. */
export function securityHeaders({ pinsTls }: { readonly pinsTls: boolean }): readonly Header[] {
  return pinsTls ? [...ALWAYS, ['strict-transport-security', `max-age=${YEAR_SECONDS}`]] : ALWAYS
}

export function registerSecurityHeaders(app: FastifyInstance, headers: readonly Header[]) {
  const fields = Object.fromEntries(headers)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fields)
    done()
  })
}
