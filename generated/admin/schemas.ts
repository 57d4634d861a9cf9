// Generated from openrpc/ by `npm run codegen`. Do not edit.
/**
 * IP addresses and ranges, IPv4 or IPv6.
 *
 * @maxItems 100
 */
export type AddressesInput = string[]
/**
 * Addresses, or null for anywhere.
 */
export type AddressesOrNoneInput = AddressesInput | null
/**
 * Milliseconds and UTC, as `2027-01-31T00:00:00.000Z`.
 */
export type Time = string
/**
 * A day of UTC.
 */
export type DayInput = string
/**
 * A name for people.
 */
export type NameInput = string
/**
 * A name, or null for nobody.
 */
export type NameOrNoneInput = NameInput | null
/**
 * The network that a key opens, or `all`.
 */
export type NetworkInput = string
/**
 * Names of methods, or null for every method.
 */
export type MethodsOrNoneInput = MethodsInput | null
/**
 * Names of methods.
 *
 * @maxItems 500
 */
export type MethodsInput = string[]
/**
 * A limit, or null for the default.
 */
export type LimitOrNoneInput = LimitInput | null
/**
 * Requests, by the weights of their methods; 0 is no limit.
 */
export type LimitInput = number
/**
 * Origins, or null for everybody.
 */
export type OriginsOrNoneInput = OriginsInput | null
/**
 * Origins of web pages.
 *
 * @maxItems 100
 */
export type OriginsInput = string[]
/**
 * A moment, or null for never.
 */
export type TimeOrNoneInput = TimeInput | null
/**
 * A moment.
 */
export type TimeInput = string
/**
 * The id of a key.
 */
export type KeyIdInput = string

/**
 * A key, without its secret.
 */
export interface ApiKey {
  /**
   * What stands before `_` in the key; not secret.
   */
  id: string
  /**
   * For the operator's eyes.
   */
  name: string
  /**
   * Whose key it is; absent when it is nobody's.
   */
  owner?: string
  /**
   * The network that it opens, or `all`.
   */
  network: string
  /**
   * The methods that it opens; absent when it opens every method of the node.
   */
  methods?: string[]
  /**
   * Limit of its own; absent when it has the default, 0 when it has none.
   */
  requestsPerSecond?: number
  /**
   * Limit of its own; absent when it has the default, 0 when it has none.
   */
  requestsPerDay?: number
  /**
   * Origins of the web pages that may use it; absent when everybody may.
   */
  origins?: string[]
  /**
   * IP addresses and ranges from which it may be used; absent when it may be from anywhere.
   */
  addresses?: string[]
  /**
   * When it was made.
   */
  createdAt: Time
  /**
   * From when on it is not valid; absent when it has no end.
   */
  expiresAt?: Time
  /**
   * Until when the key before the last rotation is valid beside it; absent when it was never rotated.
   */
  previousUntil?: Time
  /**
   * When it was revoked; absent otherwise.
   */
  revokedAt?: Time
}
/**
 * What helps, where the message alone does not say it.
 */
export interface HintData {
  /**
   * What to do, and what Rootstock does instead where it differs from Ethereum; one sentence or two, for people.
   */
  hint: string
}
/**
 * What is wrong with a parameter.
 */
export interface InvalidParamsData {
  /**
   * Its name; the name that no parameter has, or the position behind the last one, when there is one too many.
   */
  parameter: string
  /**
   * From zero on; absent when parameters were named and none has this name.
   */
  position?: number
  /**
   * Where inside the parameter, such as `topics.0`.
   */
  path?: string
  /**
   * What the parameter takes.
   */
  expected: string
  /**
   * What came, cut off at 100 characters.
   */
  got: string
  /**
   * A way to send less; present where a request is too large.
   */
  hint?: string
}
/**
 * What is to be changed; null takes away what is there, absent parts stay as they are.
 */
export interface KeyChangesInput {
  name?: NameInput
  owner?: NameOrNoneInput
  network?: NetworkInput
  methods?: MethodsOrNoneInput
  requestsPerSecond?: LimitOrNoneInput
  requestsPerDay?: LimitOrNoneInput
  origins?: OriginsOrNoneInput
  addresses?: AddressesOrNoneInput
  expiresAt?: TimeOrNoneInput
}
/**
 * Which keys are listed.
 */
export interface KeyFilterInput {
  owner?: NameInput
  /**
   * The id behind which the list goes on.
   */
  after?: string
  /**
   * How many there are at most; 100 when absent.
   */
  limit?: number
}
/**
 * What a new key opens.
 */
export interface KeyGrantInput {
  name: NameInput
  owner?: NameInput
  network?: NetworkInput
  methods?: MethodsInput
  requestsPerSecond?: LimitInput
  requestsPerDay?: LimitInput
  origins?: OriginsInput
  addresses?: AddressesInput
  expiresAt?: TimeInput
}
/**
 * Whose keys there are, and what they have together.
 */
export interface KeyOwner {
  /**
   * The owner's name.
   */
  name: string
  /**
   * Limit of all its keys together; absent when it has the default, 0 when it has none.
   */
  requestsPerDay?: number
  /**
   * How many valid keys it may have; absent when it has the default.
   */
  maxKeys?: number
}
/**
 * A method that is not offered.
 */
export interface MethodNotFoundData {
  /**
   * The name that was asked for, cut off at 64 characters.
   */
  method: string
  /**
   * The nearest name that this node offers; absent when none is near.
   */
  didYouMean?: string
  /**
   * The profiles that offer the method; absent when none does.
   */
  profiles?: string[]
  /**
   * How to reach it after all; absent when there is no way.
   */
  hint?: string
}
/**
 * A key that was just made. Its text is told this once.
 */
export interface NewKey {
  /**
   * Its id.
   */
  id: string
  /**
   * The key: `<id>_<secret>`.
   */
  key: string
}
/**
 * An OpenRPC document, https://spec.open-rpc.org.
 */
export interface OpenRpcDocument {
  openrpc: string
  info: {
    [k: string]: unknown | undefined
  }
  methods: {
    name: string
    [k: string]: unknown | undefined
  }[]
  [k: string]: unknown | undefined
}
/**
 * What an owner has in place of the defaults; absent parts have the default.
 */
export interface OwnerLimitsInput {
  requestsPerDay?: LimitInput
  maxKeys?: LimitInput
}
/**
 * What a key used of a method on a day.
 */
export interface Usage {
  /**
   * The day, of UTC.
   */
  day: string
  /**
   * The key's id.
   */
  keyId: string
  /**
   * The method; `unknown` for calls of what there is not, `websocket` for WebSockets that were opened.
   */
  method: string
  /**
   * How many calls were let in.
   */
  calls: number
  /**
   * How many requests they counted for.
   */
  weight: number
}
/**
 * What is asked for; today when no day is named.
 */
export interface UsageFilterInput {
  from?: DayInput
  to?: DayInput
  id?: KeyIdInput
  owner?: NameInput
}
