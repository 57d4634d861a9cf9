import type { Party } from '../../concurrency/fairQueue.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { SimulationKind, SimulationRequests } from './simulations.ts'

/**
 * Which methods of which contracts are too long for where requests are answered when a party asks for them: for a while they are
 * not even begun there.
 */
export interface LongCalls {
  has(task: Task, party: Party): boolean
  /** Whether it took a worker long; what was long where requests are answered may have waited for others there. */
  tell(task: Task, party: Party, isLong: boolean): void
}

interface Task {
  readonly kind: SimulationKind
  readonly request: SimulationRequests[SimulationKind]
}

const KEPT_MS = 1_000
const MOST_KEPT = 1_000
const SELECTOR_BYTES = 4

export function createLongCalls(nowMs: () => number): LongCalls {
  /** Until when, oldest first. */
  const notedUntil = new Map<string, number>()

  return {
    has(task, party) {
      if (notedUntil.size === 0) return false
      const name = nameOf(task, party)
      const until = notedUntil.get(name)
      if (until === undefined) return false
      if (nowMs() < until) return true
      notedUntil.delete(name)
      return false
    },
    tell(task, party, isLong) {
      const name = nameOf(task, party)
      notedUntil.delete(name)
      if (!isLong) return
      notedUntil.set(name, nowMs() + KEPT_MS)
      const [oldest] = notedUntil.size > MOST_KEPT ? notedUntil.keys() : []
      if (oldest !== undefined) notedUntil.delete(oldest)
    },
  }
}

/** Others' calls of the same method may be short. */
function nameOf({ kind, request }: Task, [group = '']: Party): string {
  if (!('data' in request)) return `${group} ${kind}`
  const { to, data } = request
  return `${group} ${kind} ${to === undefined ? '' : mapKey(to)}${mapKey(data.subarray(0, SELECTOR_BYTES))}`
}
