import type { Logger } from 'pino'
import type { Timer } from '../../base/clock.ts'
import { toTenths } from '../../base/rounded.ts'
import type { ServedCall } from './servedCall.ts'

/** Maximum number of lines in an interval. */
const MAX_LINES = 10
const INTERVAL_MS = 10_000

/** The end of a call. */
export interface CallEnd {
  readonly elapsedMs: number
  /** Code of the error, if the response is one. */
  readonly code: number | undefined
  /** Length of the response in characters; undefined if it is streamed or was not created. */
  readonly responseLength: number | undefined
}

/** Logs calls that take long, at most {@link MAX_LINES} in an interval. */
export class SlowCalls {
  readonly #minMs: number
  readonly #logger: Pick<Logger, 'warn'>
  readonly #timer: Pick<Timer, 'nowMs'>
  #intervalBeganAtMs = Number.NEGATIVE_INFINITY
  #lines = 0
  #omitted = 0

  /** `minMs` is the duration from which on a call is logged; 0: none. */
  constructor(minMs: number, logger: Pick<Logger, 'warn'>, timer: Pick<Timer, 'nowMs'>) {
    this.#minMs = minMs === 0 ? Number.POSITIVE_INFINITY : minMs
    this.#logger = logger
    this.#timer = timer
  }

  isSlow(elapsedMs: number): boolean {
    return elapsedMs >= this.#minMs
  }

  /** Logs the end of a slow call, without its parameters, which may be secret. */
  log({ caller, name: method, requestId, spentMs }: ServedCall, { elapsedMs, code, responseLength }: CallEnd): void {
    const nowMs = this.#timer.nowMs()
    if (nowMs - this.#intervalBeganAtMs >= INTERVAL_MS) {
      this.#intervalBeganAtMs = nowMs
      this.#lines = 0
    }
    if (this.#lines === MAX_LINES) {
      this.#omitted++
      return
    }
    this.#lines++
    const omitted = this.#omitted
    this.#omitted = 0
    const { keyId, network } = caller
    const times = { durationMs: toTenths(elapsedMs), processorMs: toTenths(spentMs) }
    const facts = { keyId, network, method, requestId, ...times, responseLength, code }
    this.#logger.warn({ ...facts, omitted }, 'slow call')
  }
}
