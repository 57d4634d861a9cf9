import { NodeError } from '../base/errors.ts'
import type { ClientPath } from '../concurrency/fairQueue.ts'

/** The notifications of one connection. */
export interface NotificationChannel {
  /**
   * Adds a subscription and returns its id, 128 random bits in hex. It lasts until it or the connection ends. `source`
   * is called after the client has received the id. The subscription counts as `weight` subscriptions of its key, 1 by
   * default. Throws the error for the request if the key has too many.
   */
  subscribe(source: NotificationSource, weight?: number): `0x${string}`
  /** Ends a subscription of this connection; returns false if it has none of this id. */
  unsubscribe(id: string): boolean
}

/** Starts to notify a subscriber; returns the subscription. */
export type NotificationSource = (subscriber: Subscriber) => Subscription

/** The receiver of the notifications of one subscription. */
export interface Subscriber {
  /** Returns the client with which the subscriber shares the time for notifications. */
  clientPath(): ClientPath
  /** Returns false while the connection's buffer is full; then notifications wait for `Subscription.resume`. */
  isReady(): boolean
  /** Sends the members of `params` beside the subscription's id, as JSON text without braces: `"result":…`. */
  notify(members: string): void
  /** Ends the connection because a notification cannot be sent; `reason` has at most 123 bytes. */
  fail(reason: string): void
}

/** A subscription as its connection controls it. */
export interface Subscription {
  /** Called when the subscriber is ready again. */
  resume(): void
  end(): void
}

/** The error of a method that needs notifications on a connection without them; clients see an unknown method. */
export class NotificationsNotSupported extends NodeError {
  readonly kind = 'methodNotFound'
  readonly data: { readonly method: string; readonly hint: string }
  constructor(method: string) {
    super('method not found')
    this.data = { method, hint: 'notifications are not supported over HTTP: open a WebSocket to the same address' }
  }
}
