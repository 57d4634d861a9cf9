import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import type { NodePlace, NodeReader, StateValue } from '../storage/store.ts'
import { decodeAccount } from './account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import type { Account, StateView } from './stateView.ts'
import { getValue } from './trie/lookup.ts'
import type { TrieNode } from './trie/node.ts'
import type { NodeCache } from './trie/source.ts'

/** Creates a view of a state from a reader of trie keys. */
export function createKeyedStateView(getValue: (key: Bytes) => MaybePromise<Bytes | undefined>): StateView {
  return {
    getAccount: (address) => mapMaybePromise(getValue(accountKey(address)), toAccount),
    getStorage: (address, slot) => getValue(storageKey(address, slot)),
    getCode: (address) => mapMaybePromise(getValue(codeKey(address)), (code) => code ?? EMPTY_BYTES),
    isContract: (address) => mapMaybePromise(getValue(contractMarkerKey(address)), (marker) => marker !== undefined),
  }
}

function toAccount(value: Bytes | undefined): Account | undefined {
  return value === undefined ? undefined : decodeAccount(value)
}

/** Values of trie keys by height: the store's table or a cache of it. */
export interface FlatState {
  getAt(key: Bytes, height: number): MaybePromise<StateValue>
}

/**
 * Creates the view of the canonical state after the block at `height`. Each value costs one index seek, independently
 * of the length of the chain.
 */
export function createFlatStateView(state: FlatState, height: number): StateView {
  return createKeyedStateView((key) => mapMaybePromise(state.getAt(key, height), ({ value }) => value))
}

/**
 * Creates the view of the state with this root, also on a side chain. A value costs one node read per node of its path.
 * Nodes stay in `cache`, by default one of the view's own. Reads throw `MissingNode` if the root is not stored.
 */
export function createTrieStateView(
  root: NodePlace,
  nodes: NodeReader,
  cache: NodeCache = new Map<string, TrieNode>(),
): StateView {
  return createKeyedStateView((key) => getValue(root, key, nodes, cache))
}
