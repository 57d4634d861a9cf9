import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { decodeNode } from './decodeNode.ts'
import { EMPTY_TRIE_HASH, isStored, type Side, type TrieNode, type TrieValue } from './node.ts'

/** Where stored nodes and long values come from, by their hash. */
export interface NodeSource {
  get(hash: Bytes): Promise<Bytes | undefined>
}

/** Decoded nodes by hash, lower-case hex without 0x; an `LRUCache` will do. */
export interface NodeCache {
  get(hash: string): TrieNode | undefined
  set(hash: string, node: TrieNode): unknown
}

/** A node or value that a trie names is not in its source. */
export class MissingNode extends Error {
  override readonly name = 'MissingNode'
}

/** Gets nodes by hash; throws {@link MissingNode}. */
export type LoadNode = (hash: Bytes) => Promise<TrieNode>

/** Loads from the source what the cache does not know. */
export function createLoader(source: NodeSource, cache: NodeCache): LoadNode {
  return async (hash) => {
    const name = hashName(hash)
    const known = cache.get(name)
    if (known !== undefined) return known
    const node = decodeNode(await requireStored(source, hash))
    cache.set(name, node)
    return node
  }
}

/** The root node; undefined when the trie is empty. */
export async function loadRoot(root: Bytes, load: LoadNode): Promise<TrieNode | undefined> {
  return equalBytes(root, EMPTY_TRIE_HASH) ? undefined : load(root)
}

/** The node on one side below another; undefined when there is none. */
export async function loadChild(parent: TrieNode, side: Side, load: LoadNode): Promise<TrieNode | undefined> {
  const child = parent[side]
  const node = child === undefined || !isStored(child) ? child : await load(child.hash)
  rememberSizes(parent, side, node)
  return node
}

/**
 * A message gives the size of both children together; knowing one of them gives the other, which need not be loaded for
 * it.
 */
function rememberSizes(parent: TrieNode, side: Side, node: TrieNode | undefined): void {
  const size = node === undefined ? 0 : node.size
  const child = parent[side]
  const sibling = parent[side === 'left' ? 'right' : 'left']
  if (child !== undefined && isStored(child)) child.size ??= size
  if (sibling === undefined || !isStored(sibling)) return
  if (parent.childrenSize !== undefined && size !== undefined) sibling.size ??= parent.childrenSize - size
}

/** The bytes of a value; throws {@link MissingNode}. */
export async function loadValue(value: TrieValue, source: NodeSource): Promise<Bytes> {
  return value instanceof Uint8Array ? value : requireStored(source, value.hash)
}

async function requireStored(source: NodeSource, hash: Bytes): Promise<Bytes> {
  const bytes = await source.get(hash)
  if (bytes === undefined) throw new MissingNode(`trie node ${toHex(hash)} is missing`)
  return bytes
}

/** A hash as text, for maps. */
export function hashName(hash: Bytes): string {
  return toHex(hash).slice(2)
}
