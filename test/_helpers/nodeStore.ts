import { toHex } from '../../src/base/hex.ts'
import type { NodeSource } from '../../src/state/unitrie/source.ts'

/** Trie nodes in memory, with a count of how often they were asked for. */
export interface NodeStore extends NodeSource {
  addAll(nodes: ReadonlyMap<string, Uint8Array>): void
  readonly size: number
  readonly reads: number
}

/** An empty store of trie nodes. */
export function createNodeStore(): NodeStore {
  const kept = new Map<string, Uint8Array>()
  let reads = 0
  return {
    async get(hash) {
      reads++
      return kept.get(toHex(hash).slice(2))
    },
    addAll(nodes) {
      for (const [hash, bytes] of nodes) kept.set(hash, bytes)
    },
    get size() {
      return kept.size
    },
    get reads() {
      return reads
    },
  }
}
