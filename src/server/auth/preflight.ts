import type { IncomingHttpHeaders } from 'node:http'
import type { NetworkName } from '../../chainspec/network.ts'
import { type Awaitable, attempt, whenThere } from '../../concurrency/maybePromise.ts'
import type { Addressed } from '../http/delivery.ts'
import { type AccessRules, isCorsOrigin } from './access.ts'
import type { Admit } from './admission.ts'
import type { Header } from './cors.ts'

const MAX_AGE_SECONDS = 600
const KEY_HEADERS = new Set(['authorization', 'x-api-key'])

/** What a browser asks before a page's request. */
export interface Preflight {
  readonly network: NetworkName
  /** In the path. */
  readonly key: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly client: Addressed
}

/** Answers what a browser may send, or undefined when it may send nothing. */
export type AnswerPreflight = (preflight: Preflight) => Awaitable<readonly Header[] | undefined>

/** Whether the request that follows will have a key in a header, which the preflight does not tell. */
function announcesKey(headers: IncomingHttpHeaders): boolean {
  const announced = headers['access-control-request-headers'] ?? ''
  return announced.split(',').some((name) => KEY_HEADERS.has(name.trim().toLowerCase()))
}

/**
 * Builds what answers preflights. Pages of the settings' origins may ask whatever they like; others with a key in the path
 * whose own origins they are, or with one in a header: then the request itself decides, which is refused without such a
 * key, and not readable for origins that are not the key's.
 */
export function createPreflight({
  access,
  admit,
}: {
  readonly access: AccessRules
  readonly admit: Admit
}): AnswerPreflight {
  /** A key that has no origins of its own opens none. */
  function isOriginOfKey(origin: string, { network, key, headers, client }: Preflight): Awaitable<boolean> {
    if (key === undefined) return false
    const asked = { network, key, host: headers.host, origin, isForwarded: true, client, callsAhead: 0 } as const
    return attempt(
      () => whenThere(admit(asked), ({ grant }) => grant?.origins?.includes(origin) ?? false),
      () => false, // whatever the request itself will be refused with
    )
  }

  return function answer(preflight) {
    const { headers } = preflight
    const { origin } = headers
    if (origin === undefined) return undefined
    if (isCorsOrigin(origin, access)) return grant(origin, { toPrivate: asksPrivateNetwork(headers) })
    if (announcesKey(headers)) return grant(origin)
    return whenThere(isOriginOfKey(origin, preflight), (isOfKey) => (isOfKey ? grant(origin) : undefined))
  }
}

/** Browsers ask so before a page of the public network reaches this machine (Private Network Access). */
function asksPrivateNetwork(headers: IncomingHttpHeaders): boolean {
  return headers['access-control-request-private-network'] === 'true'
}

function grant(origin: string, { toPrivate = false } = {}): Header[] {
  const headers: Header[] = [
    ['vary', 'Origin, Access-Control-Request-Headers'],
    ['access-control-allow-origin', origin],
    ['access-control-allow-methods', 'POST, GET'],
    ['access-control-allow-headers', 'content-type, accept, authorization, x-api-key'],
    ['access-control-max-age', String(MAX_AGE_SECONDS)],
  ]
  return toPrivate ? [...headers, ['access-control-allow-private-network', 'true']] : headers
}
