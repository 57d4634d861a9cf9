import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../state/mapKey.ts'
import { expiresAtMs, isExpired, type PoolEntry } from './entry.ts'

/** Bounds the pool's memory: an entry takes what it is long, and about 1 KiB. */
export interface PoolLimits {
  readonly entries: number
  /** Of all encodings together. */
  readonly bytes: number
}

/** All that waits, by hash. */
export interface PoolEntries {
  get(hash: Bytes): PoolEntry | undefined
  count(): number
  put(entry: PoolEntry): void
  remove(entry: PoolEntry): void
  /** Whether there is room for one more when `instead` leaves. */
  hasRoomFor(entry: PoolEntry, instead: PoolEntry | undefined): boolean
  /** Those that are too old; costs nothing while there cannot be any. */
  listExpired(height: number, nowMs: number): PoolEntry[]
}

export function createPoolEntries(limits: PoolLimits): PoolEntries {
  const byHash = new Map<string, PoolEntry>() // oldest first
  let bytes = 0
  let checkedHeight = -1
  let nextExpiryMs = Number.POSITIVE_INFINITY

  return {
    get: (hash) => byHash.get(mapKey(hash)),
    count: () => byHash.size,
    put(entry) {
      byHash.set(mapKey(entry.transaction.hash), entry)
      bytes += sizeOf(entry)
      nextExpiryMs = Math.min(nextExpiryMs, expiresAtMs(entry))
    },
    remove(entry) {
      if (byHash.delete(mapKey(entry.transaction.hash))) bytes -= sizeOf(entry)
    },
    hasRoomFor(entry, instead) {
      const count = byHash.size + (instead === undefined ? 1 : 0)
      const freed = instead === undefined ? 0 : sizeOf(instead)
      return count <= limits.entries && bytes - freed + sizeOf(entry) <= limits.bytes
    },
    listExpired(height, nowMs) {
      if (height === checkedHeight && nowMs < nextExpiryMs) return []
      checkedHeight = height
      const expired: PoolEntry[] = []
      for (const entry of byHash.values()) {
        nextExpiryMs = expiresAtMs(entry)
        if (!isExpired(entry, height, nowMs)) return expired // those after it are younger
        expired.push(entry)
      }
      nextExpiryMs = Number.POSITIVE_INFINITY
      return expired
    },
  }
}

function sizeOf({ transaction }: PoolEntry): number {
  return transaction.encoded.length
}
