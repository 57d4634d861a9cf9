import type { HttpHeader } from '../auth/cors.ts'

/**
 * The headers of every response. They forbid type sniffing, use by pages of other origins, the address (which may have a
 * key) as a referrer, and caching, since responses depend on the key and change with each block. Static files replace
 * `cache-control`.
 */
const ALWAYS: readonly HttpHeader[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['cache-control', 'no-store'],
]

const YEAR_SECONDS = 31_536_000

/** Returns the headers that every response begins with. `pinsTls` makes browsers use TLS only, for a year. */
export function securityHeaders({ pinsTls }: { readonly pinsTls: boolean }): readonly HttpHeader[] {
  return pinsTls ? [...ALWAYS, ['strict-transport-security', `max-age=${YEAR_SECONDS}`]] : ALWAYS
}
