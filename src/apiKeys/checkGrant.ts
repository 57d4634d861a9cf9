import { isAddressRange } from '../base/addressRanges.ts'
import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import type { ApiKeyGrant, KeyOwner } from './apiKey.ts'
import { InvalidGrant } from './errors.ts'

const MAX_NAME_CHARACTERS = 100
const MAX_METHODS = 500
const MAX_ORIGINS = 100
const MAX_ADDRESSES = 100
const METHOD_FORM = /^[A-Za-z][A-Za-z0-9]*[_.][A-Za-z0-9_]+$/
const ORIGIN_FORM = /^[a-z][a-z0-9+.-]*:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/

/** Checks a grant before it is stored. Throws an `InvalidGrant`. */
export function checkGrant({ name, owner, network, methods, limits, origins, addresses, expiresAtMs }: ApiKeyGrant) {
  checkName('name', name)
  if (owner !== undefined) checkName('owner', owner)
  if (toNetwork(network) === undefined) throw unknownNetwork(network)
  checkList('methods', methods, {
    most: MAX_METHODS,
    expected: 'names of methods',
    fits: (one) => METHOD_FORM.test(one),
  })
  checkList('origins', origins, {
    most: MAX_ORIGINS,
    expected: 'origins like https://app.example, in lower case and without a path',
    fits: (one) => ORIGIN_FORM.test(one),
  })
  checkList('addresses', addresses, {
    most: MAX_ADDRESSES,
    expected: 'IP addresses or ranges like 192.0.2.0/24',
    fits: isAddressRange,
  })
  checkWhole('requestsPerSecond', limits?.requestsPerSecond)
  checkWhole('requestsPerDay', limits?.requestsPerDay)
  checkWhole('expiresAtMs', expiresAtMs)
}

/** Checks an owner before it is stored. Throws an `InvalidGrant`. */
export function checkOwner({ name, requestsPerDay, maxKeys }: KeyOwner) {
  checkName('name', name)
  checkWhole('requestsPerDay', requestsPerDay)
  checkWhole('maxKeys', maxKeys)
}

/** Creates the error for an unknown network. */
export function unknownNetwork(text: string): InvalidGrant {
  return new InvalidGrant(`network: must be all or one of ${NETWORK_NAMES.join(', ')}, got ${text.slice(0, 100)}`)
}

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
  readonly most: number
  /** For messages. */
  readonly expected: string
  fits(one: string): boolean
}

function checkList(part: string, list: readonly string[] | undefined, { most, expected, fits }: ListRule) {
  if (list === undefined) return
  if (list.length === 0 || list.length > most) {
    throw new InvalidGrant(`${part}: must be 1 to ${most} ${expected}, got ${list.length}`)
  }
  const unfit = list.find((one) => !fits(one))
  if (unfit !== undefined) throw new InvalidGrant(`${part}: must be ${expected}, got ${unfit.slice(0, 100)}`)
}

function checkWhole(part: string, value: number | undefined) {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return
  throw new InvalidGrant(`${part}: must be a whole number of at least 0, got ${value}`)
}
