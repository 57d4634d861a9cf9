import type { Timer } from '../base/clock.ts'

/** A token bucket that holds one second. */
export interface RateLimit {
  /** Returns the time in ms until `count` tokens are available, or a full bucket if that is less; 0: now. */
  waitMs(count: number): number
  /** Takes tokens. The bucket may become negative. */
  spend(count: number): void
}

const UNLIMITED: RateLimit = { waitMs: () => 0, spend: () => undefined }

/** Creates a limit of `perSecond` tokens per second; `Infinity` is no limit. */
export function createRateLimit(perSecond: number, timer: Timer): RateLimit {
  if (perSecond === Number.POSITIVE_INFINITY) return UNLIMITED
  const capacity = Math.max(1, perSecond)
  let tokens = capacity
  let atMs = timer.nowMs()
  return {
    waitMs(count) {
      const nowMs = timer.nowMs()
      tokens = Math.min(capacity, tokens + ((nowMs - atMs) * perSecond) / 1000)
      atMs = nowMs
      const missing = Math.min(count, capacity) - tokens
      return missing <= 0 ? 0 : Math.ceil((missing * 1000) / perSecond)
    },
    spend(count) {
      tokens -= count
    },
  }
}
