import type { NetworkName } from '../chainspec/network.ts'

/** What a key's holder may use. */
export interface ApiKeyGrant {
  /** For the operator's eyes. */
  readonly name: string
  /** Whose key it is: the keys of one owner share the owner's daily quota. Absent: nobody's, with its own limits only. */
  readonly owner?: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method of the process. */
  readonly methods?: readonly string[]
  /** Absent limits are the defaults of the process; 0 is no limit. */
  readonly limits?: ApiKeyLimits
  /** Origins of web pages (`https://app.example`); present: requests without one of them are refused. */
  readonly origins?: readonly string[]
  /** IP addresses and ranges (`192.0.2.0/24`); present: requests from elsewhere are refused. */
  readonly addresses?: readonly string[]
  /** Milliseconds since 1970, from which on the key is not valid; absent: never. */
  readonly expiresAtMs?: number
}

/** By weights of methods, not by requests alone. */
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
  /** Until when the secret before the last rotation is valid, too. */
  readonly previousUntilMs?: number
  /** What the owner has instead of the default of the process. */
  readonly ownerRequestsPerDay?: number
}

/** What may be changed of a key: null takes away what is there, absent parts stay as they are. */
export type ApiKeyChanges = { readonly [Part in keyof Omit<ApiKeyGrant, 'limits'>]?: ApiKeyGrant[Part] | null } & {
  readonly limits?: { readonly [Part in keyof ApiKeyLimits]?: number | null }
}

/** What an owner's keys have together; absent parts are the defaults of the process. */
export interface KeyOwner {
  readonly name: string
  /** Of all keys together, 0: none. */
  readonly requestsPerDay?: number
  /** How many valid keys there may be. */
  readonly maxKeys?: number
}

/** Whether the key opens anything at this time. */
export function isValidAt({ revokedAtMs, expiresAtMs }: ApiKey, nowMs: number): boolean {
  return revokedAtMs === undefined && (expiresAtMs === undefined || nowMs < expiresAtMs)
}
