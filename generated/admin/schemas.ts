// Generated from openrpc/ by `npm run codegen`. Do not edit.
/**
 * IP addresses and ranges, IPv4 or IPv6.
 *
 * @maxItems 100
 */
export type AddressesInput = string[]
/**
 * Addresses, or null for any address.
 */
export type AddressesOrNoneInput = AddressesInput | null
/**
 * Time in UTC with milliseconds, such as `2027-01-31T00:00:00.000Z`.
 */
export type Time = string
/**
 * Id of a running call.
 */
export type CallIdInput = string
/**
 * A day in UTC.
 */
export type DayInput = string
/**
 * A name for people.
 */
export type NameInput = string
/**
 * A name, or null for no name.
 */
export type NameOrNoneInput = NameInput | null
/**
 * Network that a key gives access to, or `all`.
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
 * A whole number, 0 or more. Limits of requests count the weights of the methods, and 0 means no limit of requests.
 */
export type LimitInput = number
/**
 * Origins, or null for any origin.
 */
export type OriginsOrNoneInput = OriginsInput | null
/**
 * Origins of web pages.
 *
 * @maxItems 100
 */
export type OriginsInput = string[]
/**
 * A time, or null for never.
 */
export type TimeOrNoneInput = TimeInput | null
/**
 * A time in UTC.
 */
export type TimeInput = string
/**
 * Id of a key.
 */
export type KeyIdInput = string
/**
 * Maximum number of calls.
 */
export type RunningCallLimitInput = number

/**
 * A key without its secret.
 */
export interface ApiKey {
  /**
   * The part of the key before `_`. It is not secret.
   */
  id: string
  /**
   * Name for the operator.
   */
  name: string
  /**
   * Owner of the key. Absent if it has none.
   */
  owner?: string
  /**
   * Network that the key gives access to, or `all`.
   */
  network: string
  /**
   * Methods that the key may call. Absent for every method of the node.
   */
  methods?: string[]
  /**
   * Rate limit of this key, in requests per second. Absent for the default, 0 for no limit.
   */
  requestsPerSecond?: number
  /**
   * Daily quota of this key, in requests per UTC day. Absent for the default, 0 for no limit.
   */
  requestsPerDay?: number
  /**
   * Origins of the web pages that may use the key. Absent for any origin.
   */
  origins?: string[]
  /**
   * IP addresses and ranges from which the key may be used. Absent for any address.
   */
  addresses?: string[]
  /**
   * Time of creation.
   */
  createdAt: Time
  /**
   * Time from which the key is not valid. Absent if it does not expire.
   */
  expiresAt?: Time
  /**
   * Time until which the secret before the last rotation is also valid. Absent if the key was never rotated.
   */
  previousUntil?: Time
  /**
   * Time of revocation. Absent if the key is not revoked.
   */
  revokedAt?: Time
}
/**
 * Calls of one method with one key.
 */
export interface CallCost {
  /**
   * Id of the key, `local`, `open`, or `_OTHER` for keys beyond the first 10,000 pairs of key and method.
   */
  keyId: string
  /**
   * Name of the method, or `unknown`.
   */
  method: string
  /**
   * Number of calls that ended.
   */
  calls: number
  /**
   * Processor time in seconds, worker processes and calls that have not ended included.
   */
  processorSeconds: number
}
/**
 * Delays of the event loop in ms.
 */
export interface EventLoopDelay {
  /**
   * The 99th percentile.
   */
  p99: number
  /**
   * The longest delay.
   */
  max: number
}
/**
 * Help for the caller beyond the message.
 */
export interface HintData {
  /**
   * Advice for people in one or two sentences. It also names what Rootstock does instead where it differs from Ethereum.
   */
  hint: string
}
/**
 * The invalid parameter, and what was expected.
 */
export interface InvalidParamsData {
  /**
   * Name of the parameter. If there are too many parameters, the unknown name, or the position after the last parameter.
   */
  parameter: string
  /**
   * Position of the parameter, from 0. Absent if parameters were named and none has this name.
   */
  position?: number
  /**
   * Path inside the parameter, such as `topics.0`.
   */
  path?: string
  /**
   * Form that the parameter accepts.
   */
  expected: string
  /**
   * Value that was received, cut off at 100 characters.
   */
  got: string
  /**
   * Advice to send less. Present if a request is too large.
   */
  hint?: string
}
/**
 * Parts of a key to change. Null removes a part, and absent parts are not changed.
 */
export interface KeyChangesInput {
  /**
   * New name of the key.
   */
  name?: NameInput
  /**
   * New owner of the key.
   */
  owner?: NameOrNoneInput
  /**
   * Network that the key gives access to, or `all`.
   */
  network?: NetworkInput
  /**
   * Methods that the key may call.
   */
  methods?: MethodsOrNoneInput
  /**
   * Rate limit of the key, in requests per second.
   */
  requestsPerSecond?: LimitOrNoneInput
  /**
   * Daily quota of the key, in requests per UTC day.
   */
  requestsPerDay?: LimitOrNoneInput
  /**
   * Origins of the web pages that may use the key.
   */
  origins?: OriginsOrNoneInput
  /**
   * IP addresses and ranges from which the key may be used.
   */
  addresses?: AddressesOrNoneInput
  /**
   * Time from which the key is not valid.
   */
  expiresAt?: TimeOrNoneInput
}
/**
 * Keys to list.
 */
export interface KeyFilterInput {
  /**
   * Owner of the keys. Keys of all owners by default.
   */
  owner?: NameInput
  /**
   * Id of the last key of the previous page. The list continues after it.
   */
  after?: string
  /**
   * Maximum number of keys to return. 100 by default.
   */
  limit?: number
}
/**
 * Permissions and limits of a new key.
 */
export interface KeyGrantInput {
  /**
   * Name for the operator.
   */
  name: NameInput
  /**
   * Owner of the key. Without one, no owner's limits apply to it.
   */
  owner?: NameInput
  /**
   * Network that the key gives access to, or `all`, which is the default.
   */
  network?: NetworkInput
  /**
   * Methods that the key may call. Every method of the node by default.
   */
  methods?: MethodsInput
  /**
   * Rate limit of the key, in requests per second. Absent for the default, 0 for no limit.
   */
  requestsPerSecond?: LimitInput
  /**
   * Daily quota of the key, in requests per UTC day. Absent for the default, 0 for no limit.
   */
  requestsPerDay?: LimitInput
  /**
   * Origins of the web pages that may use the key. Any origin by default.
   */
  origins?: OriginsInput
  /**
   * IP addresses and ranges from which the key may be used. Any address by default.
   */
  addresses?: AddressesInput
  /**
   * Time from which the key is not valid. Without it, the key does not expire.
   */
  expiresAt?: TimeInput
}
/**
 * An owner of keys, and the limits of its keys together.
 */
export interface KeyOwner {
  /**
   * Name of the owner.
   */
  name: string
  /**
   * Daily quota of all its keys together, in requests per UTC day. Absent for the default, 0 for no limit.
   */
  requestsPerDay?: number
  /**
   * Maximum number of valid keys of the owner. Absent for the default, 0 for no keys.
   */
  maxKeys?: number
}
/**
 * Load of this process in the last 10 to 20 seconds.
 */
export interface Load {
  /**
   * Length of that time in seconds, less after a start.
   */
  seconds: number
  /**
   * Number of calls that ended.
   */
  calls: number
  /**
   * Processor time in seconds, with that of calls that have not ended.
   */
  processorSeconds: number
  /**
   * Time in ms by which the event loop was late. Each request waits as long.
   */
  eventLoopDelayMs: EventLoopDelay
  /**
   * Number of calls that have not ended.
   */
  runningCalls: number
  /**
   * Number of these calls that wait in a queue.
   */
  waitingCalls: number
  /**
   * At most 100 pairs of key and method, those with the most processor time first.
   */
  costs: CallCost[]
}
/**
 * The method that is not available, and where it is.
 */
export interface MethodNotFoundData {
  /**
   * Requested name, cut off at 64 characters.
   */
  method: string
  /**
   * Most similar name that this node offers. Absent if none is similar.
   */
  didYouMean?: string
  /**
   * Profiles that offer the method. Absent if none does.
   */
  profiles?: string[]
  /**
   * Way to reach the method. Absent if there is none.
   */
  hint?: string
}
/**
 * A key that was just created. Its secret is returned only once.
 */
export interface NewKey {
  /**
   * Id of the key.
   */
  id: string
  /**
   * The key, `<id>_<secret>`.
   */
  key: string
}
/**
 * An OpenRPC document, https://spec.open-rpc.org.
 */
export interface OpenRpcDocument {
  /**
   * Version of the OpenRPC specification.
   */
  openrpc: string
  /**
   * Title, version, description and license of the API.
   */
  info: {
    [k: string]: unknown | undefined
  }
  /**
   * Methods that the node offers.
   */
  methods: DocumentedMethod[]
  [k: string]: unknown | undefined
}
export interface DocumentedMethod {
  /**
   * Name of the method.
   */
  name: string
  [k: string]: unknown | undefined
}
/**
 * Limits of an owner. Absent limits have their defaults.
 */
export interface OwnerLimitsInput {
  /**
   * Daily quota of all keys of the owner together, in requests per UTC day. 0 for no limit.
   */
  requestsPerDay?: LimitInput
  /**
   * Maximum number of valid keys of the owner. 0 for no keys.
   */
  maxKeys?: LimitInput
}
/**
 * A call that has not ended.
 */
export interface RunningCall {
  /**
   * Id of the call, for `admin_cancelCall`.
   */
  id: string
  /**
   * Id of the key. `local` is the local key, and `open` is a call without a key.
   */
  keyId: string
  /**
   * Network of the call.
   */
  network: string
  /**
   * Name of the method, or `unknown`.
   */
  method: string
  /**
   * A `waiting` call waits in a queue, of worker processes or of searches of logs. A `running` one is computed, or waits for data.
   */
  state: 'running' | 'waiting'
  /**
   * Time since the call began, in ms.
   */
  ageMs: number
  /**
   * Processor time so far in ms, worker processes included. Time in a worker process is added at least each second.
   */
  processorMs: number
  /**
   * Number of characters in the first 1,000 values of the parameters.
   */
  paramsLength: number
  /**
   * Id of the request in the log. Absent for a call that another process has forwarded.
   */
  requestId?: string
}
/**
 * Calls to list.
 */
export interface RunningCallFilterInput {
  /**
   * Id of the key. All keys by default.
   */
  id?: string
  /**
   * Maximum number of calls. 100 by default.
   */
  limit?: RunningCallLimitInput
}
/**
 * A node of an upstream network.
 */
export interface UpstreamNode {
  /**
   * Network whose chain the node has.
   */
  network: string
  /**
   * Scheme, host and port of the node's URL, without its path and key.
   */
  node: string
  /**
   * State of the node, as in the log.
   */
  state: 'serving' | 'behind' | 'failing' | 'not trusted'
  /**
   * Reason for which the node is not trusted. Absent in other states.
   */
  reason?: string
  /**
   * Time at which a node that is not trusted is asked the same again. Absent in other states.
   */
  recheckAt?: Time
  /**
   * Number of its newest block. Absent until it has reported one.
   */
  height?: number
  /**
   * Number of blocks between its newest block and that of the network. Absent until it has reported one.
   */
  behindBlocks?: number
  /**
   * Share of failed requests, in which the newest count most.
   */
  errorRate: number
  /**
   * Mean time until a response in ms, in which the newest count most. Absent until it has responded.
   */
  latencyMs?: number
}
/**
 * Calls of one method with one key on one day.
 */
export interface Usage {
  /**
   * The day in UTC.
   */
  day: string
  /**
   * Id of the key.
   */
  keyId: string
  /**
   * Name of the method, `unknown` for calls of methods that do not exist, or `websocket` for opened WebSockets.
   */
  method: string
  /**
   * Number of accepted calls.
   */
  calls: number
  /**
   * Number of requests that these calls count for, by the weights of their methods.
   */
  weight: number
  /**
   * Processor time of these calls in seconds, worker processes included.
   */
  processorSeconds: number
}
/**
 * Usage to list. Without a day, that of today.
 */
export interface UsageFilterInput {
  /**
   * First day to list. Today by default.
   */
  from?: DayInput
  /**
   * Last day to list. Today by default, or `from` if that is later.
   */
  to?: DayInput
  /**
   * Id of the key. All keys by default.
   */
  id?: KeyIdInput
  /**
   * Owner of the keys. All owners by default.
   */
  owner?: NameInput
}
