import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import type { StateChangeRow, StateReader, StateValue } from '../store/store.ts'
import { createFlatWorld } from './keyedWorld.ts'
import { mapKey } from './mapKey.ts'
import type { WorldReader } from './world.ts'

/** The main chain's state with its newest values kept in memory. */
export interface HeadState {
  /** The world after the block at `height`. It stays that world also while later blocks are applied. */
  worldAt(height: number): WorldReader
  /** Tells that the store now holds the next block, at `height`, and all that it changed. */
  apply(height: number, rows: readonly StateChangeRow[]): void
  /** Tells that the chain was reorganised and its head is at `height`: clears the cache. */
  reset(height: number): void
}

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 200

/**
 * The state of a chain whose head is at `head` (-1: no block yet), cached up to `maxBytes`. The same code comes as the
 * same array while it is cached.
 */
export function createHeadState(
  state: Pick<StateReader, 'getAt'>,
  head: number,
  maxBytes: number = DEFAULT_MAX_BYTES,
): HeadState {
  /** What keys have at the head. Absence is worth remembering too. */
  const newest = new LRUCache<string, StateValue>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, name) => name.length + (value?.length ?? 0) + ENTRY_OVERHEAD_BYTES,
  })
  let headHeight = head
  let changeCount = 0

  const newestOf = async (key: Bytes): Promise<StateValue> => {
    const name = mapKey(key)
    const cached = newest.get(name)
    if (cached !== undefined) return cached
    const countBefore = changeCount
    const loaded = await state.getAt(key, headHeight)
    // A block that came while the store was reading may have changed the key.
    if (changeCount === countBefore) newest.set(name, loaded)
    return loaded
  }

  // What a key has had since the asked height is in memory, however old that is: code and owners seldom change.
  const getAt = async (key: Bytes, height: number): Promise<StateValue> => {
    if (height > headHeight) return state.getAt(key, height) // committed, not applied yet: the cache may be stale
    const found = await newestOf(key)
    return found.since <= height ? found : state.getAt(key, height)
  }

  return {
    worldAt: (height) => createFlatWorld({ getAt }, height),
    apply(height, rows) {
      changeCount++
      headHeight = height
      for (const { key, value } of rows) newest.set(mapKey(key), { value, since: height })
    },
    reset(height) {
      changeCount++
      headHeight = height
      newest.clear()
    },
  }
}
