import type { ApiKey as WireKey } from '../../generated/admin/schemas.ts'
import { presentOnly } from '../base/presentOnly.ts'
import type { ApiKey, ApiKeyGrant } from '../keys/apiKey.ts'
import { toNetwork } from '../keys/checkGrant.ts'
import { InvalidGrant } from '../keys/errors.ts'
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

/** Throws `InvalidGrant` when there is no network of this name. */
export function parseNetwork(text: string): ApiKeyGrant['network'] {
  const network = toNetwork(text)
  if (network === undefined) throw new InvalidGrant(`network: there is no network ${text.slice(0, 100)}`)
  return network
}

/** When a key ends; throws `InvalidGrant` when the text names no time. */
export function parseExpiry(text: string): number {
  const ms = parseTime(text)
  if (ms === undefined) throw new InvalidGrant(`expiresAt: there is no time ${text}`)
  return ms
}
