import { type Bytes, concatBytes, EMPTY_BYTES, padLeft } from '../base/bytes.ts'
import type { NodePlace, NodeReader } from '../storage/store.ts'
import { contractMarkerKey, SECURE_PREFIX_BYTES, slotOfKey } from './keys.ts'
import type { NodeCache } from './trie/source.ts'
import { walkTrie } from './trie/walkTrie.ts'

interface SlotSource {
  readonly nodes: NodeReader
  readonly cache: NodeCache
}

/**
 * Returns the storage slots of a contract in the state with this root, as words; undefined above `limit` slots. Costs
 * one node read per slot.
 */
export async function listSlots(
  root: NodePlace,
  address: Bytes,
  limit: number,
  source: SlotSource,
): Promise<readonly Bytes[] | undefined> {
  const slots = await firstSlots({ root, address, from: EMPTY_BYTES }, limit + 1, source)
  return slots.length > limit ? undefined : slots
}

/** The storage slots of a contract in the state with this root whose hashes begin with `from` or are above it. */
interface SlotRange {
  readonly root: NodePlace
  readonly address: Bytes
  readonly from: Bytes
}

/** Returns the first `count` storage slots of a range as words, in the order of their hashes. */
export async function firstSlots(
  { root, address, from }: SlotRange,
  count: number,
  { nodes, cache }: SlotSource,
): Promise<readonly Bytes[]> {
  const marker = contractMarkerKey(address)
  const slots: Bytes[] = []
  const range = { above: marker, from: concatBytes(marker, from.subarray(0, SECURE_PREFIX_BYTES)) }
  for await (const { key } of walkTrie(root, nodes, cache, range)) {
    if (key.length === marker.length) continue // the marker itself
    if (slots.length === count) break
    slots.push(padLeft(slotOfKey(key), 32))
  }
  return slots
}
