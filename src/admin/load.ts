import type { CallCost, Load } from '../../generated/admin/schemas.ts'
import { toSeconds, toTenths } from '../base/rounded.ts'
import type { CallCost as Cost } from '../rpc/calls/callCosts.ts'
import type { RunningCalls } from '../rpc/calls/runningCalls.ts'

/** The load of a process in a span of time. */
export interface MeasuredLoad {
  readonly spanMs: number
  readonly loopDelay: { readonly p99: number; readonly max: number }
  /** The most expensive pairs of key and method first. */
  readonly costs: readonly Cost[]
}

/** Maximum number of pairs of key and method in a load. */
const MAX_COSTS = 100

/** Returns a load in the shape of the admin API. */
export function toWireLoad({ spanMs, loopDelay, costs }: MeasuredLoad, running: RunningCalls): Load {
  return {
    seconds: toSeconds(spanMs),
    calls: costs.reduce((sum, { calls }) => sum + calls, 0),
    processorSeconds: toSeconds(costs.reduce((sum, { spentMs }) => sum + spentMs, 0)),
    eventLoopDelayMs: { p99: toTenths(loopDelay.p99), max: toTenths(loopDelay.max) },
    runningCalls: running.size,
    waitingCalls: running.countWaiting(),
    costs: costs.slice(0, MAX_COSTS).map(toWireCost),
  }
}

function toWireCost({ keyId, method, calls, spentMs }: Cost): CallCost {
  return { keyId, method, calls, processorSeconds: toSeconds(spentMs) }
}
