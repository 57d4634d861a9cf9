import type { Timer } from '../base/clock.ts'
import { createSingleFlight } from '../concurrency/singleFlight.ts'
import { MEMBERS } from './membership.ts'
import type { SharedStore } from './sharedStore.ts'

/** A barrier between a write and its acknowledgement. */
export interface AckBarrier {
  /**
   * Resolves when every replica has applied all writes of this process so far, or has lost its membership and does not
   * serve reads. Resolves after five seconds at the latest.
   */
  whenSeen(): Promise<void>
}

const MAX_WAIT_MS = 5_000
/** Interval of reads without a notification, which may be lost. */
const LOOK_EVERY_MS = 100

export function createAckBarrier(
  { members, wakes, lastWritten }: Pick<SharedStore, 'members' | 'wakes' | 'lastWritten'>,
  timer: Timer,
): AckBarrier {
  /** Number of the newest change that all replicas have applied. */
  let seen = 0
  const waiting = new Set<() => void>()
  wakes.on(MEMBERS, () => {
    for (const wake of waiting) wake()
  })

  const rounds = createSingleFlight(async () => {
    const written = lastWritten() // a replica that joins later has read all earlier writes
    seen = Math.max(seen, (await members.getLeast()) ?? written)
  })

  /** Waits for a notification of a replica or for the interval. */
  async function news(): Promise<void> {
    const done = new AbortController()
    await new Promise<void>((resolve) => {
      waiting.add(resolve)
      timer.wakeIn(LOOK_EVERY_MS, resolve, done.signal)
      done.signal.addEventListener('abort', () => waiting.delete(resolve))
    }).finally(() => done.abort())
  }

  return {
    async whenSeen() {
      const wanted = lastWritten()
      const until = timer.nowMs() + MAX_WAIT_MS
      while (seen < wanted && timer.nowMs() < until) {
        // The write is stored, so a failed read of the table is retried.
        await rounds.next().catch(() => undefined)
        if (seen < wanted) await news()
      }
    },
  }
}
