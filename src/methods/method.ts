import type { AliasName, MethodName, Methods, UnsupportedMethodName } from '../../generated/methods.ts'
import type { OpenRpcDocument } from '../../generated/schemas.ts'
import type { ReadyJson } from '../base/readyJson.ts'
import type { Engine } from '../chain/api/engine.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import type { ChainSubscriptions } from '../notifications/chainSubscriptions.ts'
import { type NotificationChannel, NotificationsNotSupported } from '../notifications/channel.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { ReadyAnswers } from './readyAnswers.ts'

/** What the process says of itself. */
export interface About {
  readonly clientVersion: string
  /** The modules of which it serves any method. */
  readonly modules: readonly string[]
  /** Returns the OpenRPC document with what this process serves, for callers that reach it at this address. */
  documentAt(baseUrl: string | undefined): ReadyJson<OpenRpcDocument>
}

/** What a method can reach: the chain of the request's network, and the process. */
export interface MethodContext extends Engine {
  readonly about: About
  readonly readyAnswers: ReadyAnswers
  /** Undefined where the network has none. */
  readonly wallet: Wallet | undefined
  readonly subscriptions: ChainSubscriptions
  /** Hands a signed transaction to the process that writes, and returns its hash; undefined where that is this one. */
  readonly sendElsewhere?: ((signed: string, call: Abortable, from: Requester) => Promise<string>) | undefined
}

/** A part of a request that its caller is charged for. The weight is a number of requests. */
interface Charge {
  readonly name: string
  readonly weight: number
}

/** The caller of a method. */
export interface Requester {
  /** Whose request it is: what a key made, filters for example, is that key's. */
  readonly keyId: string
  /** Whether a web page sent the request. */
  readonly hasOrigin: boolean
  /** Returns the address under which the caller reaches this node; absent or undefined for callers that use none. */
  baseUrl?(): string | undefined
  /** Takes more from the caller's allowance than the method itself costs; throws `LimitExceeded`. */
  charge(calls: readonly Charge[]): void
  /** Where notifications go; only requests over a WebSocket have it. */
  readonly notifications?: NotificationChannel
}

/**
 * The implementation of one method of the document: parsed params in, wire value out, at once where it is in memory.
 * `call` aborts with the request.
 */
export type Method<M extends MethodName> = (
  context: MethodContext,
  params: Methods[M]['params'],
  call: Abortable,
  caller: Requester,
) => Awaitable<Methods[M]['result'] | ReadyJson<Methods[M]['result']>>

/** An implementation for each method of the document that anybody answers, no more and no less; one for all its names. */
export type Handlers = { readonly [M in Exclude<MethodName, UnsupportedMethodName | AliasName>]: Method<M> }

/** Where to send notifications; throws `NotificationsNotSupported` where a request did not come over a WebSocket. */
export function requireNotifications(method: string, { notifications }: Requester): NotificationChannel {
  if (notifications === undefined) throw new NotificationsNotSupported(method)
  return notifications
}
