import type { Timer } from '../base/clock.ts'
import type { Follower } from '../chain/ledger/follow.ts'
import { MEMBERSHIP_MS } from '../store/shared/members.ts'
import { JOURNAL, type SharedStore } from '../store/shared/sharedStore.ts'
import { createRounds } from './rounds.ts'

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

export interface MembershipSetup {
  readonly store: Pick<SharedStore, 'journal' | 'members' | 'wakes'>
  readonly follower: Follower
  /** The newest change that is in memory. */
  readonly seq: number
  readonly id: string
  readonly timer: Timer
}

export function followJournal({ store, follower, seq: first, id, timer }: MembershipSetup): Membership {
  const { journal, members, wakes } = store
  let seq = first
  /** When the last report was begun that the database has. */
  let reportedAtMs = Number.NEGATIVE_INFINITY
  let currentUntilMs = Number.NEGATIVE_INFINITY

  /** Says how far this process is. False when it was not waited for meanwhile. */
  async function report(): Promise<boolean> {
    const begunAtMs = timer.nowMs()
    await members.report(id, seq)
    const hadNoGap = timer.nowMs() < reportedAtMs + MEMBERSHIP_MS
    reportedAtMs = begunAtMs
    return hadNoGap
  }

  const prolong = () => {
    currentUntilMs = reportedAtMs + MEMBERSHIP_MS - MARGIN_MS
  }

  async function takeOver(): Promise<void> {
    for (;;) {
      const { changes, isGap } = await journal.after(seq)
      const [next] = changes
      if (next === undefined) return
      if (isGap || changes.some(({ change }) => change === undefined)) {
        const last = await journal.getLast()
        await follower.reread()
        seq = last
        continue
      }
      for (const { seq: number, change } of changes) {
        if (change !== undefined) await follower.apply(change)
        seq = number
      }
    }
  }

  const rounds = createRounds(async () => {
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
      await rounds.stop()
    },
  }
}
