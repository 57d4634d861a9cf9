import type { Timer } from '../base/clock.ts'
import type { Follower } from '../chain/sharing/follower.ts'
import { createSingleFlight } from '../concurrency/singleFlight.ts'
import { StoreError } from '../storage/errors.ts'
import type { NewestChange } from './changeLog.ts'
import { MEMBERSHIP_MS } from './replicaTable.ts'
import { JOURNAL, type SharedStore } from './sharedStore.ts'

/**
 * Follows the writer's change log. While this process reports its position often enough, every acknowledgement waits
 * until it has applied the write. A response from memory is therefore never older than an acknowledged write.
 */
export interface Membership {
  /** Returns whether responses from memory are current. */
  isCurrent(): boolean
  /** Catches up, as far as the database answers. */
  look(): void
  /** Resolves when all writes before the call have been applied. */
  catchUp(): Promise<void>
  /** Returns the time in ms since which this process may be behind; 0 while it is current. */
  behindMs(): number
  stop(): Promise<void>
}

/** Notification channel of the writer for reports of members. */
export const MEMBERS = 'members'

const RENEW_EVERY_MS = MEMBERSHIP_MS / 4
/** Maximum drift of two clocks during a membership, in ms. */
const MARGIN_MS = 100
/** Interval of reads of a standby that is behind, in ms. */
const STANDBY_PAUSE_MS = 5

export interface MembershipSetup {
  readonly store: Pick<SharedStore, 'journal' | 'getNewestChange' | 'readServer' | 'members' | 'wakes' | 'isReadable'>
  readonly follower: Follower
  /** Number of the newest applied change. */
  readonly newest: NewestChange
  readonly id: string
  readonly timer: Timer
}

export function followJournal({ store, follower, newest, id, timer }: MembershipSetup): Membership {
  const { journal, readServer, members, wakes } = store
  let { epoch, last: seq } = newest
  /** Whether another process writes, whose version may have changed the tables before its first change. */
  let mayBeNewer = false
  /** Start time of the last report that the database has. */
  let reportedAtMs = Number.NEGATIVE_INFINITY
  let currentUntilMs = Number.NEGATIVE_INFINITY
  let isStopped = false

  const isWaitedFor = () => timer.nowMs() < reportedAtMs + MEMBERSHIP_MS

  /** Reports the position of this process. Returns false if its membership had expired. */
  async function report(): Promise<boolean> {
    const begunAtMs = timer.nowMs()
    await members.report(id, seq)
    const hadNoGap = isWaitedFor()
    reportedAtMs = begunAtMs
    return hadNoGap
  }

  const prolong = () => {
    currentUntilMs = reportedAtMs + MEMBERSHIP_MS - MARGIN_MS
  }

  async function requireReadable(): Promise<void> {
    if (!(await store.isReadable())) throw new StoreError('storeTooNew', undefined, 'database')
  }

  /** Waits until the standby that is read from has caught up. */
  async function reach(last: number): Promise<void> {
    while (!isStopped && (await journal.getLast()) < last) await pause()
  }

  const pause = () => new Promise<void>((resolve) => timer.wakeIn(STANDBY_PAUSE_MS, resolve))

  async function takeOver(): Promise<void> {
    const newest = await store.getNewestChange()
    await readServer.tryStandby(newest.last)
    // The last changes of another process may be lost with its server, and their numbers used again.
    if (newest.epoch !== epoch || newest.last < seq) {
      await requireReadable()
      await reach(newest.last)
      await follower.reread()
      mayBeNewer = true
      epoch = newest.epoch
      seq = newest.last
    }
    while (seq < newest.last && !isStopped) if (!(await takeOverPage())) await pause()
  }

  /** Returns false if there is no data yet. */
  async function takeOverPage(): Promise<boolean> {
    const { changes, isGap } = await journal.after(seq)
    if (changes.length === 0) return false
    if (isGap || changes.some(({ change }) => change === undefined)) {
      const last = await journal.getLast()
      await requireReadable()
      await follower.reread()
      seq = last
      return true
    }
    for (const { seq: number, change } of changes) {
      if (mayBeNewer && change?.reorganisation === 'finished') {
        await requireReadable()
        mayBeNewer = false
      }
      if (change !== undefined) await follower.apply(change)
      seq = number
    }
    return true
  }

  const rounds = createSingleFlight(async () => {
    if (!isWaitedFor()) await takeOver() // so that writes do not wait for this long read
    const before = seq
    const isDue = timer.nowMs() >= reportedAtMs + RENEW_EVERY_MS
    if (isDue) await report() // first, so that writes from now on wait for this process
    await takeOver()
    if (isDue) prolong()
    if (seq === before) return
    if (await report()) prolong()
    await wakes.wake([MEMBERS])
  })

  const look = () => void rounds.next().catch(() => undefined) // callers that wait for a run receive the error
  const renewing = setInterval(look, RENEW_EVERY_MS)
  renewing.unref()
  wakes.on(JOURNAL, look)

  const isCurrent = () => timer.nowMs() < currentUntilMs

  return {
    isCurrent,
    look,
    catchUp: rounds.next,
    behindMs: () => Math.max(0, timer.nowMs() - currentUntilMs),
    async stop() {
      clearInterval(renewing)
      isStopped = true
      await rounds.stop()
    },
  }
}
