import { LRUCache } from 'lru-cache'
import type { Awaitable } from '../base/awaitable.ts'
import type { Clock } from '../base/clock.ts'
import { NODE_ITSELF } from '../base/fairQueue.ts'
import { createResourcePool } from '../base/resourcePool.ts'
import { nextShare } from '../base/sharedTurns.ts'
import type { ApiKey } from './apiKey.ts'
import type { KeyFinder } from './keyStore.ts'
import { parseKeyText } from './keyText.ts'

/** Looks keys up, at once where they are known. */
export interface CachedKeys {
  /** As `KeyFinder.find`; rejects with `tooManyError` while too many keys that nobody knows are waited for. */
  find(key: string): Awaitable<ApiKey | undefined>
}

/** A key that was found. */
interface Known {
  readonly found: ApiKey
  /** When the store was asked: it holds what had been changed by then. */
  readonly askedAtMs: number
  /** The store is being asked again. */
  asking?: Promise<ApiKey | undefined> | undefined
}

interface CacheOptions {
  readonly clock: Clock
  /** How long an answer is believed, and so the longest that a revoked key goes on working; 1,000 by default. */
  readonly ttlMs?: number
  readonly maxKeys?: number
  tooManyError(): Error
}

const DEFAULT_TTL_MS = 1_000
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
  const { clock, ttlMs = DEFAULT_TTL_MS, maxKeys = DEFAULT_MAX_KEYS } = options
  const known = new LRUCache<string, Known>({ max: maxKeys })
  /** By key: when the store was asked. */
  const wrong = new LRUCache<string, number>({ max: maxKeys })
  const lookups = new Map<string, Promise<ApiKey | undefined>>()
  const places = createResourcePool(Array.from({ length: LOOKUPS_AT_ONCE }, (_, place) => place))

  const ageMs = (askedAtMs: number) => clock.nowMs() - askedAtMs

  async function ask(key: string): Promise<ApiKey | undefined> {
    const askedAtMs = clock.nowMs()
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
    })
    return one.asking
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
      if (one !== undefined) {
        if (ageMs(one.askedAtMs) < ttlMs / 2) return one.found
        const asking = refresh(key, one)
        return ageMs(one.askedAtMs) < ttlMs ? one.found : asking
      }
      if (parseKeyText(key) === undefined) return undefined
      const askedAtMs = wrong.get(key)
      if (askedAtMs !== undefined && ageMs(askedAtMs) < ttlMs) return undefined
      return lookups.get(key) ?? lookUp(key)
    },
  }
}
