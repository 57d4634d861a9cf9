import { LRUCache } from 'lru-cache'
import type { Clock } from '../base/clock.ts'
import { LimitExceeded } from '../rpc/refusals.ts'

/** What a key may use; absent or 0 is without bound. */
export interface Limits {
  readonly requestsPerSecond?: number | undefined
  readonly requestsPerDay?: number | undefined
}

/** Counts what keys use. */
export interface Limiter {
  /** Takes `calls` from the allowance of a key, all or nothing; throws `LimitExceeded`. */
  charge(keyId: string, limits: Limits, calls: number): void
}

interface Usage {
  tokens: number
  refilledAtMs: number
  /** Days since 1970, UTC. */
  day: number
  usedToday: number
}

const DAY_MS = 86_400_000
const MAX_KEYS = 100_000

/**
 * A limiter that keeps its counts in memory: for each key a bucket that holds one second's worth of calls (at least
 * one) and a count that ends with the UTC day. A restart forgets the counts; beyond 100,000 keys the longest unused
 * ones are forgotten.
 */
export function createLimiter(clock: Clock): Limiter {
  const usages = new LRUCache<string, Usage>({ max: MAX_KEYS })

  function usageOf(keyId: string, capacity: number): Usage {
    const nowMs = clock.nowMs()
    const day = Math.floor(nowMs / DAY_MS)
    const usage = usages.get(keyId) ?? { tokens: capacity, refilledAtMs: nowMs, day, usedToday: 0 }
    usages.set(keyId, usage)
    if (usage.day !== day) Object.assign(usage, { day, usedToday: 0 })
    return usage
  }

  return {
    charge(keyId, { requestsPerSecond = 0, requestsPerDay = 0 }, calls) {
      const isBounded = requestsPerSecond > 0
      if (!isBounded && requestsPerDay === 0) return
      const nowMs = clock.nowMs()
      const capacity = isBounded ? Math.max(1, requestsPerSecond) : 0
      const usage = usageOf(keyId, capacity)
      if (requestsPerDay > 0 && usage.usedToday + calls > requestsPerDay) {
        throw new LimitExceeded(`limit of ${requestsPerDay} requests per day exceeded`, untilNextDaySeconds(nowMs))
      }
      if (isBounded) takeTokens(usage, { requestsPerSecond, capacity, nowMs, calls })
      usage.usedToday += calls
    },
  }
}

function untilNextDaySeconds(nowMs: number): number {
  return Math.ceil((DAY_MS - (nowMs % DAY_MS)) / 1000)
}

interface Take {
  readonly requestsPerSecond: number
  readonly capacity: number
  readonly nowMs: number
  readonly calls: number
}

function takeTokens(usage: Usage, { requestsPerSecond, capacity, nowMs, calls }: Take) {
  const elapsedMs = Math.max(0, nowMs - usage.refilledAtMs)
  usage.tokens = Math.min(capacity, usage.tokens + (elapsedMs * requestsPerSecond) / 1000)
  usage.refilledAtMs = nowMs
  if (usage.tokens < calls) {
    const waitSeconds = Math.max(1, Math.ceil((Math.min(calls, capacity) - usage.tokens) / requestsPerSecond))
    throw new LimitExceeded(`limit of ${requestsPerSecond} requests per second exceeded`, waitSeconds)
  }
  usage.tokens -= calls
}
