import { toHex } from '../../src/base/hex.ts'
import type { AppliedChanges } from '../../src/state/trie/applyChanges.ts'
import type { NodePlace, NodeReader, NodeRow } from '../../src/storage/store.ts'

/** Trie nodes in memory, with a count of how often they were asked for. */
export interface NodeStore extends NodeReader {
  addAll(height: number, applied: Pick<AppliedChanges, 'nodes' | 'longValues'>): void
  readonly size: number
  readonly reads: number
}

const nameOf = ({ hash, height }: NodePlace) => `${height} ${toHex(hash)}`

/** An empty store of trie nodes. */
export function createNodeStore(): NodeStore {
  const kept = new Map<string, NodeRow>()
  const longValues = new Map<string, Uint8Array>()
  let reads = 0
  return {
    async get(place) {
      reads++
      return kept.get(nameOf(place))
    },
    getLongValue: async (hash) => longValues.get(toHex(hash)),
    getDeltaChain: async () => [],
    addAll(height, applied) {
      for (const row of applied.nodes) kept.set(nameOf({ hash: row.hash, height }), row)
      for (const { hash, value } of applied.longValues) longValues.set(toHex(hash), value)
    },
    get size() {
      return kept.size
    },
    get reads() {
      return reads
    },
  }
}
