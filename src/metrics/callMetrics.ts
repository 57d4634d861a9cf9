import type { CallCosts } from '../rpc/calls/callCosts.ts'
import type { RunningCalls } from '../rpc/calls/runningCalls.ts'
import { counter, gauge, type Metric } from './metric.ts'

const MS_PER_SECOND = 1_000

/** Returns the metrics of calls by key, and of the calls that have not ended. `nowMs` is the time by their timer. */
export function describeCalls(costs: CallCosts, running: RunningCalls, nowMs: number): Metric[] {
  const waiting = running.countWaiting()
  return [
    counter(
      'scion_key_processor_seconds_total',
      'Processor time of calls by the id of their API key and by method, worker processes included.',
      costs
        .totals()
        .map(({ keyId, method, spentMs }) => [{ key_id: keyId, rpc_method: method }, spentMs / MS_PER_SECOND]),
    ),
    gauge('scion_running_calls', 'Calls that have not ended: they run, or wait in a queue.', [
      [{ state: 'running' }, running.size - waiting],
      [{ state: 'waiting' }, waiting],
    ]),
    gauge('scion_oldest_call_seconds', 'Age of the oldest call that has not ended; 0 without one.', [
      [{}, running.oldestMs(nowMs) / MS_PER_SECOND],
    ]),
  ]
}
