import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { NetworkName } from '../../chainspec/network.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Addressed } from '../http/delivery.ts'
import { type AccessRules, hasCors, isCorsOrigin } from './access.ts'
import type { Authenticate, KeyGrant } from './authenticate.ts'

/** A field of a response's head. */
export type HttpHeader = readonly [name: string, value: string]

const EXPOSED = 'retry-after, ratelimit, ratelimit-policy, x-request-id'

/**
 * Returns the headers that let a page read a response, if its origin is one of the settings or of the request's key.
 * These headers do not refuse a request; `authenticate.ts` does.
 */
export function corsHeaders(
  origin: string | undefined,
  access: AccessRules,
  keyOrigins: KeyGrant['origins'] = undefined,
): HttpHeader[] {
  if (keyOrigins === undefined && !hasCors(access)) return []
  const vary: HttpHeader = ['vary', 'Origin']
  if (origin === undefined || !(isCorsOrigin(origin, access) || keyOrigins?.includes(origin))) return [vary]
  return [vary, ['access-control-allow-origin', origin], ['access-control-expose-headers', EXPOSED]]
}

/** Adds the headers of {@link corsHeaders} to every response of the framework. */
export function registerCors(app: FastifyInstance, access: AccessRules) {
  if (!hasCors(access)) return
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of corsHeaders(request.headers.origin, access)) reply.header(name, value)
  })
}

const MAX_AGE_SECONDS = 600
const KEY_HEADERS = new Set(['authorization', 'x-api-key'])

/** The request that a browser sends before a page's request. */
export interface Preflight {
  readonly network: NetworkName
  /** The key of the path. */
  readonly key: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly client: Addressed
}

/** Returns the headers of an allowed preflight; undefined for a refused one. */
export type AnswerPreflight = (preflight: Preflight) => MaybePromise<readonly HttpHeader[] | undefined>

/** Returns whether the request that follows will have a key in a header, whose value the preflight does not have. */
function announcesKey(headers: IncomingHttpHeaders): boolean {
  const announced = headers['access-control-request-headers'] ?? ''
  return announced.split(',').some((name) => KEY_HEADERS.has(name.trim().toLowerCase()))
}

/**
 * Returns the function that answers preflights. It allows origins of the settings, origins of the key in the path, and
 * every origin whose request will have a key in a header. That request is then refused without a valid key, and its
 * response is unreadable for origins that are not the key's.
 */
export function createPreflight({
  access,
  authenticate,
}: {
  readonly access: AccessRules
  readonly authenticate: Authenticate
}): AnswerPreflight {
  /** Returns false for a key without origins. */
  function isKeyOrigin(origin: string, { network, key, headers, client }: Preflight): MaybePromise<boolean> {
    if (key === undefined) return false
    const request = { network, key, host: headers.host, origin, isForwarded: true, client, callsAhead: 0 } as const
    return catchMaybePromise(
      () => mapMaybePromise(authenticate(request), ({ grant }) => grant?.origins?.includes(origin) ?? false),
      () => false,
    )
  }

  return function answer(preflight) {
    const { headers } = preflight
    const { origin } = headers
    if (origin === undefined) return undefined
    if (isCorsOrigin(origin, access)) return allow(origin, { toPrivate: isToPrivateNetwork(headers) })
    if (announcesKey(headers)) return allow(origin)
    return mapMaybePromise(isKeyOrigin(origin, preflight), (isOfKey) => (isOfKey ? allow(origin) : undefined))
  }
}

/** Returns whether a page of the public network requests a private address (Private Network Access). */
function isToPrivateNetwork(headers: IncomingHttpHeaders): boolean {
  return headers['access-control-request-private-network'] === 'true'
}

function allow(origin: string, { toPrivate = false } = {}): HttpHeader[] {
  const headers: HttpHeader[] = [
    ['vary', 'Origin, Access-Control-Request-Headers'],
    ['access-control-allow-origin', origin],
    ['access-control-allow-methods', 'POST, GET'],
    ['access-control-allow-headers', 'content-type, accept, authorization, x-api-key'],
    ['access-control-max-age', String(MAX_AGE_SECONDS)],
  ]
  return toPrivate ? [...headers, ['access-control-allow-private-network', 'true']] : headers
}
