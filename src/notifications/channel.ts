import { NodeError } from '../base/errors.ts'
import type { Party } from '../concurrency/fairQueue.ts'

/** Tells a client what it has subscribed to, over the connection on which it asked. */
export interface NotificationChannel {
  /**
   * Keeps a subscription until it is ended or the connection is, and gives its id: 128 random bits in hex. `source` is
   * called after the client has received the id. It counts as `weight` subscriptions of its key, 1 by default. Throws
   * what refuses the request when there are too many.
   */
  subscribe(source: NotificationSource, weight?: number): `0x${string}`
  /** Ends a subscription of this connection; whether there was one of this id. */
  unsubscribe(id: string): boolean
}

/** Begins to tell a subscriber; gives what steers that. */
export type NotificationSource = (subscriber: Subscriber) => Subscription

/** Who is told. */
export interface Subscriber {
  /** Returns the client with which the subscriber shares the time for notifications. */
  party(): Party
  /** False while the connection holds as much as it may: what there is to tell waits for `Subscription.resume`. */
  isReady(): boolean
  /** Sends the members of `params` beside the subscription's id, as JSON text without braces: `"result":…`. */
  notify(members: string): void
  /** Ends the connection, since it cannot be told what was promised; `reason` has at most 123 bytes. */
  fail(reason: string): void
}

/** A subscription as the connection steers it. */
export interface Subscription {
  /** The subscriber is ready again. */
  resume(): void
  end(): void
}

/** A method that notifies was asked for where nothing can follow its answer; to clients, as if it were not there. */
export class NotificationsNotSupported extends NodeError {
  readonly kind = 'methodNotFound'
  readonly data: { readonly method: string; readonly hint: string }
  constructor(method: string) {
    super('method not found')
    this.data = { method, hint: 'notifications are not supported over HTTP: open a WebSocket to the same address' }
  }
}
