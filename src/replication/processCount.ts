import type { Timer } from '../base/clock.ts'
import { MEMBERSHIP_MS, type MemberTable } from './replicaTable.ts'

/** The number of processes that serve a chain, from the table of members. */
export interface ProcessCount {
  /** Returns the number of processes at the last read, this one included. */
  current(): number
  /** Reads the table now. Rejects with a `StoreError`. */
  refresh(): Promise<void>
  stop(): void
}

export interface ProcessCountSetup {
  readonly members: Pick<MemberTable, 'countOthers'>
  /** Identifies this process among the members. */
  readonly id: string
  /** Returns whether this process is the writer, which is not a member. */
  writes(): boolean
  readonly timer: Timer
}

const READ_EVERY_MS = MEMBERSHIP_MS / 2

/** Reads the table each second. If that fails, the last count remains. */
export function countProcesses({ members, id, writes, timer }: ProcessCountSetup): ProcessCount {
  const stopped = new AbortController()
  let others = 0

  async function refresh(): Promise<void> {
    others = await members.countOthers(id)
  }

  function readLater(): void {
    if (stopped.signal.aborted) return
    timer.wakeIn(
      READ_EVERY_MS,
      () =>
        void refresh()
          .catch(() => undefined)
          .then(readLater),
      stopped.signal,
    )
  }
  readLater()

  return {
    current: () => others + (writes() ? 1 : 2), // a replica counts itself and the writer
    refresh,
    stop: () => stopped.abort(),
  }
}
