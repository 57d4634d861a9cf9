import type { NetworkName } from '../chainspec/network.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { ClientPath } from '../concurrency/fairQueue.ts'
import type { NotificationChannel } from '../notifications/channel.ts'

/** A call for which its caller is charged. */
export interface ChargedCall {
  /** Name of the method, or a word that is not a method. */
  readonly name: string
  /** Number of requests that the call counts as, at least 1. */
  readonly weight: number
}

/** The charge for a request that calls no known method, with the lowest weight. */
export const NO_METHOD: ChargedCall = { name: 'unknown', weight: 1 }

/** The sender of a request and its permissions. */
export interface Caller {
  readonly network: NetworkName
  /** Id of the caller's key; `local` or `open` for the local operator. */
  readonly keyId: string
  /**
   * Methods of the local operator that the caller may use. `wallet` on public chains, where these methods report that the wallet
   * is off.
   */
  readonly ownerMethods: 'none' | 'wallet' | 'all'
  /** Whether a web page sent the request, possibly without the consent of its user. */
  readonly hasOrigin: boolean
  /** Returns the URL under which the caller reaches this node; absent or undefined if it uses none. */
  baseUrl?(): string | undefined
  /** Returns whether the caller's key permits this method. */
  allows(method: string): boolean
  /** Charges the caller for calls of a request. Throws `LimitExceeded`, and then charges for none. */
  charge(calls: readonly ChargedCall[]): void
  /** Counts processor time in ms as usage of the caller's key; absent without one. */
  spend?(method: string, ms: number): void
  /** Sends notifications to the caller; undefined unless it uses a WebSocket. */
  readonly notifications?: NotificationChannel
}

/** Methods and outcome of a body, for the log. */
export interface BodyFacts {
  /** Method of a single request; any text. */
  method?: string | undefined
  /** Number of requests in the batch. */
  batch?: number
  /** Number of requests whose response is an error. */
  failed?: number
  /** Distinct methods of the first requests of the batch. */
  methods?: readonly string[]
  /** Code of the error, if the response to the body is one. */
  code?: number | undefined
}

/** Properties of a body that its transport knows. The signal is aborted when the client leaves. */
export interface Delivery extends Abortable {
  /** Id of the request in the log. */
  readonly requestId?: string
  /** Whether the reply must be complete before it is sent, because the transport cannot mark a reply as aborted. */
  readonly isWhole?: boolean
  /** Filled in while the body is executed; undefined unless requests are logged. */
  readonly facts?: BodyFacts | undefined
}

/** Returns the path of a request's client for round-robin queues: the key, then the origin of the request. */
export function clientPathOfRequest(keyId: string, { clientPath = [] }: Delivery): ClientPath {
  return [keyId, ...clientPath]
}
