import { toHex } from '../base/hex.ts'
import type { Engine } from '../chain/api/engine.ts'
import { UnknownChainPlace } from '../chain/api/errors.ts'
import type { LogChoice } from '../primitives/logMatcher.ts'
import { ALL_SENT, type ChainCursor } from '../wire/chainCursor.ts'
import type { NotificationSource, Subscriber } from './channel.ts'
import { Follower } from './follower.ts'
import { createNews, type ItemSource, startingAt } from './news.ts'
import { createSlices } from './slices.ts'

/** What clients may subscribe to on one chain. */
export interface ChainSubscriptions {
  /**
   * Begins behind the place of `cursor`, whose block has to be known: throws `UnknownChainPlace`. Blocks below
   * `firstBlock`, which may be above the newest one, are left out.
   */
  heads(cursor: ChainCursor, firstBlock?: number): Promise<NotificationSource>
  logs(cursor: ChainCursor, choice: LogChoice, firstBlock?: number): Promise<NotificationSource>
  pendingTransactions(): NotificationSource
}

/** At most 123 bytes, as a connection's last words. */
const TOO_SLOW = 'newPendingTransactions came faster than they were read'
const BROKEN = 'a subscription cannot be told what follows; go on from the last cursor'

export interface SubscriptionsSource extends Pick<Engine, 'feeds' | 'reads'> {
  /** Hears of what should not be: a store that cannot be read, a bug. */
  onProblem(error: unknown): void
}

export function createChainSubscriptions(source: SubscriptionsSource): ChainSubscriptions {
  const { feeds, onProblem } = source
  const news = createNews(source)
  const run = createSlices()
  const followers = new Set<Follower>()
  const watchers = new Set<Subscriber>()

  let willWake = false
  feeds.onHead(() => {
    news.forget()
    if (willWake || followers.size === 0) return
    willWake = true
    run(
      () => {
        willWake = false
        return [...followers]
      },
      (follower) => follower.resume(),
    )
  })

  let arrived: string[] = []
  feeds.onPendingTransaction((hash) => {
    if (watchers.size === 0) return
    if (arrived.push(`"result":"${toHex(hash)}"`) > 1) return
    run(() => {
      const pending = arrived
      arrived = []
      return notificationsOf(pending)
    }, tellPending)
  })

  /** One by one, since there may be many of either; who has ended meanwhile is passed over. */
  function* notificationsOf(pending: readonly string[]): Generator<Notification> {
    for (const subscriber of [...watchers]) {
      for (const members of pending) if (watchers.has(subscriber)) yield { subscriber, members }
    }
  }

  /** A chain that was set back beyond the place, as only development chains are, is followed from where it is now. */
  function recover(error: unknown, subscriber: Subscriber): ChainCursor | undefined {
    if (error instanceof UnknownChainPlace) return { place: feeds.head(), sent: ALL_SENT }
    onProblem(error)
    subscriber.fail(BROKEN)
    return undefined
  }

  async function follow(cursor: ChainCursor, items: ItemSource): Promise<NotificationSource> {
    await news.changesSince(cursor.place) // refuses a place that nobody knows
    return (subscriber) => {
      const follower: Follower = new Follower({
        ...{ news, items, subscriber, cursor },
        onProblem: (error) => recover(error, subscriber),
        onEnd: () => followers.delete(follower),
      })
      followers.add(follower)
      follower.resume()
      return follower
    }
  }

  return {
    heads: (cursor, firstBlock = 0) => follow(cursor, startingAt(firstBlock, news.heads)),
    logs: (cursor, choice, firstBlock = 0) => follow(cursor, startingAt(firstBlock, news.logs(choice))),
    pendingTransactions: () => (subscriber) => {
      watchers.add(subscriber)
      return { resume() {}, end: () => void watchers.delete(subscriber) }
    },
  }
}

interface Notification {
  readonly subscriber: Subscriber
  readonly members: string
}

function tellPending({ subscriber, members }: Notification): void {
  if (subscriber.isReady()) subscriber.notify(members)
  else subscriber.fail(TOO_SLOW)
}
