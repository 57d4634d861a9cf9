import { LRUCache } from 'lru-cache'
import { type Clock, systemTimer, type Timer } from '../base/clock.ts'
import { type CacheFigures, CountedCache } from '../base/countedCache.ts'
import { NODE_ITSELF } from '../concurrency/fairQueue.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import { createResourcePool } from '../concurrency/resourcePool.ts'
import { nextShare } from '../concurrency/timeSlice.ts'
import { inTime } from '../concurrency/withTimeout.ts'
import { type ApiKey, isValidAt } from './apiKey.ts'
import type { KeyFinder } from './keyStore.ts'
import { parseKeyText } from './keyText.ts'

/** Looks keys up, at once where they are known. */
export interface CachedKeys {
  /** As `KeyFinder.find`; rejects with `tooManyError` while too many keys that nobody knows are waited for. */
  find(key: string): Awaitable<ApiKey | undefined>
  /** Of the keys that there are. */
  figures(): CacheFigures
}

/** A key that was found. */
interface Known {
  readonly found: ApiKey
  /** Time by the timer when the store was asked: the answer includes every change up to then. */
  readonly askedAtMs: number
  /** The store is being asked again. */
  asking?: Promise<ApiKey | undefined> | undefined
  /** Somebody has waited for that long enough. */
  isOverdue?: boolean
}

interface CacheOptions {
  /** Decides whether a key has expired; ages are measured by the timer, whatever the clock is set to. */
  readonly clock: Clock
  /** How long an answer is believed while the store can be asked, and so the longest that a revoked key goes on working; 1,000 by default. */
  readonly ttlMs?: number
  /**
   * How long it is believed while the store cannot say anything, so that those who have a key are served without it;
   * 300,000 by default.
   */
  readonly maxAgeMs?: number
  readonly timer?: Timer
  readonly maxKeys?: number
  tooManyError(): Error
}

const DEFAULT_TTL_MS = 1_000
const DEFAULT_MAX_AGE_MS = 300_000
/** A store that has not answered by then is not waited for by those whose key is known. */
const LONGEST_WAIT_MS = 500
const DEFAULT_MAX_KEYS = 10_000
/** Of keys that are not known: few, because known ones ask the same store whether they still hold. */
const LOOKUPS_AT_ONCE = 2
const MAX_WAITING = 1_000

/**
 * A finder that answers from memory what it has been told within the ttl. Known keys and others go separate ways, so that
 * nobody's guesses keep those waiting who have a key: a known one is asked for anew, beside its use, when half of its time
 * is over. Of the others a few are looked up at a time; wrong ones are remembered as long as right ones, in a place of
 * their own.
 */
export function createCachedKeys(below: KeyFinder, options: CacheOptions): CachedKeys {
  const { clock, timer = systemTimer, maxKeys = DEFAULT_MAX_KEYS } = options
  const { ttlMs = DEFAULT_TTL_MS, maxAgeMs = DEFAULT_MAX_AGE_MS } = options
  const known = new CountedCache<Known>({ max: maxKeys })
  /** By key: time by the timer when the store was asked. */
  const wrong = new LRUCache<string, number>({ max: maxKeys })
  const lookups = new Map<string, Promise<ApiKey | undefined>>()
  const places = createResourcePool(Array.from({ length: LOOKUPS_AT_ONCE }, (_, place) => place))

  const ageMs = (askedAtMs: number) => timer.nowMs() - askedAtMs

  async function ask(key: string): Promise<ApiKey | undefined> {
    const askedAtMs = timer.nowMs()
    const found = await below.find(key)
    if (found !== undefined) known.set(key, { found, askedAtMs })
    else {
      known.delete(key)
      wrong.set(key, askedAtMs)
    }
    return found
  }

  function refresh(key: string, one: Known): Promise<ApiKey | undefined> {
    if (one.asking !== undefined) return one.asking
    one.asking = ask(key)
    // Whoever waits for it hears of a failure; the next one who comes asks again.
    one.asking.catch(() => {
      one.asking = undefined
      one.isOverdue = false
    })
    return one.asking
  }

  const believe = ({ found }: Known) => (isValidAt(found, clock.nowMs()) ? found : undefined)

  /** What the store says, or, when it fails or takes too long, what it said before. */
  function askOrBelieve(one: Known, asking: Promise<ApiKey | undefined>): Promise<ApiKey | undefined> {
    const answer = asking.catch(() => believe(one))
    return inTime(answer, LONGEST_WAIT_MS, timer, () => {
      one.isOverdue = true
      return believe(one)
    })
  }

  function findAgain(key: string, one: Known): Awaitable<ApiKey | undefined> {
    const age = ageMs(one.askedAtMs)
    if (age < ttlMs / 2) return believe(one)
    const asking = refresh(key, one)
    if (age < ttlMs || (one.isOverdue && age < maxAgeMs)) return believe(one)
    return age < maxAgeMs ? askOrBelieve(one, asking) : asking
  }

  function lookUp(key: string): Promise<ApiKey | undefined> {
    if (lookups.size >= MAX_WAITING) throw options.tooManyError()
    const lookup = places
      .use(async () => {
        await nextShare(() => NODE_ITSELF)
        return ask(key)
      })
      .finally(() => lookups.delete(key))
    lookups.set(key, lookup)
    return lookup
  }

  return {
    find(key) {
      const one = known.get(key)
      if (one !== undefined) return findAgain(key, one)
      if (parseKeyText(key) === undefined) return undefined
      const askedAtMs = wrong.get(key)
      if (askedAtMs !== undefined && ageMs(askedAtMs) < ttlMs) return undefined
      return lookups.get(key) ?? lookUp(key)
    },
    figures: () => known.figures(),
  }
}
