import { mapKey } from '../../state/mapKey.ts'
import type { TrieNode } from '../../state/trie/node.ts'
import type { NodeCache } from '../../state/trie/source.ts'
import type { NodeReader } from '../../storage/store.ts'
import type { BlockOutcome } from '../canonical/extendMain.ts'

/** Where nodes come from, and where they stay once they were read. */
export type NodeSource = readonly [NodeReader, NodeCache]

/**
 * The nodes that are kept and those of a block that is not, in a cache of their own: the chain's must not hold the
 * latter.
 */
export function withNewNodes(kept: NodeReader, { nodes, longValues }: BlockOutcome['trie']): NodeSource {
  const newNodes = new Map(nodes.map((node) => [mapKey(node.hash), node]))
  const newValues = new Map(longValues.map(({ hash, value }) => [mapKey(hash), value]))
  const reader: NodeReader = {
    get: async (place) => newNodes.get(mapKey(place.hash)) ?? kept.get(place),
    getLongValue: async (hash) => newValues.get(mapKey(hash)) ?? kept.getLongValue(hash),
    getDeltaChain: kept.getDeltaChain,
  }
  return [reader, new Map<string, TrieNode>()]
}
