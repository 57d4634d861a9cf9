import type { NodePlace, NodeReader } from '../store/store.ts'
import { createKeyedWorld } from './keyedWorld.ts'
import { getValue } from './unitrie/lookup.ts'
import type { TrieNode } from './unitrie/node.ts'
import type { NodeCache } from './unitrie/source.ts'
import type { WorldReader } from './world.ts'

/**
 * The world with this state root, also off the main chain. A value costs as many node reads as its path is long; nodes once
 * read stay in `cache`, by default for as long as the world lives. Reads throw `MissingNode` when the root is not in store.
 */
export function createTrieWorld(
  root: NodePlace,
  nodes: NodeReader,
  cache: NodeCache = new Map<string, TrieNode>(),
): WorldReader {
  return createKeyedWorld((key) => getValue(root, key, nodes, cache))
}
