import { LRUCache } from 'lru-cache'
import { atMost } from '../base/cacheBounds.ts'
import { type Clock, systemTimer, type Timer } from '../base/clock.ts'
import { type CacheStats, CountedCache } from '../base/countedCache.ts'
import { NODE_ITSELF } from '../concurrency/fairQueue.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { createResourcePool } from '../concurrency/resourcePool.ts'
import { yieldIfSliceUsed } from '../concurrency/timeSlice.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { type ApiKey, isValidAt } from './apiKey.ts'
import type { KeyFinder } from './keyStore.ts'
import { parseKeyText } from './keyText.ts'

/** A key of the cache. */
interface CachedKey {
  readonly key: ApiKey
  /** Time of the query by the timer. The entry includes every change up to then. */
  readonly queriedAtMs: number
  /** The query that refreshes the entry, while it runs. */
  refreshing?: Promise<ApiKey | undefined> | undefined
  /** Whether a caller has waited {@link MAX_WAIT_MS} for that query. */
  isOverdue?: boolean
}

interface CacheOptions {
  /** Decides whether a key has expired. Ages are measured by the timer, so a changed clock does not affect them. */
  readonly clock: Clock
  /** Maximum age of an entry while the store responds, and so the maximum time that a revoked key still works. Default 1,000 ms. */
  readonly ttlMs?: number
  /** Maximum age of an entry while the store fails, so that keys in the cache still work. Default 300,000 ms. */
  readonly maxAgeMs?: number
  readonly timer?: Timer
  /** Maximum number of valid keys, and of unknown keys, in memory. */
  readonly maxKeys?: number
  /** Creates the error for a lookup beyond the maximum of waiting ones. */
  tooManyError(): Error
}

const DEFAULT_TTL_MS = 1_000
const DEFAULT_MAX_AGE_MS = 300_000
/** Maximum time that a request with a cached key waits for the store, in milliseconds. */
const MAX_WAIT_MS = 500
const DEFAULT_MAX_KEYS = 10_000
/** Maximum number of concurrent queries for keys outside the cache. Few, because refreshes use the same store. */
const MAX_LOOKUPS = 2
/** Maximum number of waiting lookups. */
const MAX_WAITING = 1_000

/**
 * Creates a cache of API keys over a store. Keys in the cache and other keys have separate paths, so that guessed keys
 * do not delay valid ones. A cached key is refreshed in the background when half of its time to live is over. Lookups of
 * other keys are bounded in number. Unknown keys are remembered for the time to live, too, in a cache of their own.
 */
export function createCachedKeys(store: KeyFinder, options: CacheOptions) {
  const { clock, timer = systemTimer, maxKeys = DEFAULT_MAX_KEYS } = options
  const { ttlMs = DEFAULT_TTL_MS, maxAgeMs = DEFAULT_MAX_AGE_MS } = options
  const entries = new CountedCache<CachedKey>(atMost(maxKeys))
  /** The time of the query by the text of a key that the store does not have. */
  const unknown = new LRUCache<string, number>(atMost(maxKeys))
  const lookups = new Map<string, Promise<ApiKey | undefined>>()
  const places = createResourcePool(Array.from({ length: MAX_LOOKUPS }, (_, place) => place))

  const ageMs = (queriedAtMs: number) => timer.nowMs() - queriedAtMs

  async function query(text: string): Promise<ApiKey | undefined> {
    const queriedAtMs = timer.nowMs()
    const key = await store.find(text)
    if (key !== undefined) entries.set(text, { key, queriedAtMs })
    else {
      entries.delete(text)
      unknown.set(text, queriedAtMs)
    }
    return key
  }

  function refresh(text: string, entry: CachedKey): Promise<ApiKey | undefined> {
    if (entry.refreshing !== undefined) return entry.refreshing
    entry.refreshing = query(text)
    // Waiting callers receive a failure. The next caller starts another query.
    entry.refreshing.catch(() => {
      entry.refreshing = undefined
      entry.isOverdue = false
    })
    return entry.refreshing
  }

  const keyIn = ({ key }: CachedKey) => (isValidAt(key, clock.nowMs()) ? key : undefined)

  /** Returns the result of the query or, if it fails or takes too long, the key in the cache. */
  function awaitRefresh(entry: CachedKey, refreshing: Promise<ApiKey | undefined>): Promise<ApiKey | undefined> {
    const refreshed = refreshing.catch(() => keyIn(entry))
    return withTimeout(refreshed, MAX_WAIT_MS, timer, () => {
      entry.isOverdue = true
      return keyIn(entry)
    })
  }

  function findCached(text: string, entry: CachedKey): MaybePromise<ApiKey | undefined> {
    const age = ageMs(entry.queriedAtMs)
    if (age < ttlMs / 2) return keyIn(entry)
    const refreshing = refresh(text, entry)
    if (age < ttlMs || (entry.isOverdue && age < maxAgeMs)) return keyIn(entry)
    return age < maxAgeMs ? awaitRefresh(entry, refreshing) : refreshing
  }

  function lookUp(text: string): Promise<ApiKey | undefined> {
    if (lookups.size >= MAX_WAITING) throw options.tooManyError()
    const lookup = places
      .use(async () => {
        await yieldIfSliceUsed(() => NODE_ITSELF)
        return query(text)
      })
      .finally(() => lookups.delete(text))
    lookups.set(text, lookup)
    return lookup
  }

  return {
    /** Behaves as `KeyFinder.find`, synchronously for a cached key. Throws `tooManyError` beyond the maximum of waiting lookups. */
    find(text: string): MaybePromise<ApiKey | undefined> {
      const entry = entries.get(text)
      if (entry !== undefined) return findCached(text, entry)
      if (parseKeyText(text) === undefined) return undefined
      const queriedAtMs = unknown.get(text)
      if (queriedAtMs !== undefined && ageMs(queriedAtMs) < ttlMs) return undefined
      return lookups.get(text) ?? lookUp(text)
    },
    /** Returns the statistics of the cache of valid keys. */
    stats: (): CacheStats => entries.stats(),
  }
}
