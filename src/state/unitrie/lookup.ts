import type { Bytes } from '../../base/bytes.ts'
import { type Bits, sharedLength, toBits } from './bits.ts'
import { sideOf, type TrieNode } from './node.ts'
import {
  createLoader,
  type LoadNode,
  loadChild,
  loadRoot,
  loadValue,
  type NodeCache,
  type NodeSource,
} from './source.ts'

/** The value at a key in the trie with this root; undefined when there is none. Throws `MissingNode`. */
export async function getValue(
  root: Bytes,
  key: Bytes,
  source: NodeSource,
  cache: NodeCache = new Map<string, TrieNode>(),
): Promise<Bytes | undefined> {
  const load = createLoader(source, cache)
  const node = await findNode(await loadRoot(root, load), toBits(key), load)
  return node?.value === undefined ? undefined : loadValue(node.value, source)
}

/** The node exactly at a key; undefined when the key ends inside a path or leaves the trie. */
export async function findNode(root: TrieNode | undefined, key: Bits, load: LoadNode): Promise<TrieNode | undefined> {
  let node = root
  let rest = key
  while (node !== undefined) {
    const shared = sharedLength(node.path, rest)
    if (shared < node.path.length) return undefined
    if (shared === rest.length) return node
    node = await loadChild(node, sideOf(rest[shared]), load)
    rest = rest.subarray(shared + 1)
  }
  return undefined
}
