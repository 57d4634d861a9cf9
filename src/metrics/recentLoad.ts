import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Timer } from '../base/clock.ts'
import type { CallCost, CallCosts } from '../rpc/calls/callCosts.ts'

/** Interval after which a window ends, in ms. */
const WINDOW_MS = 10_000
/** Interval of the event loop's delay measurements, in ms. The measured delays include it. */
const RESOLUTION_MS = 10
const MS_PER_NANOSECOND = 1e-6

/** Delays of the event loop in ms. */
interface LoopDelay {
  readonly p99: number
  readonly max: number
}

/** The load of a process in the last 10 to 20 seconds. */
export interface RecentLoad {
  /** Length of that time in ms. */
  readonly spanMs: number
  readonly loopDelay: LoopDelay
  /** The most expensive pairs of key and method first. */
  readonly costs: readonly CallCost[]
}

const NO_DELAY: LoopDelay = { p99: 0, max: 0 }

/** Watches the load of this process in windows of {@link WINDOW_MS}, until the signal is aborted. */
export function watchLoad(costs: CallCosts, timer: Timer, stopped: AbortSignal): () => RecentLoad {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  stopped.addEventListener('abort', () => delays.disable(), { once: true })
  let lastDelay = NO_DELAY
  let lastBeganAtMs = timer.nowMs()
  let beganAtMs = lastBeganAtMs

  function readDelay(): LoopDelay {
    if (delays.count === 0) return NO_DELAY
    const delayOf = (nanoseconds: number) => Math.max(0, nanoseconds * MS_PER_NANOSECOND - RESOLUTION_MS)
    return { p99: delayOf(delays.percentile(99)), max: delayOf(delays.max) }
  }

  function endWindow(): void {
    if (stopped.aborted) return
    lastDelay = readDelay()
    delays.reset()
    lastBeganAtMs = beganAtMs
    beganAtMs = timer.nowMs()
    costs.beginWindow()
    timer.wakeIn(WINDOW_MS, endWindow, stopped)
  }
  timer.wakeIn(WINDOW_MS, endWindow, stopped)

  return () => {
    const delay = readDelay()
    return {
      spanMs: timer.nowMs() - lastBeganAtMs,
      loopDelay: { p99: Math.max(delay.p99, lastDelay.p99), max: Math.max(delay.max, lastDelay.max) },
      costs: costs.recent(),
    }
  }
}
