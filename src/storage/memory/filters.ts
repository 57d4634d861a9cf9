import type { FilterRow, FilterTable } from '../store.ts'

/** Creates the table of filters. */
export function createMemoryFilters(): FilterTable {
  const filters = new Map<string, FilterRow>()
  const select = (matches: (row: FilterRow) => boolean) => [...filters.values()].filter(matches)
  const deleteAll = (rows: readonly FilterRow[]) => {
    for (const { id } of rows) filters.delete(id)
    return rows.map(({ id }) => id)
  }
  return {
    get: async (id) => filters.get(id),
    count: async (keyId) => ({ all: filters.size, ofKey: select((row) => row.keyId === keyId).length }),
    async getArrivals(kind) {
      const arrivals = select((row) => row.kind === kind).map(({ arrival }) => arrival)
      if (arrivals.length === 0) return undefined
      return { least: Math.min(...arrivals), largest: Math.max(...arrivals) }
    },
    async insert(row) {
      filters.set(row.id, row)
    },
    async advance(id, version, progress) {
      const row = filters.get(id)
      if (row?.version !== version) return false
      filters.set(id, { ...row, ...progress, version: version + 1 })
      return true
    },
    delete: async (id) => filters.delete(id),
    async deleteIdle({ polledBeforeMs, nowMs, limit }) {
      for (const row of select(({ polledAtMs }) => polledAtMs > nowMs))
        filters.set(row.id, { ...row, polledAtMs: nowMs })
      const idle = select(({ polledAtMs }) => polledAtMs < polledBeforeMs)
      return deleteAll(idle.toSorted((a, b) => a.polledAtMs - b.polledAtMs).slice(0, limit))
    },
    deleteLagging: async (kind, arrival) => deleteAll(select((row) => row.kind === kind && row.arrival < arrival)),
  }
}
