import type { IncomingHttpHeaders } from 'node:http'
import type { NetworkName } from '../../chainspec/network.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Addressed } from '../http/delivery.ts'
import { type AccessRules, hasCors, isCorsOrigin } from './access.ts'
import type { Authenticate, KeyGrant } from './authenticate.ts'
import { readKey } from './requestKey.ts'

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

const MAX_AGE_SECONDS = 600
const KEY_HEADERS = ['authorization', 'x-api-key']
/** The headers that the node reads. */
const USUAL_HEADERS = ['content-type', 'accept', ...KEY_HEADERS]
/** Maximum length of the list of header names that a preflight asks for; a longer one is ignored. */
const MAX_ASKED_CHARACTERS = 1024
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/

/** A request whose key is asked for its origins. */
export interface KeyedRequest {
  /** The key of the path. */
  readonly key: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly client: Addressed
}

/** Returns the origins of a request's key; undefined if it has no key, or the key no origins. */
export type FindKeyOrigins = (request: KeyedRequest) => MaybePromise<KeyGrant['origins']>

/**
 * Returns the function that finds the origins of a key, also for a request that is refused: of another network, from
 * another address, on an unknown path. It charges nothing.
 */
export function createKeyOrigins(authenticate: Authenticate, network: NetworkName): FindKeyOrigins {
  return function findKeyOrigins({ key: inPath, headers, client }) {
    const requester: { keyOrigins?: KeyGrant['origins'] } = {}
    const read = () => {
      const key = readKey(inPath, headers)
      const { host, origin } = headers
      return key && authenticate({ network, key, host, origin, isForwarded: true, client, requester, callsAhead: 0 })
    }
    return catchMaybePromise(
      () => mapMaybePromise(read(), () => requester.keyOrigins),
      () => requester.keyOrigins,
    )
  }
}

/** Returns the names of the headers that the request after a preflight will have, without those that browsers always send. */
function announcedHeaders({ 'access-control-request-headers': text = '' }: IncomingHttpHeaders): string[] {
  if (text.length > MAX_ASKED_CHARACTERS) return []
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.filter((name) => HEADER_NAME.test(name))
}

/** Returns the headers of an allowed preflight; undefined for a refused one. */
export type AnswerPreflight = (preflight: KeyedRequest) => MaybePromise<readonly HttpHeader[] | undefined>

/**
 * Returns the function that answers preflights. It allows origins of the settings, origins of the key in the path, and
 * every origin whose request will have a key in a header, which the preflight does not have. That request is then refused
 * without a valid key, and its response is unreadable for origins that are not the key's.
 */
export function createPreflight(access: AccessRules, findKeyOrigins: FindKeyOrigins): AnswerPreflight {
  return function answer(preflight) {
    const { headers } = preflight
    const { origin } = headers
    if (origin === undefined) return undefined
    const asked = announcedHeaders(headers)
    if (isCorsOrigin(origin, access)) return allow(origin, asked, { toPrivate: isToPrivateNetwork(headers) })
    if (KEY_HEADERS.some((name) => asked.includes(name))) return allow(origin, asked)
    return mapMaybePromise(findKeyOrigins(preflight), (origins) =>
      origins?.includes(origin) ? allow(origin, asked) : undefined,
    )
  }
}

/** Returns whether a page of the public network requests a private address (Private Network Access). */
function isToPrivateNetwork(headers: IncomingHttpHeaders): boolean {
  return headers['access-control-request-private-network'] === 'true'
}

/** Allows all headers that are asked for: the node ignores those that it does not read, for example of tracing libraries. */
function allow(origin: string, asked: readonly string[], { toPrivate = false } = {}): HttpHeader[] {
  const headers: HttpHeader[] = [
    ['vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Private-Network'],
    ['access-control-allow-origin', origin],
    ['access-control-allow-methods', 'POST, GET'],
    ['access-control-allow-headers', [...new Set([...USUAL_HEADERS, ...asked])].join(', ')],
    ['access-control-max-age', String(MAX_AGE_SECONDS)],
  ]
  return toPrivate ? [...headers, ['access-control-allow-private-network', 'true']] : headers
}
