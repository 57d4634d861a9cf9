import { compareBytes } from '../../base/bytes.ts'
import { firstIndex } from '../../base/firstIndex.ts'
import { mapKey } from '../../base/mapKey.ts'
import type {
  ArrivalReader,
  ArrivalRow,
  ArrivalWriter,
  BannedAddressReader,
  BannedAddressRow,
  BannedAddressWriter,
  MetaReader,
  MetaWriter,
  PoolReader,
  PoolRow,
  PoolWriter,
  SnapshotReader,
  SnapshotRow,
  SnapshotWriter,
} from '../store.ts'

// Tables of few rows.

/** Creates the table of pending transactions. */
export function createMemoryPool(): PoolReader & PoolWriter {
  const rows = new Map<string, PoolRow>()
  return {
    getAll: async () => [...rows.values()].sort(inPoolOrder),
    insert(row) {
      if (!rows.has(mapKey(row.hash))) rows.set(mapKey(row.hash), row)
    },
    deleteAll(hashes) {
      for (const hash of hashes) rows.delete(mapKey(hash))
    },
  }
}

/** Oldest first, and in the order of all engines if several arrived at the same time. */
function inPoolOrder(a: PoolRow, b: PoolRow): number {
  return (
    a.addedAtMs - b.addedAtMs ||
    compareBytes(a.sender, b.sender) ||
    Number(a.nonce - b.nonce) ||
    compareBytes(a.hash, b.hash)
  )
}

/** Creates the table of arrivals. */
export function createMemoryArrivals(): ArrivalReader & ArrivalWriter {
  /** In ascending order. */
  let rows: ArrivalRow[] = []
  const firstAfter = (number: number) => firstIndex(rows.length, (index) => (rows[index]?.number ?? 0) > number)
  return {
    async getAfter(number, limit) {
      const start = firstAfter(number)
      return rows.slice(start, start + limit)
    },
    getLast: async () => rows.at(-1)?.number,
    insertAll(added) {
      for (const row of added) rows.push(row)
    },
    deleteUpTo(number) {
      rows = rows.slice(firstAfter(number))
    },
  }
}

/** Creates the table of snapshots. */
export function createMemorySnapshots(): SnapshotReader & SnapshotWriter {
  /** By ascending id. */
  let rows: SnapshotRow[] = []
  const firstFrom = (id: number) => firstIndex(rows.length, (index) => (rows[index]?.id ?? 0) >= id)
  return {
    async get(id) {
      const row = rows[firstFrom(id)]
      return row?.id === id ? row : undefined
    },
    getLastId: async () => rows.at(-1)?.id ?? 0,
    insert(row) {
      rows.push(row)
    },
    deleteAfter(id) {
      rows = rows.slice(0, firstFrom(id + 1))
    },
  }
}

/** Creates the table of banned addresses. */
export function createMemoryBannedAddresses(): BannedAddressReader & BannedAddressWriter {
  const rows = new Map<string, BannedAddressRow>()
  return {
    getAll: async () => [...rows.values()].sort(byAge),
    insert(row) {
      rows.set(row.address, row)
    },
    delete(address) {
      rows.delete(address)
    },
  }
}

const byAge = (a: BannedAddressRow, b: BannedAddressRow): number =>
  a.bannedAtMs - b.bannedAtMs || (a.address < b.address ? -1 : 1)

/** Creates the table of named values. */
export function createMemoryMeta(): MetaReader & MetaWriter {
  const values = new Map<string, string>()
  return {
    get: async (name) => values.get(name),
    set(name, value) {
      values.set(name, value)
    },
  }
}
