import { SELECTOR_BYTES } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import type { SimulationKind, SimulationRequests } from './simulations.ts'

interface Task {
  readonly kind: SimulationKind
  readonly request: SimulationRequests[SimulationKind]
}

/** Time for which a long call is remembered. */
const LIFETIME_MS = 1_000
/** Max remembered calls. */
const MAX_CALLS = 1_000

/**
 * Returns the calls that recently took long in a worker, by client, contract and method. They are not tried in the main
 * process again for a while.
 */
export function createLongCalls(nowMs: () => number) {
  /** Expiry by name, oldest first. */
  const longUntil = new Map<string, number>()

  return {
    has(task: Task, clientPath: ClientPath): boolean {
      if (longUntil.size === 0) return false
      const name = nameOf(task, clientPath)
      const until = longUntil.get(name)
      if (until === undefined) return false
      if (nowMs() < until) return true
      longUntil.delete(name)
      return false
    },
    /**
     * Records the time of a call in a worker. The time in the main process does not count, because the call may have
     * waited for others there.
     */
    report(task: Task, clientPath: ClientPath, { isLong }: { readonly isLong: boolean }): void {
      const name = nameOf(task, clientPath)
      longUntil.delete(name)
      if (!isLong) return
      longUntil.set(name, nowMs() + LIFETIME_MS)
      const [oldest] = longUntil.size > MAX_CALLS ? longUntil.keys() : []
      if (oldest !== undefined) longUntil.delete(oldest)
    },
  }
}

/** Returns the name of a call; calls of the same method by other clients may be short. */
function nameOf({ kind, request }: Task, [group = '']: ClientPath): string {
  if (!('data' in request)) return `${group} ${kind}`
  const { to, data } = request
  return `${group} ${kind} ${to === undefined ? '' : mapKey(to)}${mapKey(data.subarray(0, SELECTOR_BYTES))}`
}
