import { presentOnly } from '../base/presentOnly.ts'
import type { ApiKeyChanges, ApiKeyGrant, ApiKeyLimits } from './apiKey.ts'

/** What a key grants after the changes. */
export function applyChanges(before: ApiKeyGrant, changes: ApiKeyChanges): ApiKeyGrant {
  const { name, network, limits: before_ = {} } = before
  return {
    name: changes.name ?? name,
    network: changes.network ?? network,
    limits: presentOnly({
      requestsPerSecond: changed(before_.requestsPerSecond, changes.limits?.requestsPerSecond),
      requestsPerDay: changed(before_.requestsPerDay, changes.limits?.requestsPerDay),
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
