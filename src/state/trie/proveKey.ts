import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import { type Bits, sharedLength, toBits } from './bits.ts'
import { decodeNode } from './decodeNode.ts'
import { encodeTrie } from './encodeNode.ts'
import { type Child, EMPTY_TRIE_HASH, isStored, sideOf, type TrieNode } from './node.ts'
import { loadValue, MissingNode } from './source.ts'

/** The value at a key, or its absence, with a proof (protocol/state#proofs). */
export interface KeyProof {
  readonly value: Bytes | undefined
  /**
   * Messages of the stored nodes from the root towards the key, then the value itself if it is too long for its
   * message. Embedded nodes are part of their parents' messages. Empty for the empty trie.
   */
  readonly items: readonly Bytes[]
  /** Hash of the subtree at the key; that of the empty trie if there is none. */
  readonly subtreeHash: Bytes
}

const NOWHERE = { height: 0, addNode() {}, addLongValue() {} }

/** Proves a key in the trie with this root. Throws `MissingNode`. */
export async function proveKey(root: NodePlace, key: Bytes, source: NodeReader): Promise<KeyProof> {
  const items: Bytes[] = []

  async function load(child: Child): Promise<TrieNode> {
    if (!isStored(child)) return child
    const row = await source.get(child)
    if (row === undefined) throw new MissingNode(child.hash)
    items.push(row.message)
    return decodeNode(row)
  }

  const node = await findNode(root, toBits(key), load)
  if (node === undefined) return { value: undefined, items, subtreeHash: EMPTY_TRIE_HASH }
  const value = node.value === undefined ? undefined : await loadValue(node.value, source)
  if (value !== undefined && node.value !== value) items.push(value)
  return { value, items, subtreeHash: encodeTrie(node, NOWHERE) }
}

/** Returns the node exactly at a key; undefined if the key ends inside a path or leaves the trie. */
async function findNode(
  root: NodePlace,
  key: Bits,
  load: (child: Child) => Promise<TrieNode>,
): Promise<TrieNode | undefined> {
  let child: Child | undefined = equalBytes(root.hash, EMPTY_TRIE_HASH) ? undefined : { ...root, size: undefined }
  let depth = 0
  while (child !== undefined) {
    const node: TrieNode = await load(child)
    const shared = sharedLength(node.path, key, depth)
    if (shared < node.path.length) return undefined
    depth += shared
    if (depth === key.length) return node
    child = node[sideOf(key[depth])]
    depth++
  }
  return undefined
}
