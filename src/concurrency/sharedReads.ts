import { LRUCache } from 'lru-cache'

/** Values that were read lately, by name. A value that several ask for at the same time is read once. */
export interface SharedReads<T> {
  /** Whether the value is kept, or is being read. */
  has(name: string): boolean
  /** Returns a value that is kept, or reads it. A read that fails is not kept. */
  get(name: string, read: () => Promise<T>): Promise<T>
  /** Forgets all values, also those that are being read. */
  clear(): void
}

/** Keeps as many values as `bounds` allow. */
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
