import { LRUCache } from 'lru-cache'
import { DAY_MS } from '../../apiKeys/days.ts'
import type { CountedKey, DayCount, UsageCounter } from '../../apiKeys/usageCounter.ts'
import { type Clock, systemTimer, type Timer } from '../../base/clock.ts'
import type { ChargedCall } from '../../rpc/caller.ts'
import { LimitExceeded, type Quota, QuotaExceeded } from '../../rpc/refusals.ts'
import { TokenBucket } from './tokenBucket.ts'

/** What a key may use; absent or 0 is without bound. */
export interface Limits {
  readonly requestsPerSecond?: number | undefined
  readonly requestsPerDay?: number | undefined
  /** Of all keys of its owner together. */
  readonly ownerRequestsPerDay?: number | undefined
}

/** Bounds what keys use. */
export interface Limiter {
  /** Waits until it is known what the key used today, if that may take a moment; then what follows may be asked. */
  whenLoaded(key: CountedKey): Promise<void> | undefined
  /** Takes one request of unknown weight; throws `LimitExceeded`. */
  admit(key: CountedKey, limits: Limits): void
  /** Takes and counts the calls of a request, all or nothing, of which `taken` were admitted; throws `LimitExceeded`. */
  charge(key: CountedKey, limits: Limits, calls: readonly ChargedCall[], taken: number): void
  /** What is left of the day, where that has a limit. */
  dailyQuota(key: CountedKey, limits: Limits): Quota | undefined
}

const MAX_BUCKETS = 100_000
/** While the store does not take counts, each process serves such a part of a daily limit at most, and this much at least. */
const UNWRITTEN_PART = 0.1
const LEAST_UNWRITTEN = 100
/** The next writing may be through by then. */
const RETRY_SECONDS = 2

export interface LimiterOptions {
  /** Measures the rates; the clock only says which day it is. */
  readonly timer?: Pick<Timer, 'nowMs'>
  /** How many processes share the limits, this one included; 1 by default. */
  readonly processes?: (() => number) | undefined
}

/**
 * A limiter over what is counted. A bucket for each key holds one second's worth of requests, in memory: after a restart
 * it is full. Daily counts are the store's, of all processes. Each process has an equal share of a rate and of what is
 * left of a day, so that together they exceed a limit by at most one second's requests each.
 */
export function createLimiter(
  clock: Clock,
  usage: UsageCounter,
  { timer = systemTimer, processes = () => 1 }: LimiterOptions = {},
): Limiter {
  // Bounded by size, because `max` allocates all places at once: 30 ms and some megabytes for each server.
  const buckets = new LRUCache<string, TokenBucket>({ maxSize: MAX_BUCKETS, sizeCalculation: () => 1 })

  function takeTokens(key: CountedKey, perSecond: number, weight: number, taken: number): void {
    const nowMs = timer.nowMs()
    const share = perSecond / processes()
    let bucket = buckets.get(key.id)
    if (bucket === undefined) {
      bucket = new TokenBucket(share, nowMs)
      buckets.set(key.id, bucket)
    }
    const waitMs = bucket.take(weight, { perSecond: share, nowMs, taken })
    if (waitMs === 0) return
    const quota = { limit: perSecond, remaining: bucket.remaining, resetSeconds: Math.ceil(waitMs / 1000) }
    throw new QuotaExceeded(`limit of ${perSecond} requests per second exceeded`, quota, 'rate')
  }

  function requireDay(count: DayCount, limit: number, weight: number): void {
    if (count.used + weight > limit) {
      const quota = quotaOf(count, limit, clock.nowMs())
      throw new QuotaExceeded(`limit of ${limit} requests per day exceeded`, quota, 'daily_quota')
    }
    requireShare(count, limit, weight)
    const mostUnwritten = Math.max(LEAST_UNWRITTEN, limit * UNWRITTEN_PART)
    if (usage.isBehind() && count.unwritten + weight > mostUnwritten) {
      throw new LimitExceeded('this node cannot count requests at the moment', RETRY_SECONDS)
    }
  }

  /** Other processes may have used their shares of what was left when this one last wrote. One request always passes. */
  function requireShare({ used, unwritten }: DayCount, limit: number, weight: number): void {
    const sharers = processes()
    if (sharers === 1 || unwritten === 0) return
    const left = limit - (used - unwritten)
    if (unwritten + weight <= left / sharers) return
    const rest = `${left} of ${limit} requests per day left for ${sharers} processes`
    throw new LimitExceeded(`${rest}; this one has used its share for now`, RETRY_SECONDS)
  }

  function requireDays(key: CountedKey, { requestsPerDay = 0, ownerRequestsPerDay = 0 }: Limits, weight: number) {
    if (requestsPerDay === 0 && ownerRequestsPerDay === 0) return
    const { own, owner } = usage.countsOf(key)
    if (requestsPerDay > 0) requireDay(own, requestsPerDay, weight)
    if (owner !== undefined && ownerRequestsPerDay > 0) requireDay(owner, ownerRequestsPerDay, weight)
  }

  return {
    whenLoaded: (key) => usage.whenLoaded(key),
    admit(key, limits) {
      requireDays(key, limits, 1)
      if (isBounded(limits.requestsPerSecond)) takeTokens(key, limits.requestsPerSecond, 1, 0)
    },
    charge(key, limits, calls, taken) {
      const weight = calls.reduce((sum, call) => sum + call.weight, 0)
      requireDays(key, limits, weight)
      if (isBounded(limits.requestsPerSecond)) takeTokens(key, limits.requestsPerSecond, weight, taken)
      for (const call of calls) usage.add(key, call.name, call.weight)
    },
    dailyQuota(key, { requestsPerDay = 0, ownerRequestsPerDay = 0 }) {
      if (requestsPerDay === 0 && ownerRequestsPerDay === 0) return undefined
      const nowMs = clock.nowMs()
      const { own, owner } = usage.countsOf(key)
      const ofKey = requestsPerDay > 0 ? quotaOf(own, requestsPerDay, nowMs) : undefined
      const ofOwner = owner && ownerRequestsPerDay > 0 ? quotaOf(owner, ownerRequestsPerDay, nowMs) : undefined
      return ofOwner === undefined || (ofKey !== undefined && ofKey.remaining <= ofOwner.remaining) ? ofKey : ofOwner
    },
  }
}

function isBounded(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0
}

function quotaOf({ used }: DayCount, limit: number, nowMs: number): Quota {
  const resetSeconds = Math.ceil((DAY_MS - (nowMs % DAY_MS)) / 1000)
  return { limit, remaining: Math.max(0, limit - used), resetSeconds }
}
