import type { Timer } from '../base/clock.ts'
import { createRounds } from '../concurrency/singleFlight.ts'
import { MEMBERS } from './membership.ts'
import type { SharedStore } from './sharedStore.ts'

/** What is written here can be read everywhere. */
export interface Visibility {
  /**
   * Resolves when every process that answers for the chain has all that this one has written by now, or has not said for too
   * long how far it is: such a one does not answer. After five seconds in any case.
   */
  whenSeen(): Promise<void>
}

const LONGEST_WAIT_MS = 5_000
/** A notification may be lost. */
const LOOK_EVERY_MS = 100

export function createVisibility(
  { members, wakes, lastWritten }: Pick<SharedStore, 'members' | 'wakes' | 'lastWritten'>,
  timer: Timer,
): Visibility {
  /** The newest change that all have. */
  let seen = 0
  const waiting = new Set<() => void>()
  wakes.on(MEMBERS, () => {
    for (const wake of waiting) wake()
  })

  const rounds = createRounds(async () => {
    const written = lastWritten() // whoever joins after the question reads what was written before it
    seen = Math.max(seen, (await members.getLeast()) ?? written)
  })

  /** Until somebody has said something, or a while. */
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
      const until = timer.nowMs() + LONGEST_WAIT_MS
      while (seen < wanted && timer.nowMs() < until) {
        // A database that does not answer now may the next time: what was written is written.
        await rounds.next().catch(() => undefined)
        if (seen < wanted) await news()
      }
    },
  }
}
