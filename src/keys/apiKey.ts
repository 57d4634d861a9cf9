import type { NetworkName } from '../network/network.ts'

/** What a key's holder may use. */
export interface ApiKeyGrant {
  /** For the operator's eyes. */
  readonly name: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method of the process. */
  readonly methods?: readonly string[]
  /** Absent limits are no limits. */
  readonly limits?: ApiKeyLimits
}

export interface ApiKeyLimits {
  readonly requestsPerSecond?: number
  readonly requestsPerDay?: number
}

/** A key as it is kept, without its secret. */
export interface ApiKey extends ApiKeyGrant {
  readonly id: string
  readonly limits: ApiKeyLimits
  readonly createdAtMs: number
  /** Present once the key is revoked. */
  readonly revokedAtMs?: number
}
