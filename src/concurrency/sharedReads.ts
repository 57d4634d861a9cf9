import { LRUCache } from 'lru-cache'

/** A cache of values by name. Concurrent requests for a value share one read. */
export interface SharedReads<T> {
  /** Returns whether the value is cached or being read. */
  has(name: string): boolean
  /** Returns the cached value, or reads it. A failed read is not cached. */
  get(name: string, read: () => Promise<T>): Promise<T>
  /** Removes all values. A read that is under way is not cached. */
  clear(): void
}

/** Creates a cache with these bounds. */
export function createSharedReads<T extends object>(bounds: LRUCache.Options<string, T, unknown>): SharedReads<T> {
  const kept = new LRUCache<string, T>(bounds)
  const reading = new Map<string, Promise<T>>()

  async function keep(name: string, read: () => Promise<T>): Promise<T> {
    const asked = read()
    reading.set(name, asked)
    const isCurrent = () => reading.get(name) === asked
    try {
      const value = await asked
      if (isCurrent()) kept.set(name, value)
      return value
    } finally {
      if (isCurrent()) reading.delete(name)
    }
  }

  return {
    has: (name) => kept.has(name) || reading.has(name),
    get(name, read) {
      const known = kept.get(name)
      if (known !== undefined) return Promise.resolve(known)
      return reading.get(name) ?? keep(name, read)
    },
    clear() {
      kept.clear()
      reading.clear()
    },
  }
}
