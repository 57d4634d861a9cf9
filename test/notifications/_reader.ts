import { onTestFinished } from 'vitest'
import type { Timer } from '../../src/base/clock.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { createChainSubscriptions } from '../../src/notifications/chainSubscriptions.ts'
import type { NotificationSource, Subscription } from '../../src/notifications/channel.ts'

export interface SentNotification {
  readonly result: unknown
  readonly cursor?: string
}

/** Iterations of the event loop without a read, after which no work continues. */
const QUIET_TURNS = 20

/** The subscriptions of a chain and counts of their reads; an error in them fails the test. */
export function subscriptionsOf(chain: Chain, timer?: Pick<Timer, 'wakeIn'>) {
  const problems: unknown[] = []
  onTestFinished(() => {
    if (problems.length > 0) throw problems[0]
  })
  const asked = { blocks: 0, changes: 0, logs: 0, running: 0 }
  const watch = async <T>(work: Promise<T>) => {
    asked.running++
    return work.finally(() => asked.running--)
  }
  const { feeds, reads } = chain
  const subscriptions = createChainSubscriptions({
    onProblem: (error) => problems.push(error),
    ...(timer && { timer }),
    feeds: {
      ...feeds,
      changesSince(place, limit) {
        asked.changes++
        return watch(feeds.changesSince(place, limit))
      },
      bloomOfBlock: (hash) => watch(feeds.bloomOfBlock(hash)),
      logsOfBlock(...block) {
        asked.logs++
        return watch(feeds.logsOfBlock(...block))
      },
    },
    reads: {
      ...reads,
      findBlock(selector) {
        asked.blocks++
        return watch(reads.findBlock(selector))
      },
    },
  })
  return {
    ...subscriptions,
    asked,
    /** Resolves when all work that needs no further input has ended. */
    async settle() {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet = asked.running === 0 ? quiet + 1 : 0) {
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

/** A subscriber that accepts a number of notifications, and more after `read`. */
export function createReader(room = Number.POSITIVE_INFINITY) {
  const sent: SentNotification[] = []
  const failures: string[] = []
  let left = room
  let current: Subscription | undefined
  let wake = () => {}
  const subscriber = {
    clientPath: () => ['key'],
    isReady: () => left > 0,
    notify(members: string) {
      if (left <= 0) throw new Error('a notification was sent to a subscriber that is not ready')
      left--
      sent.push(JSON.parse(`{${members}}`))
      wake()
    },
    fail(reason: string) {
      failures.push(reason)
      wake()
    },
  }
  return {
    sent,
    failures,
    subscribe(source: NotificationSource) {
      current = source(subscriber)
    },
    /** Accepts more notifications. */
    read(more: number) {
      left = Math.max(0, left) + more
      current?.resume()
    },
    end() {
      current?.end()
      current = undefined
    },
    lastCursor: () => sent.findLast(({ cursor }) => cursor !== undefined)?.cursor,
    /** Resolves when something holds that a notification can change. */
    until: async (holds: () => boolean) => {
      while (!holds()) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
