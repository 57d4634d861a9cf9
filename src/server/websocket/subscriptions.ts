import { randomBytes } from 'node:crypto'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import type { NotificationChannel, NotificationSource, Subscriber, Subscription } from '../../notifications/channel.ts'
import { LimitExceeded } from '../../rpc/refusals.ts'

const ID_BYTES = 16
/** Other connections of the key may end a subscription at any time. */
const RETRY_SECONDS = 1

export interface SubscriptionsOptions {
  readonly perConnection: number
  clientPath(): ClientPath
  /** Counts a subscription with its weight for the connection's key. Throws `LimitExceeded` beyond the key's maximum. */
  add(weight: number): void
  remove(weight: number): void
  /** Returns whether notifications may be sent now. */
  isReady(): boolean
  send(text: string): void
  fail(reason: string): void
}

/** A subscription and its weight. */
interface OpenSubscription {
  readonly source: NotificationSource
  readonly weight: number
  /** Absent until the response with the id is sent. */
  started?: Subscription
}

/** The subscriptions of one message, which start when its response is sent. */
export interface MessageChannel extends NotificationChannel {
  begin(): void
}

/** The subscriptions of a connection. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions
  readonly #entries = new Map<string, OpenSubscription>()

  constructor(options: SubscriptionsOptions) {
    this.#options = options
  }

  /** Creates the channel for the methods of one message. */
  forMessage(): MessageChannel {
    const ids: string[] = []
    return {
      subscribe: (source, weight = 1) => {
        const id = this.#add(source, weight)
        ids.push(id)
        return id
      },
      unsubscribe: (id) => this.#remove(id),
      begin: () => {
        for (const id of ids) this.#begin(id)
      },
    }
  }

  /** Continues notifications when the outbox has space again. */
  resume(): void {
    for (const { started } of this.#entries.values()) started?.resume()
  }

  end(): void {
    for (const id of [...this.#entries.keys()]) this.#remove(id)
  }

  #add(source: NotificationSource, weight: number): `0x${string}` {
    const { perConnection } = this.#options
    if (this.#entries.size >= perConnection) {
      throw new LimitExceeded(`limit of ${perConnection} subscriptions of a connection exceeded`, RETRY_SECONDS)
    }
    this.#options.add(weight)
    const id = `0x${randomBytes(ID_BYTES).toString('hex')}` as const
    this.#entries.set(id, { source, weight })
    return id
  }

  /** Starts a subscription, unless the client has ended it in the same batch. */
  #begin(id: string): void {
    const entry = this.#entries.get(id)
    if (entry !== undefined) entry.started = entry.source(this.#subscriberOf(id))
  }

  #remove(id: string): boolean {
    const entry = this.#entries.get(id)
    if (entry === undefined) return false
    this.#entries.delete(id)
    this.#options.remove(entry.weight)
    entry.started?.end()
    return true
  }

  #subscriberOf(id: string): Subscriber {
    const { clientPath, isReady, send, fail } = this.#options
    const before = `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}",`
    return { clientPath, isReady, notify: (members) => send(`${before}${members}}}`), fail }
  }
}
