import { setImmediate } from 'node:timers/promises'
import { systemTimer, type Timer } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import type { Engine } from '../chain/api/engine.ts'
import { BaseUnavailable, UnknownChainPlace, UpstreamBehind, UpstreamUnavailable } from '../chain/api/errors.ts'
import type { LogChoice } from '../primitives/logMatcher.ts'
import { ALL_SENT, type ChainCursor } from '../wire/chainCursor.ts'
import {
  createBlockNotifications,
  type NotificationReader,
  type ReceiptChoice,
  startingAt,
} from './blockNotifications.ts'
import { ChainStream } from './chainStream.ts'
import type { NotificationSource, Subscriber } from './channel.ts'

/** Reasons with which connections end, of at most 123 bytes. */
const TOO_SLOW = 'newPendingTransactions came faster than they were read'
const BROKEN = 'a subscription cannot be told what follows; go on from the last cursor'

/** Time after which a read that other nodes could not answer is repeated, in milliseconds. */
const RETRY_MS = 1_000

export interface SubscriptionsSource extends Pick<Engine, 'feeds' | 'reads'> {
  readonly timer?: Pick<Timer, 'wakeIn'>
  /** Called with an error that is a bug or a store that cannot be read. */
  onProblem(error: unknown): void
}

export type ChainSubscriptions = ReturnType<typeof createChainSubscriptions>

/** Returns the subscriptions of one chain. */
export function createChainSubscriptions(source: SubscriptionsSource) {
  const { feeds, onProblem, timer = systemTimer } = source
  const chain = createBlockNotifications(source)
  const runBatch = createBatches()
  const streams = new Set<ChainStream>()
  const pendingSubscribers = new Set<Subscriber>()

  let isScheduled = false
  feeds.onHead(() => {
    chain.invalidate()
    resumeAll()
  })

  /** Resumes all streams once the batches before are done. */
  function resumeAll(): void {
    if (isScheduled || streams.size === 0) return
    isScheduled = true
    runBatch(
      () => {
        isScheduled = false
        return [...streams]
      },
      (stream) => stream.resume(),
    )
  }

  let isRetrying = false
  function retrySoon(): void {
    if (isRetrying) return
    isRetrying = true
    timer.wakeIn(RETRY_MS, () => {
      isRetrying = false
      resumeAll()
    })
  }

  let arrived: string[] = []
  feeds.onPendingTransaction((hash) => {
    if (pendingSubscribers.size === 0) return
    if (arrived.push(`"result":"${toHex(hash)}"`) > 1) return
    runBatch(() => {
      const pending = arrived
      arrived = []
      return notificationsOf(pending)
    }, notifyPending)
  })

  /** Yields one notification at a time, as there may be many; subscriptions that have ended meanwhile are skipped. */
  function* notificationsOf(pending: readonly string[]): Generator<Notification> {
    for (const subscriber of [...pendingSubscribers]) {
      for (const members of pending) if (pendingSubscribers.has(subscriber)) yield { subscriber, members }
    }
  }

  /**
   * Continues at the head if nothing has the branch of the position any more, and later at the position if other nodes cannot answer
   * at the moment. During a storm of reorganisations none may have the block that is read.
   */
  function recover(error: unknown, subscriber: Subscriber): ChainCursor | undefined {
    if (error instanceof UnknownChainPlace) return { position: feeds.head(), sent: ALL_SENT }
    if (mayPass(error)) {
      retrySoon()
      return undefined
    }
    onProblem(error)
    subscriber.fail(BROKEN)
    return undefined
  }

  async function stream(cursor: ChainCursor, reader: NotificationReader): Promise<NotificationSource> {
    await chain.changesSince(cursor.position) // throws for an unknown position
    return (subscriber) => {
      const created: ChainStream = new ChainStream({
        chain,
        reader,
        subscriber,
        cursor,
        onProblem: (error) => recover(error, subscriber),
        onEnd: () => streams.delete(created),
      })
      streams.add(created)
      created.resume()
      return created
    }
  }

  return {
    /**
     * Notifies new heads after the position of `cursor`, without blocks below `firstBlock`, which may be above the
     * newest one. Throws `UnknownChainPlace` if the cursor's block is unknown.
     */
    heads: (cursor: ChainCursor, firstBlock = 0) => stream(cursor, startingAt(firstBlock, chain.heads)),
    /** Notifies logs that match a choice; otherwise as `heads`. */
    logs: (cursor: ChainCursor, choice: LogChoice, firstBlock = 0) =>
      stream(cursor, startingAt(firstBlock, chain.logs(choice))),
    /** Notifies the receipts of each block that a choice has, in one notification; otherwise as `heads`. */
    receipts: (cursor: ChainCursor, choice: ReceiptChoice, firstBlock = 0) =>
      stream(cursor, startingAt(firstBlock, chain.receipts(choice))),
    /** Notifies hashes of transactions that become pending. A connection that reads them too slowly is ended. */
    pendingTransactions: (): NotificationSource => (subscriber) => {
      pendingSubscribers.add(subscriber)
      return { resume() {}, end: () => void pendingSubscribers.delete(subscriber) }
    },
  }
}

/** Returns whether a read has failed only because other nodes could not answer it at the moment. */
function mayPass(error: unknown): boolean {
  if (error instanceof BaseUnavailable) return error.reason !== 'notKept'
  return error instanceof UpstreamBehind || error instanceof UpstreamUnavailable
}

interface Notification {
  readonly subscriber: Subscriber
  readonly members: string
}

function notifyPending({ subscriber, members }: Notification): void {
  if (subscriber.isReady()) subscriber.notify(members)
  else subscriber.fail(TOO_SLOW)
}

/** Writes between two yields to the event loop. */
const BATCH = 64

/**
 * Returns a function that runs `work` for each item, one batch after the other, and yields to the event loop within
 * them. `items` is called when the batches before it are done.
 */
function createBatches() {
  let last: Promise<void> = Promise.resolve()

  async function forEach<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
    let done = 0
    for (const item of items) {
      work(item)
      if (++done % BATCH === 0) await setImmediate()
    }
  }

  return function runBatch<T>(items: () => Iterable<T>, work: (item: T) => void): void {
    last = last.then(() => forEach(items(), work))
  }
}
