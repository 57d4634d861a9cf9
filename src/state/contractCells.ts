import { type Bytes, padLeft } from '../base/bytes.ts'
import type { NodePlace, NodeReader } from '../storage/store.ts'
import { contractMarkerKey, slotOfKey } from './keys.ts'
import type { NodeCache } from './trie/source.ts'
import { walkTrie } from './trie/walkTrie.ts'

/**
 * Returns the storage slots of a contract in the state with this root, as words; undefined above `limit` slots. Costs
 * one node read per slot.
 */
export async function listSlots(
  root: NodePlace,
  address: Bytes,
  limit: number,
  { nodes, cache }: { readonly nodes: NodeReader; readonly cache: NodeCache },
): Promise<readonly Bytes[] | undefined> {
  const marker = contractMarkerKey(address)
  const slots: Bytes[] = []
  for await (const { key } of walkTrie(root, nodes, cache, marker)) {
    if (key.length === marker.length) continue // the marker itself
    if (slots.length === limit) return undefined
    slots.push(padLeft(slotOfKey(key), 32))
  }
  return slots
}
