import { type Bytes, compareBytes } from '../../../base/bytes.ts'
import type { Pacer } from '../../../evm/evm.ts'
import { createIndexedWorld } from '../../../state/changedState.ts'
import { mapKey } from '../../../state/mapKey.ts'
import type { WorldChanges, WorldReader } from '../../../state/stateView.ts'
import { applyChanges, rememberNodes } from '../../../state/trie/applyChanges.ts'
import type { TrieNode } from '../../../state/trie/node.ts'
import type { NodeCache } from '../../../state/trie/source.ts'
import type { LongValueRow, NodePlace, NodeReader, NodeRow } from '../../../storage/store.ts'
import type { CallContext, SimulationContext } from '../callContext.ts'

/** The state of blocks that nobody keeps, one after the other. */
export interface GrowingState {
  /** After the newest block. */
  world(): WorldReader
  /** Takes over what the next block has changed; returns the root of the trie after it. */
  apply(height: number, changes: WorldChanges): Promise<Bytes>
}

/**
 * Returns the state that a simulation starts from, ready to grow. Both it and `apply` pause between the parts of long
 * changes, and throw the reason of the pacer's signal there.
 */
export async function createGrowingState(
  context: SimulationContext,
  { world: base, data }: CallContext,
  pacer: Pacer,
): Promise<GrowingState> {
  const { root: mined, changes: pending } = data.state
  const trie = createGrowingTrie(context, mined)
  const applyInParts = async (height: number, changes: WorldChanges): Promise<Bytes> => {
    let root = mined.hash
    for (const part of partsOf(changes)) {
      root = await trie.apply(height, part)
      await pacer.pause()
    }
    return root
  }
  if (pending !== undefined) await applyInParts(data.header.number, pending)
  const changed = createGrowingChanges()
  return {
    world: () => createIndexedWorld(base, changed),
    apply(height, changes) {
      changed.add(changes)
      return applyInParts(height, changes)
    },
  }
}

/** Edits of the trie that are done and hashed at once, in two milliseconds or so. */
const WRITES_IN_A_PART = 128

/**
 * The same changes in parts for {@link applyChanges}, at least one. Writes are in the order of their keys: the nodes of a
 * part lie together in the trie, so only those near the root are hashed for more than one part.
 */
function* partsOf({ deletedAccounts, writes }: WorldChanges): Generator<WorldChanges> {
  if (writes.length <= WRITES_IN_A_PART) return yield { deletedAccounts, writes }
  yield { deletedAccounts, writes: [] }
  const sorted = writes.toSorted((a, b) => compareBytes(a.key, b.key))
  for (let at = 0; at < sorted.length; at += WRITES_IN_A_PART) {
    yield { deletedAccounts: [], writes: sorted.slice(at, at + WRITES_IN_A_PART) }
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

/** The changes of all blocks together. */
function createGrowingChanges() {
  const deleted = new Set<string>()
  const written = new Map<string, Bytes | undefined>()
  return {
    deleted,
    written,
    add({ deletedAccounts, writes }: WorldChanges): void {
      const gone = new Set(deletedAccounts.map(mapKey))
      if (gone.size > 0) {
        for (const name of written.keys()) if (gone.has(name.slice(0, ACCOUNT_KEY_BYTES))) written.delete(name)
      }
      for (const name of gone) deleted.add(name)
      for (const { key, value } of writes) written.set(mapKey(key), value)
    },
  }
}
