import { type Bytes, padLeft } from '../base/bytes.ts'
import type { NodePlace, NodeReader } from '../store/store.ts'
import { contractMarkerKey, slotOfKey } from './keys.ts'
import { listKeysBelow } from './unitrie/listKeysBelow.ts'
import type { NodeCache } from './unitrie/source.ts'

/**
 * The slots of a contract's cells in the state with this root, as words; undefined when they are more than `limit`.
 * Costs as many node reads as there are cells.
 */
export async function listSlots(
  root: NodePlace,
  address: Bytes,
  limit: number,
  nodes: NodeReader,
  cache: NodeCache,
): Promise<readonly Bytes[] | undefined> {
  const keys = await listKeysBelow(root, contractMarkerKey(address), limit, nodes, cache)
  return keys?.map((key) => padLeft(slotOfKey(key), 32))
}
