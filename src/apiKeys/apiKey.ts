import type { NetworkName } from '../chainspec/network.ts'

/** The permissions and limits of a key. */
export interface ApiKeyGrant {
  /** A label for the operator. */
  readonly name: string
  /** The owner whose keys share a daily quota. Absent: the key has only its own limits. */
  readonly owner?: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method of the process. */
  readonly methods?: readonly string[]
  /** Absent limits are the defaults of the process; 0 is no limit. */
  readonly limits?: ApiKeyLimits
  /** Origins of web pages (`https://app.example`); present: requests without one of them are refused. */
  readonly origins?: readonly string[]
  /** IP addresses and ranges (`192.0.2.0/24`); present: requests from other addresses are refused. */
  readonly addresses?: readonly string[]
  /** Time from which on the key is invalid, in milliseconds since 1970; absent: never. */
  readonly expiresAtMs?: number
}

/** Limits by the weights of methods: a request of a heavy method counts as several. */
export interface ApiKeyLimits {
  readonly requestsPerSecond?: number
  readonly requestsPerDay?: number
}

/** A stored key, without its secret. */
export interface ApiKey extends ApiKeyGrant {
  readonly id: string
  readonly limits: ApiKeyLimits
  readonly createdAtMs: number
  /** Present once the key is revoked. */
  readonly revokedAtMs?: number
  /** Time until which the secret before the last rotation is also valid. */
  readonly previousUntilMs?: number
  /** The daily quota of the owner, where it differs from the default of the process. */
  readonly ownerRequestsPerDay?: number
}

/** Changes of a key: null removes a property, an absent one stays. */
export type ApiKeyChanges = { readonly [Part in keyof Omit<ApiKeyGrant, 'limits'>]?: ApiKeyGrant[Part] | null } & {
  readonly limits?: { readonly [Part in keyof ApiKeyLimits]?: number | null }
}

/** The bounds of an owner, over all its keys. Absent ones are the defaults of the process. */
export interface KeyOwner {
  readonly name: string
  /** 0: no limit. */
  readonly requestsPerDay?: number
  /** Maximum number of valid keys. */
  readonly maxKeys?: number
}

/** Returns whether a key is neither revoked nor expired at this time. */
export function isValidAt({ revokedAtMs, expiresAtMs }: ApiKey, nowMs: number): boolean {
  return revokedAtMs === undefined && (expiresAtMs === undefined || nowMs < expiresAtMs)
}
