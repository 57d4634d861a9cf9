import { LRUCache } from 'lru-cache'
import type { Clock } from '../base/clock.ts'
import type { ApiKey } from './apiKey.ts'
import type { KeyFinder } from './keyStore.ts'
import { parseKeyText } from './keyText.ts'

interface CachedLookup {
  readonly found: Promise<ApiKey | undefined>
  readonly validUntilMs: number
}

interface CacheOptions {
  readonly clock: Clock
  /** How long an answer is believed, and so the longest that a revoked key goes on working; 1,000 by default. */
  readonly ttlMs?: number
  readonly maxKeys?: number
}

const DEFAULT_TTL_MS = 1_000
const DEFAULT_MAX_KEYS = 10_000

/**
 * A finder that asks the one below at most once for each key and ttl. Keys that are not found are asked for each time.
 */
export function createCachedKeys(below: KeyFinder, options: CacheOptions): KeyFinder {
  const { clock, ttlMs = DEFAULT_TTL_MS, maxKeys = DEFAULT_MAX_KEYS } = options
  const answers = new LRUCache<string, CachedLookup>({ max: maxKeys })

  const ask = (key: string): Promise<ApiKey | undefined> => {
    const answer: CachedLookup = { found: below.find(key), validUntilMs: clock.nowMs() + ttlMs }
    answers.set(key, answer)
    const forget = () => {
      if (answers.peek(key) === answer) answers.delete(key)
    }
    // Guesses must not push valid keys out, nor a failure of the database outlast its cause.
    answer.found.then((found) => found === undefined && forget(), forget)
    return answer.found
  }

  return {
    async find(key) {
      if (parseKeyText(key) === undefined) return undefined
      const answer = answers.get(key)
      return answer !== undefined && clock.nowMs() < answer.validUntilMs ? answer.found : ask(key)
    },
  }
}
