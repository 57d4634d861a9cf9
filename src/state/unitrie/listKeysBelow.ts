import type { Bytes } from '../../base/bytes.ts'
import type { NodePlace, NodeReader } from '../../store/store.ts'
import { type Bits, joinBits, packBits, toBits } from './bits.ts'
import { findNode } from './lookup.ts'
import { isStored, type TrieNode } from './node.ts'
import { createRunner, type NodeCache, rootOf } from './source.ts'

/**
 * The keys with values below a key that has one itself, which is not among them; undefined when they are more than
 * `limit`. Throws `MissingNode`.
 */
export async function listKeysBelow(
  root: NodePlace,
  key: Bytes,
  limit: number,
  source: NodeReader,
  cache: NodeCache,
): Promise<readonly Bytes[] | undefined> {
  const run = createRunner(source, cache)
  const prefix = toBits(key)
  const top = await run((get) => findNode(rootOf(root, get), prefix, get))
  const keys: Bytes[] = []
  const open: Array<{ readonly at: Bits; readonly node: TrieNode }> = []

  const openChildren = async (at: Bits, parent: TrieNode) => {
    for (const [bit, side] of (['left', 'right'] as const).entries()) {
      const child = parent[side]
      if (child === undefined) continue
      const node = isStored(child) ? await run((get) => get(child)) : child
      open.push({ at: joinBits(at, bit, node.path), node })
    }
  }

  if (top !== undefined) await openChildren(prefix, top)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.node.value !== undefined) keys.push(packBits(next.at))
    if (keys.length > limit) return undefined
    await openChildren(next.at, next.node)
  }
  return keys
}
