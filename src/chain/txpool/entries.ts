import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { expiresAtMs, isExpired, type PoolEntry } from './entry.ts'

/** Limits of the pool's memory. An entry has its encoding and about 1 KiB. */
export interface PoolLimits {
  /** Maximum number of entries. */
  readonly entries: number
  /** Maximum bytes of all encodings together. */
  readonly bytes: number
}

/** All entries of the pool by hash. */
export interface PoolEntries {
  get(hash: Bytes): PoolEntry | undefined
  count(): number
  put(entry: PoolEntry): void
  remove(entry: PoolEntry): void
  /** Returns true if the limits allow one more entry after `instead` has left. */
  hasRoomFor(entry: PoolEntry, instead: PoolEntry | undefined): boolean
  /** Returns the entries that are too old. */
  listExpired(height: number, nowMs: number): PoolEntry[]
}

/** Creates the index of an empty pool. */
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
        if (!isExpired(entry, height, nowMs)) return expired // the following ones are younger
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
