import { isAddressRange } from '../base/addressRanges.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import type { ApiKeyChanges, ApiKeyGrant, ApiKeyLimits, KeyOwner } from './apiKey.ts'
import { InvalidGrant } from './errors.ts'

const MAX_NAME_CHARACTERS = 100
const MAX_METHODS = 500
const MAX_ORIGINS = 100
const MAX_ADDRESSES = 100
const METHOD_FORM = /^[A-Za-z][A-Za-z0-9]*[_.][A-Za-z0-9_]+$/
const ORIGIN_FORM = /^[a-z][a-z0-9+.-]*:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/

/** Checks a grant before it is stored. Throws `InvalidGrant`. */
export function checkGrant({ name, owner, network, methods, limits, origins, addresses, expiresAtMs }: ApiKeyGrant) {
  checkName('name', name)
  if (owner !== undefined) checkName('owner', owner)
  if (toNetwork(network) === undefined) throw unknownNetwork(network)
  checkList('methods', methods, {
    max: MAX_METHODS,
    expected: 'names of methods',
    fits: (method) => METHOD_FORM.test(method),
  })
  checkList('origins', origins, {
    max: MAX_ORIGINS,
    expected: 'origins like https://app.example, in lower case and without a path',
    fits: (origin) => ORIGIN_FORM.test(origin),
  })
  checkList('addresses', addresses, {
    max: MAX_ADDRESSES,
    expected: 'IP addresses or ranges like 192.0.2.0/24',
    fits: isAddressRange,
  })
  checkWhole('requestsPerSecond', limits?.requestsPerSecond)
  checkWhole('requestsPerDay', limits?.requestsPerDay)
  checkWhole('expiresAtMs', expiresAtMs)
}

/** Checks an owner before it is stored. Throws `InvalidGrant`. */
export function checkOwner({ name, requestsPerDay, maxKeys }: KeyOwner) {
  checkName('name', name)
  checkWhole('requestsPerDay', requestsPerDay)
  checkWhole('maxKeys', maxKeys)
}

/** Returns a grant after the changes: null removes a property, an absent one stays. */
export function applyChanges(before: ApiKeyGrant, changes: ApiKeyChanges): ApiKeyGrant {
  const { name, network, limits = {} } = before
  return {
    name: changes.name ?? name,
    network: changes.network ?? network,
    limits: presentOnly({
      requestsPerSecond: changed(limits.requestsPerSecond, changes.limits?.requestsPerSecond),
      requestsPerDay: changed(limits.requestsPerDay, changes.limits?.requestsPerDay),
    } satisfies { [Part in keyof ApiKeyLimits]: number | undefined }),
    ...presentOnly({
      owner: changed(before.owner, changes.owner),
      methods: changed(before.methods, changes.methods),
      origins: changed(before.origins, changes.origins),
      addresses: changed(before.addresses, changes.addresses),
      expiresAtMs: changed(before.expiresAtMs, changes.expiresAtMs),
    }),
  }
}

function changed<T>(before: T | undefined, change: T | null | undefined): T | undefined {
  return change === undefined ? before : (change ?? undefined)
}

/** Creates the error for an unknown network. */
export function unknownNetwork(text: string): InvalidGrant {
  return new InvalidGrant(`network: must be all or one of ${NETWORK_NAMES.join(', ')}, got ${text.slice(0, 100)}`)
}

/** Returns the network of this name, or `all`; undefined for other text. */
export function toNetwork(text: string): NetworkName | 'all' | undefined {
  return text === 'all' ? text : NETWORK_NAMES.find((name) => name === text)
}

function checkName(part: string, text: string) {
  if (text.length === 0 || text.length > MAX_NAME_CHARACTERS || /[\p{Cc}\p{Cs}]/u.test(text)) {
    throw new InvalidGrant(
      `${part}: must be 1 to ${MAX_NAME_CHARACTERS} characters without control characters and lone surrogates, got ${text.length} characters`,
    )
  }
}

interface ListRule {
  readonly max: number
  /** Description of valid elements, for error texts. */
  readonly expected: string
  fits(element: string): boolean
}

function checkList(part: string, list: readonly string[] | undefined, { max, expected, fits }: ListRule) {
  if (list === undefined) return
  if (list.length === 0 || list.length > max) {
    throw new InvalidGrant(`${part}: must be 1 to ${max} ${expected}, got ${list.length}`)
  }
  const unfit = list.find((element) => !fits(element))
  if (unfit !== undefined) throw new InvalidGrant(`${part}: must be ${expected}, got ${unfit.slice(0, 100)}`)
}

function checkWhole(part: string, value: number | undefined) {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return
  throw new InvalidGrant(`${part}: must be a whole number of at least 0, got ${value}`)
}
