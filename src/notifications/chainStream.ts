import type { ChainPlace } from '../chain/api/engine.ts'
import { yieldIfSliceUsed } from '../concurrency/timeSlice.ts'
import { ALL_SENT, type ChainCursor } from '../wire/chainCursor.ts'
import type { BlockNotification, BlockNotifications, NotificationReader } from './blockNotifications.ts'
import type { Subscriber, Subscription } from './channel.ts'

export interface ChainStreamOptions {
  readonly chain: Pick<BlockNotifications, 'changesSince' | 'parentOf'>
  readonly reader: NotificationReader
  readonly subscriber: Subscriber
  readonly cursor: ChainCursor
  /** Called when a read fails; returns the position from which to continue, or undefined to stop until `resume`. */
  onProblem(error: unknown): ChainCursor | undefined
  /** Called when the subscription ends. */
  onEnd(): void
}

/**
 * The notifications of the main chain for one subscriber. It holds only a position: notifications are read once the
 * subscriber is ready for them, so none waits in memory, and none is lost or sent twice.
 */
export class ChainStream implements Subscription {
  readonly #options: ChainStreamOptions
  #position: ChainPlace
  /** Logs of the block at `#position` below this index were sent. */
  #sent: number
  #isRunning = false
  /** Whether `resume` was called since the last step began. */
  #isResumed = false
  #hasEnded = false

  constructor(options: ChainStreamOptions) {
    this.#options = options
    this.#position = options.cursor.position
    this.#sent = options.cursor.sent
  }

  /** Sends the remaining notifications; called when the chain has changed or the subscriber is ready again. */
  resume(): void {
    this.#isResumed = true
    if (!this.#isRunning) void this.#run()
  }

  end(): void {
    this.#hasEnded = true
    this.#options.onEnd()
  }

  #mayNotify(): boolean {
    return !this.#hasEnded && this.#options.subscriber.isReady()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    let hasMore = true
    while (hasMore || this.#isResumed) {
      this.#isResumed = false
      hasMore = await this.#step().catch((error: unknown) => this.#recover(error))
    }
    this.#isRunning = false
  }

  #recover(error: unknown): boolean {
    const cursor = this.#hasEnded ? undefined : this.#options.onProblem(error)
    if (cursor === undefined) return false
    this.#position = cursor.position
    this.#sent = cursor.sent
    return true
  }

  /** Advances by some blocks; returns whether there are more and the subscriber is ready. */
  async #step(): Promise<boolean> {
    if (!this.#mayNotify()) return false
    const { removed, added, isComplete } = await this.#options.chain.changesSince(this.#position)
    if (removed.length === 0 && !(await this.#sendBlock())) return false
    for (const _ of removed) if (!(await this.#retractBlock())) return false
    for (const position of added) {
      this.#position = position
      this.#sent = 0
      if (!(await this.#sendBlock())) return false
    }
    return !isComplete
  }

  /** Sends the remaining notifications of the block at the position; returns whether all were sent. */
  async #sendBlock(): Promise<boolean> {
    if (this.#sent === ALL_SENT) return true
    await this.#yield()
    for (const item of await this.#options.reader.added(this.#position)) {
      if (item.index < this.#sent) continue
      if (!(await this.#notify(item))) return false
      this.#sent = item.index + 1
    }
    this.#sent = ALL_SENT
    return true
  }

  /** Retracts what was sent of the block at the position, and moves to its parent; returns whether it has moved. */
  async #retractBlock(): Promise<boolean> {
    await this.#yield()
    for (const item of await this.#options.reader.removed(this.#position)) {
      if (item.index >= this.#sent) continue
      if (!(await this.#notify(item))) return false
      this.#sent = item.index
    }
    this.#position = await this.#options.chain.parentOf(this.#position)
    this.#sent = ALL_SENT
    return true
  }

  async #notify({ members }: BlockNotification): Promise<boolean> {
    await this.#yield()
    if (!this.#mayNotify()) return false
    this.#options.subscriber.notify(members)
    return true
  }

  /** Yields if the time slice of notifications, which they share with requests by client, is used up. */
  #yield(): Promise<void> | undefined {
    return yieldIfSliceUsed(() => this.#options.subscriber.clientPath())
  }
}
