import type { Timer } from '../base/clock.ts'
import { TokenBucket } from '../concurrency/tokenBucket.ts'

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
  const bucket = new TokenBucket(perSecond, timer.nowMs())
  return {
    waitMs: (count) => bucket.waitMs(count, { perSecond, nowMs: timer.nowMs() }),
    spend: (count) => bucket.spend(count),
  }
}
