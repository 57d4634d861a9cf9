import type { ChainPlace } from '../chain/api/engine.ts'
import { nextShare } from '../concurrency/timeSlice.ts'
import { ALL_SENT, type ChainCursor } from '../wire/chainCursor.ts'
import type { Subscriber, Subscription } from './channel.ts'
import type { Item, ItemSource, News } from './news.ts'

export interface FollowerOptions {
  readonly news: News
  readonly items: ItemSource
  readonly subscriber: Subscriber
  readonly cursor: ChainCursor
  /** What is wrong with the chain or with us, and where to go on. */
  onProblem(error: unknown): ChainCursor | undefined
  onEnd(): void
}

/**
 * Follows the main chain for one subscriber. It holds only a place in the chain: later items are read when the subscriber
 * is ready for them, so none waits in memory, and none is lost or sent twice.
 */
export class Follower implements Subscription {
  readonly #options: FollowerOptions
  #place: ChainPlace
  /** How much of the block at `#place` the subscriber holds: its logs below this index. */
  #sent: number
  #isRunning = false
  #isWanted = false
  #hasEnded = false

  constructor(options: FollowerOptions) {
    this.#options = options
    this.#place = options.cursor.place
    this.#sent = options.cursor.sent
  }

  /** Sends the items that are left; called whenever the chain has changed, or the subscriber is ready again. */
  resume(): void {
    this.#isWanted = true
    if (!this.#isRunning) void this.#run()
  }

  end(): void {
    this.#hasEnded = true
    this.#options.onEnd()
  }

  #mayTell(): boolean {
    return !this.#hasEnded && this.#options.subscriber.isReady()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    let hasMore = true
    while (hasMore || this.#isWanted) {
      this.#isWanted = false
      hasMore = await this.#step().catch((error: unknown) => this.#recover(error))
    }
    this.#isRunning = false
  }

  #recover(error: unknown): boolean {
    const cursor = this.#hasEnded ? undefined : this.#options.onProblem(error)
    if (cursor === undefined) return false
    this.#place = cursor.place
    this.#sent = cursor.sent
    return true
  }

  /** Some blocks on; whether there are more. */
  async #step(): Promise<boolean> {
    if (!this.#mayTell()) return false
    const { removed, added, isComplete } = await this.#options.news.changesSince(this.#place)
    if (removed.length === 0 && !(await this.#sendBlock())) return false
    for (const _ of removed) if (!(await this.#takeBack())) return false
    for (const place of added) {
      this.#place = place
      this.#sent = 0
      if (!(await this.#sendBlock())) return false
    }
    return !isComplete
  }

  /** The rest of the block where it stands; whether that was all. */
  async #sendBlock(): Promise<boolean> {
    if (this.#sent === ALL_SENT) return true
    await this.#share()
    for (const item of await this.#options.items.joined(this.#place)) {
      if (item.index < this.#sent) continue
      if (!(await this.#notify(item))) return false
      this.#sent = item.index + 1
    }
    this.#sent = ALL_SENT
    return true
  }

  /** What the subscriber holds of the block where it stands, back to the parent; whether it got there. */
  async #takeBack(): Promise<boolean> {
    await this.#share()
    for (const item of await this.#options.items.left(this.#place)) {
      if (item.index >= this.#sent) continue
      if (!(await this.#notify(item))) return false
      this.#sent = item.index
    }
    this.#place = await this.#options.news.parentOf(this.#place)
    this.#sent = ALL_SENT
    return true
  }

  async #notify({ members }: Item): Promise<boolean> {
    await this.#share()
    if (!this.#mayTell()) return false
    this.#options.subscriber.notify(members)
    return true
  }

  /** Undefined while this turn of the event loop has time for subscriptions; they share it with requests, by key. */
  #share(): Promise<void> | undefined {
    return nextShare(() => this.#options.subscriber.party())
  }
}
