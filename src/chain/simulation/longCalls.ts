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
 * Returns the times of calls that recently ran in a worker, by client, contract and method. Long ones are not tried in the
 * main process again for a while.
 */
export function createLongCalls(nowMs: () => number) {
  /** By name, oldest first. */
  const known = new Map<string, { readonly untilMs: number; readonly tookMs: number }>()

  return {
    /** Returns whether the call recently took longer than `limitMs`. */
    has(task: Task, clientPath: ClientPath, limitMs: number): boolean {
      if (known.size === 0) return false
      const name = nameOf(task, clientPath)
      const call = known.get(name)
      if (call === undefined) return false
      if (nowMs() < call.untilMs) return call.tookMs > limitMs
      known.delete(name)
      return false
    },
    /**
     * Records the time of a call in a worker. The time in the main process does not count, because the call may have
     * waited for others there.
     */
    report(task: Task, clientPath: ClientPath, tookMs: number): void {
      const name = nameOf(task, clientPath)
      known.delete(name)
      known.set(name, { untilMs: nowMs() + LIFETIME_MS, tookMs })
      const [oldest] = known.size > MAX_CALLS ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
    },
  }
}

/** Returns the name of a call; calls of the same method by other clients may be short. */
function nameOf({ kind, request }: Task, [group = '']: ClientPath): string {
  if (!('data' in request)) return `${group} ${kind}`
  const { to, data } = request
  return `${group} ${kind} ${to === undefined ? '' : mapKey(to)}${mapKey(data.subarray(0, SELECTOR_BYTES))}`
}
