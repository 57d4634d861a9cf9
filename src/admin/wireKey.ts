import type { ApiKey as WireKey } from '../../generated/admin/schemas.ts'
import type { ApiKey, ApiKeyGrant } from '../apiKeys/apiKey.ts'
import { toNetwork, unknownNetwork } from '../apiKeys/checkGrant.ts'
import { InvalidGrant } from '../apiKeys/errors.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { parseTime, toWireTime } from './wireTime.ts'

/** A key as the API answers it. */
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

/** Parses the name of a network. Throws `InvalidGrant`. */
export function parseNetwork(text: string): ApiKeyGrant['network'] {
  const network = toNetwork(text)
  if (network === undefined) throw unknownNetwork(text)
  return network
}

/** Parses the time at which a key expires. Throws `InvalidGrant`. */
export function parseExpiry(text: string): number {
  const ms = parseTime(text)
  if (ms === undefined) throw new InvalidGrant(`expiresAt: must be a time like 2027-01-31T09:30:00Z, got ${text}`)
  return ms
}
