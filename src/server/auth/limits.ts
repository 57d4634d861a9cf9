import { LRUCache } from 'lru-cache'
import { DAY_MS } from '../../apiKeys/days.ts'
import type { CountedKey, DailyLimits, DayCount, UsageCounter } from '../../apiKeys/usageCounter.ts'
import { atMost } from '../../base/cacheBounds.ts'
import { type Clock, systemTimer, type Timer } from '../../base/clock.ts'
import { TokenBucket } from '../../concurrency/tokenBucket.ts'
import type { ChargedCall } from '../../rpc/caller.ts'
import { LimitExceeded, type Quota, QuotaExceeded } from '../../rpc/refusals.ts'

/** The limits of a key, by the weights of methods. Absent or 0: no limit. */
export interface Limits extends DailyLimits {
  readonly requestsPerSecond?: number | undefined
}

/** The limiter of requests by key. */
export type Limiter = ReturnType<typeof createLimiter>

const MAX_BUCKETS = 100_000
/** While the store fails, a process accepts requests up to this part of a daily limit, and at least the minimum below. */
const UNWRITTEN_PART = 0.1
const MIN_UNWRITTEN = 100
/** Time after which the next write of counts may have succeeded. */
const RETRY_SECONDS = 2

export interface LimiterOptions {
  /** Measures the rates. The clock only determines the day. */
  readonly timer?: Pick<Timer, 'nowMs'>
  /** Number of processes that share the limits, including this one. Default 1. */
  readonly processes?: (() => number) | undefined
}

/**
 * Creates a limiter over the counts of usage. A token bucket for each key, in memory, holds one second of requests and is
 * full after a restart. Daily counts come from the store and include all processes. Each process has an equal share of a rate, and
 * of a day what the store has reserved for it. Together they exceed a daily limit only while the store fails.
 */
export function createLimiter(
  clock: Clock,
  usage: UsageCounter,
  { timer = systemTimer, processes = () => 1 }: LimiterOptions = {},
) {
  const buckets = new LRUCache<string, TokenBucket>(atMost(MAX_BUCKETS))

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

  function requireDay(key: CountedKey, count: DayCount, limit: number, weight: number): void {
    if (count.used + weight > limit) {
      const quota = quotaOf(count, limit, clock.nowMs())
      throw new QuotaExceeded(`limit of ${limit} requests per day exceeded`, quota, 'daily_quota')
    }
    requireShare(key, count, limit, weight)
    const maxUnwritten = Math.max(MIN_UNWRITTEN, limit * UNWRITTEN_PART)
    if (usage.isBehind() && count.unwritten + weight > maxUnwritten) {
      throw new LimitExceeded('this node cannot count requests at the moment', RETRY_SECONDS)
    }
  }

  /**
   * Bounds the requests since the last write by the part of the limit that is reserved for this process. Without a reservation, as
   * while the store fails, it is an equal part of the rest, and the first request always passes.
   */
  function requireShare(key: CountedKey, { used, unwritten, reserved }: DayCount, limit: number, weight: number): void {
    const count = processes()
    if (count === 1 || (reserved === undefined && unwritten === 0)) return
    const left = limit - (used - unwritten)
    if (unwritten + weight <= (reserved ?? left / count)) return
    usage.want(key, weight)
    const rest = `${left} of ${limit} requests per day left for ${count} processes`
    throw new LimitExceeded(`${rest}; this one has used its share for now`, RETRY_SECONDS)
  }

  function requireDays(key: CountedKey, { requestsPerDay = 0, ownerRequestsPerDay = 0 }: Limits, weight: number) {
    if (requestsPerDay === 0 && ownerRequestsPerDay === 0) return
    const { own, owner } = usage.countsOf(key)
    if (requestsPerDay > 0) requireDay(key, own, requestsPerDay, weight)
    if (owner !== undefined && ownerRequestsPerDay > 0) requireDay(key, owner, ownerRequestsPerDay, weight)
  }

  return {
    /**
     * Reads today's usage of a key and reserves a share of its daily limits, for at most 250 ms; undefined if both are known. Call
     * before the other methods.
     */
    whenLoaded: (key: CountedKey, limits: DailyLimits) => usage.whenLoaded(key, limits),
    /** Charges one request of unknown weight against the limits without counting it as usage. Throws `LimitExceeded`. */
    chargeAhead(key: CountedKey, limits: Limits): void {
      requireDays(key, limits, 1)
      if (isBounded(limits.requestsPerSecond)) takeTokens(key, limits.requestsPerSecond, 1, 0)
    },
    /** Charges and counts the calls of a request, all or none, of which `taken` were charged ahead. Throws `LimitExceeded`. */
    charge(key: CountedKey, limits: Limits, calls: readonly ChargedCall[], taken: number): void {
      const weight = calls.reduce((sum, call) => sum + call.weight, 0)
      requireDays(key, limits, weight)
      if (isBounded(limits.requestsPerSecond)) takeTokens(key, limits.requestsPerSecond, weight, taken)
      for (const call of calls) usage.add(key, call.name, call.weight)
    },
    /** Adds processor time in ms to the usage of a key. */
    spend: (key: CountedKey, method: string, ms: number): void => usage.spend(key, method, ms),
    /** Returns the rest of the daily limit; undefined without one. */
    dailyQuota(key: CountedKey, { requestsPerDay = 0, ownerRequestsPerDay = 0 }: Limits): Quota | undefined {
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
