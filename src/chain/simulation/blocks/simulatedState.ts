import { type Bytes, compareBytes } from '../../../base/bytes.ts'
import { mapKey } from '../../../base/mapKey.ts'
import type { Yielder } from '../../../evm/evm.ts'
import { createIndexedStateView } from '../../../state/changedState.ts'
import type { StateChanges, StateView } from '../../../state/stateView.ts'
import { applyChanges, rememberNodes } from '../../../state/trie/applyChanges.ts'
import type { TrieNode } from '../../../state/trie/node.ts'
import type { NodeCache } from '../../../state/trie/source.ts'
import type { LongValueRow, NodePlace, NodeReader, NodeRow } from '../../../storage/store.ts'
import { ownTrieRoot, toStoredChanges } from '../../canonical/stateViews.ts'
import type { CallContext, SimulationContext } from '../callContext.ts'

/**
 * Returns the state of simulated blocks, which exists in memory only. This function and `apply` yield between the parts
 * of long changes, and throw the reason of the yielder's signal there.
 */
export async function createSimulatedState(
  context: SimulationContext,
  { state: base, data }: CallContext,
  yielder: Yielder,
) {
  const { changes: pending } = data.state
  const mined = ownTrieRoot(context, data.state.root)
  const trie = createMemoryTrie(context, mined)
  const applyInParts = async (height: number, changes: StateChanges): Promise<Bytes> => {
    let root = mined.hash
    for (const part of partsOf(changes)) {
      root = await trie.apply(height, part)
      await yielder.pause()
    }
    return root
  }
  if (pending !== undefined) await applyInParts(data.header.number, pending)
  const changed = createChanges()
  return {
    /** Returns the state after the newest block. */
    current: (): StateView => createIndexedStateView(base, changed),
    /** Applies the changes of the next block; returns the root of the trie after it. */
    apply(height: number, changes: StateChanges): Promise<Bytes> {
      changed.add(changes)
      return applyInParts(height, changes)
    },
  }
}

/** Max edits of the trie that are applied and hashed without yielding, in about 2 ms. */
const PART_WRITES = 128

/**
 * Returns the changes in one or more parts for {@link applyChanges}. Writes are sorted by key, so the nodes of a part
 * are neighbours in the trie, and only nodes near the root are hashed for more than one part.
 */
function* partsOf({ deletedAccounts, writes }: StateChanges): Generator<StateChanges> {
  if (writes.length <= PART_WRITES) return yield { deletedAccounts, writes }
  yield { deletedAccounts, writes: [] }
  const sorted = writes.toSorted((a, b) => compareBytes(a.key, b.key))
  for (let at = 0; at < sorted.length; at += PART_WRITES) {
    yield { deletedAccounts: [], writes: sorted.slice(at, at + PART_WRITES) }
  }
}

/** Returns a trie in memory; it reads other nodes from the store. */
function createMemoryTrie(context: SimulationContext, mined: NodePlace) {
  const { store, trieNodes } = context
  const rows = new Map<string, NodeRow>()
  const longValues = new Map<string, LongValueRow>()
  const own = new Map<string, TrieNode>()
  // Nodes that are not stored must not enter the shared cache.
  const cache: NodeCache = {
    get: (name) => own.get(name) ?? trieNodes.get(name),
    set: (name, node) => own.set(name, node),
    delete: (name) => own.delete(name),
  }
  const source: NodeReader = {
    get: async (place) => rows.get(mapKey(place.hash)) ?? store.nodes.get(place),
    getLongValue: async (hash) => longValues.get(mapKey(hash))?.value ?? store.nodes.getLongValue(hash),
    getDeltaChain: async () => [], // no deltas in memory
  }
  let root = mined
  return {
    async apply(height: number, changes: StateChanges): Promise<Bytes> {
      const applied = await applyChanges(root, height, toStoredChanges(context, changes), source, cache)
      for (const node of applied.nodes) rows.set(mapKey(node.hash), node)
      for (const value of applied.longValues) longValues.set(mapKey(value.hash), value)
      rememberNodes(cache, applied)
      root = { hash: applied.root, height }
      return applied.root
    },
  }
}

const ACCOUNT_KEY_BYTES = 31

/** Returns the changes of all simulated blocks together. */
function createChanges() {
  const deleted = new Set<string>()
  const written = new Map<string, Bytes | undefined>()
  return {
    deleted,
    written,
    add({ deletedAccounts, writes }: StateChanges): void {
      const gone = new Set(deletedAccounts.map(mapKey))
      if (gone.size > 0) {
        for (const name of written.keys()) if (gone.has(name.slice(0, ACCOUNT_KEY_BYTES))) written.delete(name)
      }
      for (const name of gone) deleted.add(name)
      for (const { key, value } of writes) written.set(mapKey(key), value)
    },
  }
}
