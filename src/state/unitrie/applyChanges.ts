import type { Bytes } from '../../base/bytes.ts'
import type { WorldChanges } from '../world.ts'
import { toBits } from './bits.ts'
import { putValue, removeSubtree, removeValue } from './edit.ts'
import { encodeTrie, type NodeSink } from './encodeNode.ts'
import { EMPTY_TRIE_HASH, type TrieNode } from './node.ts'
import { createLoader, hashName, loadRoot, type NodeCache, type NodeSource } from './source.ts'

/** A new state of the trie. */
export interface AppliedChanges {
  readonly root: Bytes
  /** New messages and long values by hash, lower-case hex without 0x; stored, they make the new root readable. */
  readonly nodes: Map<string, Bytes>
}

/**
 * Applies changes to the trie with this root: deleted accounts go with all below them, then the writes happen in order.
 * Each new node is encoded and hashed once. A cache that outlives the call spares loading and decoding what earlier
 * calls have seen. Throws `MissingNode` when the source lacks a node on the way.
 */
export async function applyChanges(
  root: Bytes,
  changes: WorldChanges,
  source: NodeSource,
  cache: NodeCache = new Map<string, TrieNode>(),
): Promise<AppliedChanges> {
  const load = createLoader(source, cache)
  const before = await loadRoot(root, load)
  let node = before
  for (const key of changes.deletedAccounts) node = await removeSubtree(node, toBits(key), load)
  for (const { key, value } of changes.writes) {
    const isGone = value === undefined || value.length === 0
    node = isGone ? await removeValue(node, toBits(key), load) : await putValue(node, toBits(key), value, load)
  }
  const nodes = new Map<string, Bytes>()
  if (node === before) return { root, nodes }
  if (node === undefined) return { root: EMPTY_TRIE_HASH, nodes }
  return { root: encodeTrie(node, collectInto(nodes, cache)), nodes }
}

function collectInto(nodes: Map<string, Bytes>, cache: NodeCache): NodeSink {
  return {
    addNode(hash, message, node) {
      const name = hashName(hash)
      nodes.set(name, message)
      cache.set(name, node)
    },
    addLongValue(hash, value) {
      nodes.set(hashName(hash), value)
    },
  }
}
