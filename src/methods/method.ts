import type { AliasName, MethodName, Methods, UnsupportedMethodName } from '../../generated/methods.ts'
import type { OpenRpcDocument } from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import type { ReadyJson } from '../base/readyJson.ts'
import type { Controls, ForkControls } from '../chain/api/controls.ts'
import type { Engine } from '../chain/api/engine.ts'
import { ControlRefused } from '../chain/api/errors.ts'
import type { NameRevert } from '../chain/api/revertName.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { ChainSubscriptions } from '../notifications/chainSubscriptions.ts'
import { type NotificationChannel, NotificationsNotSupported } from '../notifications/channel.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { AnswerCache } from '../wire/answerCache.ts'

/** Facts about this process. */
export interface About {
  readonly clientVersion: string
  /** Modules of which at least one method is served. */
  readonly modules: readonly string[]
  /** Returns the OpenRPC document of the served methods, for callers that reach the process at this address. */
  documentAt(baseUrl: string | undefined): ReadyJson<OpenRpcDocument>
}

/** Everything that a method can use: the chain of the request's network, and the process. */
export interface MethodContext extends Engine {
  readonly about: About
  readonly answerCache: AnswerCache
  /** Undefined if the network has no wallet. */
  readonly wallet: Wallet | undefined
  readonly subscriptions: ChainSubscriptions
  /** The log of requests and blocks that this process prints; undefined if it prints none. */
  readonly requestLog?: RequestLog | undefined
  /** Names the errors of contracts in messages; undefined if messages have none. */
  readonly nameRevert?: NameRevert | undefined
  /** Returns heights while the chain is behind the nodes that it follows; absent if it follows none. */
  readonly syncing?: (() => SyncProgress | undefined) | undefined
  /** Sends a signed transaction to the process that writes, and returns its hash; undefined if this process writes. */
  readonly sendElsewhere?: ((encoded: Bytes, call: Abortable, from: Requester) => Promise<Bytes>) | undefined
}

/** The heights of a chain that catches up with other nodes. */
export interface SyncProgress {
  readonly startingBlock: number
  readonly currentBlock: number
  readonly highestBlock: number
}

/** A log that can be turned off. */
export interface RequestLog {
  setEnabled(isOn: boolean): void
}

/** A part of a request that its caller is charged for. The weight is a number of requests. */
interface Charge {
  readonly name: string
  readonly weight: number
}

/** The caller of a method. */
export interface Requester {
  /** Id of the request's key. Filters and subscriptions belong to the key that created them. */
  readonly keyId: string
  /** Whether a web page sent the request. */
  readonly hasOrigin: boolean
  /** Returns the address under which the caller reaches this node; absent or undefined for callers that use none. */
  baseUrl?(): string | undefined
  /** Charges the caller more than the method itself costs; throws `LimitExceeded`. */
  charge(calls: readonly Charge[]): void
  /** Channel for notifications; only requests over a WebSocket have it. */
  readonly notifications?: NotificationChannel
}

/**
 * The implementation of one method of the document: parsed params in, wire value out, without a promise if it is in
 * memory. `call` is aborted with the request.
 */
export type Method<M extends MethodName> = (
  context: MethodContext,
  params: Methods[M]['params'],
  call: Abortable,
  caller: Requester,
) => MaybePromise<Methods[M]['result'] | ReadyJson<Methods[M]['result']>>

/** An implementation for each supported method of the document, under its first name. */
export type Handlers = { readonly [M in Exclude<MethodName, UnsupportedMethodName | AliasName>]: Method<M> }

/** Returns the caller's channel; throws `NotificationsNotSupported` if the request did not arrive over a WebSocket. */
export function requireNotifications(method: string, { notifications }: Requester): NotificationChannel {
  if (notifications === undefined) throw new NotificationsNotSupported(method)
  return notifications
}

/** Returns the development methods of the chain; throws `ControlRefused` if it has none. */
export function requireDevtools({ controls }: Pick<MethodContext, 'controls'>): Controls {
  if (controls === undefined) throw new ControlRefused('this chain has no control methods: other nodes make its blocks')
  return controls
}

/** Returns the control of a fork; throws `ControlRefused` if the chain is none. */
export function requireFork(context: Pick<MethodContext, 'controls'>): ForkControls {
  const { fork } = requireDevtools(context)
  if (fork === undefined) throw new ControlRefused('this chain is no fork: start one with scion dev --fork-url')
  return fork
}
