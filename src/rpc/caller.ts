import type { NetworkName } from '../chainspec/network.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { Party } from '../concurrency/fairQueue.ts'
import type { NotificationChannel } from '../notifications/channel.ts'

/** A call as its caller is charged for it. */
export interface ChargedCall {
  /** The method's, or a word that no method has. */
  readonly name: string
  /** How many requests it counts for, 1 or more. */
  readonly weight: number
}

/** The charge for a request that calls no known method, which costs as much as the lightest. */
export const NO_METHOD: ChargedCall = { name: 'unknown', weight: 1 }

/** Who asks, and what they may. */
export interface Caller {
  readonly network: NetworkName
  /** Whose request it is: the id of a key, or `local` or `open` for the owner of this machine. */
  readonly keyId: string
  /**
   * Which of the methods for the owner of this machine the caller may use; `wallet` where the chain is a public one,
   * whose wallet says for itself that it is off.
   */
  readonly ownerMethods: 'none' | 'wallet' | 'all'
  /** Whether a web page sent the request, so that its reader's mind cannot be taken for granted. */
  readonly hasOrigin: boolean
  /** Returns the address under which the caller reaches this node; absent or undefined for callers that use none. */
  baseUrl?(): string | undefined
  /** Whether the caller's key opens this method. */
  allows(method: string): boolean
  /** Takes calls of a request from the caller's allowance, all or nothing; throws `LimitExceeded`. */
  charge(calls: readonly ChargedCall[]): void
  /** Where notifications go; only requests over a WebSocket have it. */
  readonly notifications?: NotificationChannel
}

/** What a body asked for, and what became of it, for a log. */
export interface BodyFacts {
  /** Any text: the name that its request said. */
  method?: string | undefined
  /** How many requests its batch has. */
  batch?: number
  /** How many of these were answered with an error. */
  failed?: number
  /** The names that the first requests of the batch say, each once. */
  methods?: readonly string[]
  /** Of the error that answers the body. */
  code?: number | undefined
}

/** What a transport tells of a body besides its text; aborted when the client has gone. */
export interface Delivery extends Abortable {
  /** Under which a bug is logged. */
  readonly requestId?: string
  /** Whether the reply must be whole, because one that has begun could not be told from one that broke off. */
  readonly isWhole?: boolean
  /** Filled in while the body is answered, where somebody wants to know. */
  readonly facts?: BodyFacts | undefined
}

/** For whom a request is: first by keys; without them, and within one, by where it comes from. */
export function partyOfRequest(keyId: string, { party = [] }: Delivery): Party {
  return [keyId, ...party]
}
