import type { Logger } from 'pino'
import { systemTimer, type Timer } from '../base/clock.ts'
import { type RefusalReason, refusalReasons } from '../rpc/refusalReason.ts'
import { counter, type Metric } from './metric.ts'

/** Interval between two log lines of one reason, in milliseconds. */
const LOG_INTERVAL_MS = 60_000

interface Count {
  total: number
  /** The total of the last log line. */
  logged: number
  /** Time of that line by the timer. */
  loggedAtMs: number
}

/** Counts the requests and connections that exceeded a bound, and logs each reason at most once a minute. */
export class Refusals {
  readonly #logger: Pick<Logger, 'warn'>
  readonly #timer: Pick<Timer, 'nowMs'>
  readonly #counts = new Map<RefusalReason, Count>()

  constructor(logger: Pick<Logger, 'warn'>, timer: Pick<Timer, 'nowMs'> = systemTimer) {
    this.#logger = logger
    this.#timer = timer
  }

  /** Counts a refusal. `keyId` is the id of its key, if it is known. */
  count(reason: RefusalReason, keyId?: string): void {
    const nowMs = this.#timer.nowMs()
    const count = this.#counts.get(reason) ?? { total: 0, logged: 0, loggedAtMs: Number.NEGATIVE_INFINITY }
    this.#counts.set(reason, count)
    count.total++
    if (nowMs - count.loggedAtMs < LOG_INTERVAL_MS) return
    this.#logger.warn({ reason, keyId, count: count.total - count.logged }, 'refused: limit exceeded')
    count.logged = count.total
    count.loggedAtMs = nowMs
  }

  metric(): Metric {
    return counter(
      'scion_refused_total',
      'Refused requests and connections, by the bound that they exceeded.',
      refusalReasons.map((reason) => [{ reason }, this.#counts.get(reason)?.total ?? 0]),
    )
  }
}
