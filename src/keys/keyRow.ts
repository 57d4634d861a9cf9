import { NETWORK_NAMES, type NetworkName } from '../network/network.ts'
import { getInteger, getText, requireInteger, requireText } from '../store/columns.ts'
import { StoreError } from '../store/errors.ts'
import type { SqlRow, SqlValue } from '../store/sql.ts'
import type { ApiKey, ApiKeyGrant, ApiKeyLimits } from './apiKey.ts'

const MAX_NAME_CHARACTERS = 100
const MAX_METHODS = 500
const METHOD_FORM = /^[A-Za-z][A-Za-z0-9]*[_.][A-Za-z0-9_]+$/

/** Throws a `RangeError` that says what is wrong with a grant before it is kept. */
export function checkGrant({ name, network, methods, limits = {} }: ApiKeyGrant): void {
  if (name.length === 0 || name.length > MAX_NAME_CHARACTERS) {
    throw new RangeError(`a key's name has 1 to ${MAX_NAME_CHARACTERS} characters`)
  }
  if (/\p{Cc}/u.test(name)) throw new RangeError("a key's name has no control characters")
  if (toNetwork(network) === undefined) throw new RangeError(`there is no network ${network}`)
  if (methods !== undefined && (methods.length === 0 || methods.length > MAX_METHODS)) {
    throw new RangeError(`a key names 1 to ${MAX_METHODS} methods, or none at all for every method`)
  }
  for (const method of methods ?? []) {
    if (!METHOD_FORM.test(method)) throw new RangeError(`${method} is not the name of a method`)
  }
  for (const limit of [limits.requestsPerSecond, limits.requestsPerDay]) {
    if (limit !== undefined && !(Number.isSafeInteger(limit) && limit >= 0)) {
      throw new RangeError('a limit is a whole number, 0 for none')
    }
  }
}

function toNetwork(text: string): NetworkName | 'all' | undefined {
  return text === 'all' ? text : NETWORK_NAMES.find((name) => name === text)
}

/** The values of the columns name, network, methods, requests_per_second, requests_per_day. */
export function toGrantColumns({ name, network, methods, limits }: ApiKeyGrant): SqlValue[] {
  return [name, network, methods?.join('\n') ?? null, limits?.requestsPerSecond ?? null, limits?.requestsPerDay ?? null]
}

/** The key in a row; throws `storeCorrupted` when the row holds none. */
export function toApiKey(row: SqlRow): ApiKey {
  const network = toNetwork(requireText(row, 'network'))
  if (network === undefined) throw new StoreError('storeCorrupted', 'column network should hold a network')
  const methods = getText(row, 'methods')
  const revokedAtMs = getInteger(row, 'revoked_at_ms')
  return {
    id: requireText(row, 'id'),
    name: requireText(row, 'name'),
    network,
    limits: toLimits(row),
    createdAtMs: requireInteger(row, 'created_at_ms'),
    ...(methods !== undefined && { methods: methods.split('\n') }),
    ...(revokedAtMs !== undefined && { revokedAtMs }),
  }
}

function toLimits(row: SqlRow): ApiKeyLimits {
  const requestsPerSecond = getInteger(row, 'requests_per_second')
  const requestsPerDay = getInteger(row, 'requests_per_day')
  return {
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    ...(requestsPerDay !== undefined && { requestsPerDay }),
  }
}
