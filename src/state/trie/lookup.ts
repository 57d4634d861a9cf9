import type { Bytes } from '../../base/bytes.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import { type Bits, sharedLength, toBits } from './bits.ts'
import { sideOf, type TrieNode } from './node.ts'
import { childOf, createRunner, type GetNode, loadValue, type NodeCache, rootOf } from './source.ts'

/** Returns the value at a key in the trie with this root, or undefined. Throws `MissingNode`. */
export async function getValue(
  root: NodePlace,
  key: Bytes,
  source: NodeReader,
  cache: NodeCache = new Map<string, TrieNode>(),
): Promise<Bytes | undefined> {
  const bits = toBits(key)
  const node = await createRunner(source, cache)((get) => findNode(rootOf(root, get), bits, get))
  return node?.value === undefined ? undefined : loadValue(node.value, source)
}

/**
 * Returns the node exactly at a key; undefined if the key ends inside a path or leaves the trie. `onTheWay` is called
 * with each node of the path, the root first.
 */
export function findNode(
  root: TrieNode | undefined,
  key: Bits,
  get: GetNode,
  onTheWay?: (node: TrieNode) => void,
): TrieNode | undefined {
  let node = root
  let depth = 0
  while (node !== undefined) {
    const shared = sharedLength(node.path, key, depth)
    if (shared < node.path.length) return undefined
    onTheWay?.(node)
    depth += shared
    if (depth === key.length) return node
    node = childOf(node, sideOf(key[depth]), get)
    depth++
  }
  return undefined
}
