import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import { StoreError } from '../../storage/errors.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import { decodeNode } from './decodeNode.ts'
import { EMPTY_TRIE_HASH, isStored, type Side, type TrieNode, type TrieValue } from './node.ts'

/** Decoded nodes by the `mapKey` of their hash, such as an `LRUCache`. */
export interface NodeCache {
  get(hash: string): TrieNode | undefined
  set(hash: string, node: TrieNode): unknown
  delete(hash: string): unknown
}

/** A node or value of the trie is missing in its source. The log has table and key. */
export class MissingNode extends StoreError {
  override readonly name = 'MissingNode'
  constructor(hash: Bytes, table: 'trie_nodes' | 'long_values' = 'trie_nodes') {
    super('storeDamaged', new Error(`table ${table}, key ${toHex(hash)}: is missing`))
  }
}

/** Returns the node at a location. */
export type GetNode = (place: NodePlace) => TrieNode

/** The node is not in memory. No `Error`, because it is always caught, and its stack would take most of the time of a read. */
class NotLoaded {
  readonly place: NodePlace
  constructor(place: NodePlace) {
    this.place = place
  }
}

/** Returns a function that reads nodes from the cache, or from the source into it. The function throws {@link MissingNode}. */
export function createLoader(source: NodeReader, cache: NodeCache): (place: NodePlace) => MaybePromise<TrieNode> {
  async function load(place: NodePlace): Promise<TrieNode> {
    const row = await source.get(place)
    if (row === undefined) throw new MissingNode(place.hash)
    const node = decodeNode(row)
    cache.set(mapKey(row.hash), node)
    return node
  }
  return (place) => cache.get(mapKey(place.hash)) ?? load(place)
}

/**
 * Runs a synchronous reader of nodes, and returns its result at once if all nodes are cached. A missing node is loaded from the
 * source and the reader restarts, so it must not have side effects. The names of the nodes that it reads are added to
 * `read`. Throws {@link MissingNode}.
 */
export function createRunner(
  source: NodeReader,
  cache: NodeCache,
): <T>(work: (get: GetNode) => T, read?: string[]) => MaybePromise<T> {
  const loaded = new Map<string, TrieNode>() // kept even if the cache evicts them
  const load = createLoader(source, cache)

  function run<T>(work: (get: GetNode) => T, read?: string[]): MaybePromise<T> {
    const get = (place: NodePlace): TrieNode => {
      const name = mapKey(place.hash)
      const node = cache.get(name) ?? loaded.get(name)
      if (node === undefined) throw new NotLoaded(place)
      read?.push(name)
      return node
    }
    try {
      return work(get)
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      return runAfter(error.place, work, read)
    }
  }

  async function runAfter<T>(place: NodePlace, work: (get: GetNode) => T, read?: string[]): Promise<T> {
    loaded.set(mapKey(place.hash), await load(place))
    return run(work, read)
  }
  return run
}

/** Returns the root node, or undefined for the empty trie. */
export function rootOf(root: NodePlace, get: GetNode): TrieNode | undefined {
  return equalBytes(root.hash, EMPTY_TRIE_HASH) ? undefined : get(root)
}

/** Returns the child on one side of a node, or undefined. */
export function childOf(parent: TrieNode, side: Side, get: GetNode): TrieNode | undefined {
  const child = parent[side]
  const node = child === undefined || !isStored(child) ? child : get(child)
  rememberSizes(parent, side, node)
  return node
}

/**
 * Derives the size of a child from that of its sibling, because a message has the size of both together.
 */
function rememberSizes(parent: TrieNode, side: Side, node: TrieNode | undefined): void {
  const size = node === undefined ? 0 : node.size
  const child = parent[side]
  const sibling = parent[side === 'left' ? 'right' : 'left']
  if (child !== undefined && isStored(child)) child.size ??= size
  if (sibling === undefined || !isStored(sibling)) return
  if (parent.childrenSize !== undefined && size !== undefined) sibling.size ??= parent.childrenSize - size
}

/** Returns the bytes of a value. Throws {@link MissingNode}. */
export async function loadValue(value: TrieValue, source: NodeReader): Promise<Bytes> {
  if (value instanceof Uint8Array) return value
  const bytes = await source.getLongValue(value.hash)
  if (bytes === undefined) throw new MissingNode(value.hash, 'long_values')
  return bytes
}
