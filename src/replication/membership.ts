import type { Timer } from '../base/clock.ts'
import type { Follower } from '../chain/sharing/follower.ts'
import { createRounds } from '../concurrency/singleFlight.ts'
import { StoreError } from '../storage/errors.ts'
import type { NewestChange } from './changeLog.ts'
import { MEMBERSHIP_MS } from './replicaTable.ts'
import { JOURNAL, type SharedStore } from './sharedStore.ts'

/**
 * Following the journal of the process that writes. While this process says often enough how far it is, what has been
 * acknowledged anywhere waits until it is here, so that an answer from memory is never older than what its reader knows.
 */
export interface Membership {
  /** Whether answers from memory are good now. */
  isCurrent(): boolean
  /** Makes them good, as far as the database answers. */
  look(): void
  /** Resolves when everything that was written before the call has been taken over. */
  catchUp(): Promise<void>
  /** For how long this process has not known whether it has everything; 0 while it does. */
  behindMs(): number
  stop(): Promise<void>
}

/** The name under which the writer is woken when members have said how far they are. */
export const MEMBERS = 'members'

const RENEW_EVERY_MS = MEMBERSHIP_MS / 4
/** Clocks may differ by as much in the time of a membership. */
const MARGIN_MS = 100
/** Between two looks at a standby that has not come so far. */
const STANDBY_PAUSE_MS = 5

export interface MembershipSetup {
  readonly store: Pick<SharedStore, 'journal' | 'getNewestChange' | 'readServer' | 'members' | 'wakes' | 'isReadable'>
  readonly follower: Follower
  /** The newest change that is in memory. */
  readonly newest: NewestChange
  readonly id: string
  readonly timer: Timer
}

export function followJournal({ store, follower, newest, id, timer }: MembershipSetup): Membership {
  const { journal, readServer, members, wakes } = store
  let { epoch, last: seq } = newest
  /** Another process writes, of a version that may have changed the tables before the first thing it tells. */
  let mayBeNewer = false
  /** When the last report was begun that the database has. */
  let reportedAtMs = Number.NEGATIVE_INFINITY
  let currentUntilMs = Number.NEGATIVE_INFINITY
  let isStopped = false

  const isWaitedFor = () => timer.nowMs() < reportedAtMs + MEMBERSHIP_MS

  /** Says how far this process is. False when it was not waited for meanwhile. */
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

  /** Waits while the standby that is read from has not come so far. */
  async function reach(last: number): Promise<void> {
    while (!isStopped && (await journal.getLast()) < last) await pause()
  }

  const pause = () => new Promise<void>((resolve) => timer.wakeIn(STANDBY_PAUSE_MS, resolve))

  async function takeOver(): Promise<void> {
    const newest = await store.getNewestChange()
    await readServer.tryStandby(newest.last)
    // What another process has written last may be gone with its server, and the numbers be given again.
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

  /** False when there is nothing yet. */
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

  const rounds = createRounds(async () => {
    if (!isWaitedFor()) await takeOver() // nobody has to wait for what takes long now
    const before = seq
    const isDue = timer.nowMs() >= reportedAtMs + RENEW_EVERY_MS
    if (isDue) await report() // first, so that what is written from now on is waited for
    await takeOver()
    if (isDue) prolong()
    if (seq === before) return
    if (await report()) prolong()
    await wakes.wake([MEMBERS])
  })

  const look = () => void rounds.next().catch(() => undefined) // whoever waits for a round hears of it
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
