import type { Bytes } from '../../../base/bytes.ts'
import { createChangedWorld } from '../../../state/changedWorld.ts'
import { mapKey } from '../../../state/mapKey.ts'
import { applyChanges, rememberNodes } from '../../../state/unitrie/applyChanges.ts'
import type { TrieNode } from '../../../state/unitrie/node.ts'
import type { NodeCache } from '../../../state/unitrie/source.ts'
import type { WorldChanges, WorldReader } from '../../../state/world.ts'
import type { LongValueRow, NodePlace, NodeReader, NodeRow } from '../../../store/store.ts'
import type { CallContext, SimulationContext } from '../callContext.ts'

/** The state of blocks that nobody keeps, one after the other. */
export interface GrowingState {
  /** After the newest block. */
  world(): WorldReader
  /** Takes over what the next block has changed; returns the root of the trie after it. */
  apply(height: number, changes: WorldChanges): Promise<Bytes>
}

/** The state that a simulation starts from, ready to grow. */
export async function createGrowingState(
  context: SimulationContext,
  { world: base, data }: CallContext,
): Promise<GrowingState> {
  const { root: mined, changes: pending } = data.state
  const trie = createGrowingTrie(context, mined)
  if (pending !== undefined) await trie.apply(data.header.number, pending)
  let changed: WorldChanges = { deletedAccounts: [], writes: [] }
  return {
    world: () => createChangedWorld(base, changed),
    apply(height, changes) {
      changed = mergeChanges(changed, changes)
      return trie.apply(height, changes)
    },
  }
}

/** A trie that grows in memory; what it does not have of its own it reads from the store. */
function createGrowingTrie({ store, trieNodes }: SimulationContext, mined: NodePlace) {
  const rows = new Map<string, NodeRow>()
  const longValues = new Map<string, LongValueRow>()
  const own = new Map<string, TrieNode>()
  // What is not stored must not get into the cache that all share.
  const cache: NodeCache = {
    get: (name) => own.get(name) ?? trieNodes.get(name),
    set: (name, node) => own.set(name, node),
    delete: (name) => own.delete(name),
  }
  const source: NodeReader = {
    get: async (place) => rows.get(mapKey(place.hash)) ?? store.nodes.get(place),
    getLongValue: async (hash) => longValues.get(mapKey(hash))?.value ?? store.nodes.getLongValue(hash),
    getDeltaChain: async () => [], // nothing of it is kept
  }
  let root = mined
  return {
    async apply(height: number, changes: WorldChanges): Promise<Bytes> {
      const applied = await applyChanges(root, height, changes, source, cache)
      for (const node of applied.nodes) rows.set(mapKey(node.hash), node)
      for (const value of applied.longValues) longValues.set(mapKey(value.hash), value)
      rememberNodes(cache, applied)
      root = { hash: applied.root, height }
      return applied.root
    },
  }
}

const ACCOUNT_KEY_BYTES = 31

/** What two blocks change together. */
function mergeChanges(before: WorldChanges, after: WorldChanges): WorldChanges {
  const gone = new Set(after.deletedAccounts.map(mapKey))
  const isGone = (key: Bytes) => gone.size > 0 && gone.has(mapKey(key.subarray(0, ACCOUNT_KEY_BYTES)))
  const kept = before.writes.filter(({ key }) => !isGone(key))
  const writes = new Map([...kept, ...after.writes].map((write) => [mapKey(write.key), write]))
  return { deletedAccounts: [...before.deletedAccounts, ...after.deletedAccounts], writes: [...writes.values()] }
}
