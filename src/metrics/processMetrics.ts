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
      `${what} of how long the event loop took to come round, of which ${RESOLUTION_MS} ms are the span that it is looked at.`,
      [[{}, nanoseconds * SECONDS_PER_NANOSECOND]],
    )

  function eventLoop(): Metric[] {
    const now = performance.eventLoopUtilization()
    const { utilization } = since === undefined ? now : performance.eventLoopUtilization(now, since)
    since = now
    const metrics = [
      seconds('min', 'The least', delay.count === 0 ? 0 : delay.min),
      seconds('max', 'The most', delay.max),
      seconds('mean', 'The mean', delay.count === 0 ? 0 : delay.mean),
      seconds('p50', 'The median', delay.percentile(50)),
      seconds('p90', 'The 90th percentile', delay.percentile(90)),
      seconds('p99', 'The 99th percentile', delay.percentile(99)),
      gauge('nodejs_eventloop_utilization_ratio', 'The part of the time in which the event loop was busy.', [
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
    gauge('target_info', 'What this process is.', [[{ service_name: 'scion', service_version: version }, 1]]),
    counter(
      'process_cpu_time_seconds_total',
      'Time that this process has computed; its workers are processes of their own.',
      [
        [{ cpu_mode: 'user' }, user * SECONDS_PER_MICROSECOND],
        [{ cpu_mode: 'system' }, system * SECONDS_PER_MICROSECOND],
      ],
    ),
    gauge('process_memory_usage_bytes', 'Memory that this process has.', [[{}, process.memoryUsage.rss()]]),
    gauge('process_uptime_seconds', 'How long this process has run.', [[{}, process.uptime()]]),
    gauge(
      'v8js_memory_heap_used_bytes',
      'What the objects of this process take.',
      getHeapSpaceStatistics().map((space) => [{ v8js_heap_space_name: space.space_name }, space.space_used_size]),
    ),
    gauge('scion_turns_waiting', 'Batches, long answers and long calls that wait for a turn of the event loop.', [
      [{}, countWaitingTasks()],
    ]),
  ]
}
