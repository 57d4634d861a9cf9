import { LRUCache } from 'lru-cache'

/** What a cache holds, and how often it had what it was asked for. */
export interface CacheFigures {
  readonly entries: number
  /** In the unit of its bound, bytes or characters; 0 for one that is bounded by its entries. */
  readonly size: number
  readonly hits: number
  readonly misses: number
}

/** A bounded cache that counts what it is asked for. */
export class CountedCache<V extends object | string> extends LRUCache<string, V> {
  #hits = 0
  #misses = 0

  override get(key: string): V | undefined {
    const found = super.get(key)
    if (found === undefined) this.#misses++
    else this.#hits++
    return found
  }

  figures(): CacheFigures {
    return { entries: this.size, size: this.calculatedSize, hits: this.#hits, misses: this.#misses }
  }
}
