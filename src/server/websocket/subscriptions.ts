import { randomBytes } from 'node:crypto'
import type { Party } from '../../concurrency/fairQueue.ts'
import type { NotificationChannel, NotificationSource, Subscriber, Subscription } from '../../notifications/channel.ts'
import { LimitExceeded } from '../../rpc/refusals.ts'

const ID_BYTES = 16
/** Somebody else of the same key may give one back at any time. */
const RETRY_SECONDS = 1

export interface SubscriptionsOptions {
  readonly perConnection: number
  party(): Party
  /** Counts a subscription of the connection's key with its weight; throws `LimitExceeded` beyond the key's maximum. */
  take(weight: number): void
  giveBack(weight: number): void
  isReady(): boolean
  send(text: string): void
  fail(reason: string): void
}

interface Held {
  readonly source: NotificationSource
  readonly weight: number
  /** Absent until the client has been told the id. */
  begun?: Subscription
}

/** The subscriptions of one message, which begin when its answer is sent. */
export interface MessageChannel extends NotificationChannel {
  begin(): void
}

/** What a connection is subscribed to. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions
  readonly #held = new Map<string, Held>()

  constructor(options: SubscriptionsOptions) {
    this.#options = options
  }

  /** What the methods of one message see. */
  forMessage(): MessageChannel {
    const made: string[] = []
    return {
      subscribe: (source, weight = 1) => {
        const id = this.#add(source, weight)
        made.push(id)
        return id
      },
      unsubscribe: (id) => this.#remove(id),
      begin: () => {
        for (const id of made) this.#begin(id)
      },
    }
  }

  /** There is room again. */
  resume(): void {
    for (const { begun } of this.#held.values()) begun?.resume()
  }

  end(): void {
    for (const id of [...this.#held.keys()]) this.#remove(id)
  }

  #add(source: NotificationSource, weight: number): `0x${string}` {
    const { perConnection } = this.#options
    if (this.#held.size >= perConnection) {
      throw new LimitExceeded(`limit of ${perConnection} subscriptions of a connection exceeded`, RETRY_SECONDS)
    }
    this.#options.take(weight)
    const id = `0x${randomBytes(ID_BYTES).toString('hex')}` as const
    this.#held.set(id, { source, weight })
    return id
  }

  /** The client may have ended it in the same batch. */
  #begin(id: string): void {
    const held = this.#held.get(id)
    if (held !== undefined) held.begun = held.source(this.#subscriberOf(id))
  }

  #remove(id: string): boolean {
    const held = this.#held.get(id)
    if (held === undefined) return false
    this.#held.delete(id)
    this.#options.giveBack(held.weight)
    held.begun?.end()
    return true
  }

  #subscriberOf(id: string): Subscriber {
    const { party, isReady, send, fail } = this.#options
    const before = `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}",`
    return { party, isReady, notify: (members) => send(`${before}${members}}}`), fail }
  }
}
