import { LRUCache } from 'lru-cache'

/** Size, hits and misses of a cache. */
export interface CacheStats {
  readonly entries: number
  /** Size in the unit of the bound: bytes, characters or entries. */
  readonly size: number
  readonly hits: number
  readonly misses: number
}

/** A bounded cache that counts hits and misses. */
export class CountedCache<V extends object | string> extends LRUCache<string, V> {
  #hits = 0
  #misses = 0

  override get(key: string): V | undefined {
    const found = super.get(key)
    if (found === undefined) this.#misses++
    else this.#hits++
    return found
  }

  stats(): CacheStats {
    return { entries: this.size, size: this.calculatedSize, hits: this.#hits, misses: this.#misses }
  }
}
