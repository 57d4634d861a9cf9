import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../src/base/bytes.ts'
import { mapKey } from '../../../src/base/mapKey.ts'
import type { AppliedChanges } from '../../../src/state/trie/applyChanges.ts'
import type { TrieNode } from '../../../src/state/trie/node.ts'
import type { NodeReader, NodeRow } from '../../../src/storage/store.ts'

const DECODED = 50_000

/** The trie nodes of every state that was reached, in memory, by hash alone. */
export function createTrieNodes() {
  const rows = new Map<string, NodeRow>()
  const longValues = new Map<string, Bytes>()
  const cache = new LRUCache<string, TrieNode>({ max: DECODED })
  const reader: NodeReader = {
    get: async ({ hash }) => rows.get(mapKey(hash)),
    getLongValue: async (hash) => longValues.get(mapKey(hash)),
    getDeltaChain: async () => [],
  }
  return {
    reader,
    cache,
    add({ nodes, longValues: values }: Pick<AppliedChanges, 'nodes' | 'longValues'>) {
      for (const { hash, message, leftHeight, rightHeight, node } of nodes) {
        rows.set(mapKey(hash), { hash, message, leftHeight, rightHeight })
        cache.set(mapKey(hash), node)
      }
      for (const { hash, value } of values) longValues.set(mapKey(hash), value)
    },
  }
}
