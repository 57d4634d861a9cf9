import type { Bytes } from '../../base/bytes.ts'
import { concatBytes } from '../../base/bytes.ts'
import type { NodePlace, NodeReader } from '../../store/store.ts'
import { type Bits, joinBits, NO_BITS, packBits } from './bits.ts'
import { type Child, isStored, type TrieNode } from './node.ts'
import { createRunner, loadValue, type NodeCache, rootOf } from './source.ts'

/** A key of a trie and what it has. */
export interface TrieEntry {
  readonly key: Bytes
  readonly value: Bytes
}

/** Every value of the trie with this root, in the order of the keys, a node at a time. Throws `MissingNode`. */
export async function* walkTrie(root: NodePlace, source: NodeReader, cache: NodeCache): AsyncGenerator<TrieEntry> {
  const run = createRunner(source, cache)
  const open = (child: Child) => run((get) => (isStored(child) ? get(child) : child))

  async function* below(prefix: Bits, node: TrieNode): AsyncGenerator<TrieEntry> {
    const here = concatBytes(prefix, node.path)
    if (node.value !== undefined) yield { key: packBits(here), value: await loadValue(node.value, source) }
    for (const [bit, side] of (['left', 'right'] as const).entries()) {
      const child = node[side]
      if (child !== undefined) yield* below(joinBits(here, bit, NO_BITS), await open(child))
    }
  }

  const top = await run((get) => rootOf(root, get))
  if (top !== undefined) yield* below(NO_BITS, top)
}
