import { type EventLoopUtilization, monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
import { countWaitingTasks } from '../concurrency/timeSlice.ts'
import { counter, gauge, type Metric } from './metric.ts'

/** Interval of the event loop's delay measurements, in milliseconds. The measured delays include it. */
const RESOLUTION_MS = 10
const SECONDS_PER_NANOSECOND = 1e-9
const SECONDS_PER_MICROSECOND = 1e-6

/** Returns the function that reads the metrics of this process. Those of the event loop cover the time since the last read. */
export function watchProcess(version: string): () => readonly Metric[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let since: EventLoopUtilization | undefined

  const seconds = (name: string, what: string, nanoseconds: number) =>
    gauge(
      `nodejs_eventloop_delay_${name}_seconds`,
      `${what} of the event loop's delay, measured every ${RESOLUTION_MS} ms and including this interval.`,
      [[{}, nanoseconds * SECONDS_PER_NANOSECOND]],
    )

  function eventLoop(): Metric[] {
    const now = performance.eventLoopUtilization()
    const { utilization } = since === undefined ? now : performance.eventLoopUtilization(now, since)
    since = now
    const metrics = [
      seconds('min', 'Minimum', delay.count === 0 ? 0 : delay.min),
      seconds('max', 'Maximum', delay.max),
      seconds('mean', 'Mean', delay.count === 0 ? 0 : delay.mean),
      seconds('p50', 'Median', delay.percentile(50)),
      seconds('p90', '90th percentile', delay.percentile(90)),
      seconds('p99', '99th percentile', delay.percentile(99)),
      gauge('nodejs_eventloop_utilization_ratio', 'Share of time in which the event loop was busy.', [
        [{}, utilization],
      ]),
    ]
    delay.reset()
    return metrics
  }

  return () => [...describeProcess(version), ...eventLoop()]
}

function describeProcess(version: string): Metric[] {
  const { user, system } = process.cpuUsage()
  return [
    gauge('target_info', 'Name and version of this process.', [
      [{ service_name: 'scion', service_version: version }, 1],
    ]),
    counter('process_cpu_time_seconds_total', 'Processor time of this process without its workers.', [
      [{ cpu_mode: 'user' }, user * SECONDS_PER_MICROSECOND],
      [{ cpu_mode: 'system' }, system * SECONDS_PER_MICROSECOND],
    ]),
    gauge('process_memory_usage_bytes', 'Resident memory of this process.', [[{}, process.memoryUsage.rss()]]),
    gauge('process_uptime_seconds', 'Time since the start of this process.', [[{}, process.uptime()]]),
    gauge(
      'v8js_memory_heap_used_bytes',
      'Used memory of the JavaScript heap.',
      getHeapSpaceStatistics().map((space) => [{ v8js_heap_space_name: space.space_name }, space.space_used_size]),
    ),
    gauge('scion_turns_waiting', 'Batches, long responses and long calls that wait for the event loop.', [
      [{}, countWaitingTasks()],
    ]),
  ]
}
