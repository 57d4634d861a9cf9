import type { Subscriber, Subscription } from '../../base/notifications.ts'
import { nextShare } from '../../base/sharedTurns.ts'
import type { ChainPlace } from '../../chain/api/engine.ts'
import { ALL_TOLD, type ChainCursor } from '../../wire/chainCursor.ts'
import type { Item, News, Telling } from './news.ts'

export interface FollowerOptions {
  readonly news: News
  readonly telling: Telling
  readonly subscriber: Subscriber
  readonly cursor: ChainCursor
  /** What is wrong with the chain or with us, and where to go on. */
  onProblem(error: unknown): ChainCursor | undefined
  onEnd(): void
}

/**
 * Follows the main chain for one subscriber. It is a place in the chain and nothing else: what is not told yet is read
 * when the subscriber is ready for it, so nothing waits in memory, and nothing is lost or told twice.
 */
export class Follower implements Subscription {
  readonly #options: FollowerOptions
  #place: ChainPlace
  /** How much of the block at `#place` the subscriber holds: its logs below this index. */
  #told: number
  #isRunning = false
  #isWanted = false
  #hasEnded = false

  constructor(options: FollowerOptions) {
    this.#options = options
    this.#place = options.cursor.place
    this.#told = options.cursor.told
  }

  /** Tells what there is to tell; whenever the chain has changed, or the subscriber is ready again. */
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
    this.#told = cursor.told
    return true
  }

  /** Some blocks on; whether there are more. */
  async #step(): Promise<boolean> {
    if (!this.#mayTell()) return false
    const { removed, added, isComplete } = await this.#options.news.changesSince(this.#place)
    if (removed.length === 0 && !(await this.#tell())) return false
    for (const _ of removed) if (!(await this.#takeBack())) return false
    for (const place of added) {
      this.#place = place
      this.#told = 0
      if (!(await this.#tell())) return false
    }
    return !isComplete
  }

  /** The rest of the block where it stands; whether that was all. */
  async #tell(): Promise<boolean> {
    if (this.#told === ALL_TOLD) return true
    await this.#share()
    for (const item of await this.#options.telling.joined(this.#place)) {
      if (item.index < this.#told) continue
      if (!(await this.#notify(item))) return false
      this.#told = item.index + 1
    }
    this.#told = ALL_TOLD
    return true
  }

  /** What the subscriber holds of the block where it stands, back to the parent; whether it got there. */
  async #takeBack(): Promise<boolean> {
    await this.#share()
    for (const item of await this.#options.telling.left(this.#place)) {
      if (item.index >= this.#told) continue
      if (!(await this.#notify(item))) return false
      this.#told = item.index
    }
    this.#place = await this.#options.news.parentOf(this.#place)
    this.#told = ALL_TOLD
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
