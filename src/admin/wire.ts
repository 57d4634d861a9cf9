import type { ApiKey as WireKey } from '../../generated/admin/schemas.ts'
import type { ApiKey, ApiKeyGrant } from '../apiKeys/apiKey.ts'
import { InvalidGrant } from '../apiKeys/errors.ts'
import { toNetwork, unknownNetwork } from '../apiKeys/grant.ts'
import { presentOnly } from '../base/presentOnly.ts'

/** Returns a key in the shape of the admin API: times as ISO 8601, absent properties left out. */
export function toWireKey({ id, name, network, limits, createdAtMs, ...rest }: ApiKey): WireKey {
  const { owner, methods, origins, addresses, expiresAtMs, previousUntilMs, revokedAtMs } = rest
  const time = (ms: number | undefined) => (ms === undefined ? undefined : toWireTime(ms))
  return {
    id,
    name,
    network,
    createdAt: toWireTime(createdAtMs),
    ...presentOnly({
      owner,
      methods: methods && [...methods],
      requestsPerSecond: limits.requestsPerSecond,
      requestsPerDay: limits.requestsPerDay,
      origins: origins && [...origins],
      addresses: addresses && [...addresses],
      expiresAt: time(expiresAtMs),
      previousUntil: time(previousUntilMs),
      revokedAt: time(revokedAtMs),
    }),
  }
}

const toWireTime = (ms: number) => new Date(ms).toISOString()

/** Parses the name of a network, or `all`. Throws `InvalidGrant`. */
export function parseNetwork(text: string): ApiKeyGrant['network'] {
  const network = toNetwork(text)
  if (network === undefined) throw unknownNetwork(text)
  return network
}

/** Parses the ISO 8601 time at which a key expires to milliseconds since 1970. Throws `InvalidGrant`. */
export function parseExpiry(text: string): number {
  const ms = Date.parse(text)
  if (Number.isNaN(ms) || ms < 0) {
    throw new InvalidGrant(`expiresAt: must be a time like 2027-01-31T09:30:00Z, got ${text}`)
  }
  return ms
}
