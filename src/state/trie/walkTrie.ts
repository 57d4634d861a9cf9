import { type Bytes, compareBytes, concatBytes } from '../../base/bytes.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import { type Bits, joinBits, NO_BITS, packBits, sharedLength, toBits } from './bits.ts'
import { isStored, sideOf, type TrieNode } from './node.ts'
import { childOf, createRunner, type GetNode, loadValue, type NodeCache, rootOf } from './source.ts'

/** A key of a trie that has a value. */
export interface TrieEntry {
  readonly key: Bytes
  /** Reads the value; a long one is loaded here. */
  load(): Promise<Bytes>
}

/**
 * Yields each key with a value in the trie with this root, in key order, one node at a time. If `above` is given, only it
 * and the keys below it; if `from` is given, no node is read of which all keys are less. Throws `MissingNode`.
 */
export async function* walkTrie(
  root: NodePlace,
  source: NodeReader,
  cache: NodeCache,
  { above, from: least }: { readonly above?: Bytes; readonly from?: Bytes } = {},
): AsyncGenerator<TrieEntry> {
  const run = createRunner(source, cache)
  const leastBits = least === undefined ? NO_BITS : toBits(least)
  /** Returns whether all keys that begin with these bits are less than `from`. */
  const isBefore = (at: Bits) => compareBytes(at, leastBits.subarray(0, at.length)) < 0

  async function* from(at: Bits, node: TrieNode): AsyncGenerator<TrieEntry> {
    const { value } = node
    if (value !== undefined && compareBytes(at, leastBits) >= 0)
      yield { key: packBits(at), load: () => loadValue(value, source) }
    for (const [bit, side] of (['left', 'right'] as const).entries()) {
      const child = node[side]
      if (child === undefined || isBefore(joinBits(at, bit, NO_BITS))) continue
      const next = isStored(child) ? await run((get) => get(child)) : child
      yield* from(joinBits(at, bit, next.path), next)
    }
  }

  if (above === undefined) {
    const top = await run((get) => rootOf(root, get))
    if (top !== undefined) yield* from(top.path, top)
  } else {
    const bits = toBits(above)
    const top = await run((get) => findAtOrBelow(rootOf(root, get), bits, get))
    if (top !== undefined) yield* from(top.at, top.node)
  }
}

/** Returns the node at a key or the next one below it, with its position; undefined if the trie has none. */
function findAtOrBelow(root: TrieNode | undefined, key: Bits, get: GetNode) {
  let node = root
  let depth = 0
  while (node !== undefined) {
    const end = depth + sharedLength(node.path, key, depth)
    if (end === key.length) return { at: concatBytes(key.subarray(0, depth), node.path), node }
    if (end < depth + node.path.length) return undefined
    node = childOf(node, sideOf(key[end]), get)
    depth = end + 1
  }
  return undefined
}
