import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import type { NodePlace, NodeReader, StateValue } from '../storage/store.ts'
import { decodeAccount } from './account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import type { Account, WorldReader } from './stateView.ts'
import { getValue } from './trie/lookup.ts'
import type { TrieNode } from './trie/node.ts'
import type { NodeCache } from './trie/source.ts'

/** Creates a world out of whatever knows the values of unitrie keys. */
export function createKeyedWorld(getValue: (key: Bytes) => Awaitable<Bytes | undefined>): WorldReader {
  return {
    getAccount: (address) => whenThere(getValue(accountKey(address)), toAccount),
    getStorage: (address, slot) => getValue(storageKey(address, slot)),
    getCode: (address) => whenThere(getValue(codeKey(address)), (code) => code ?? EMPTY_BYTES),
    isContract: (address) => whenThere(getValue(contractMarkerKey(address)), (marker) => marker !== undefined),
  }
}

function toAccount(value: Bytes | undefined): Account | undefined {
  return value === undefined ? undefined : decodeAccount(value)
}

/** What keys of the main chain had at heights: the store's table, or what is in memory of it. */
export interface FlatState {
  getAt(key: Bytes, height: number): Awaitable<StateValue>
}

/** Creates the main chain's world after the block at `height`: one index seek for each value, however long the chain is. */
export function createFlatWorld(state: FlatState, height: number): WorldReader {
  return createKeyedWorld((key) => whenThere(state.getAt(key, height), ({ value }) => value))
}

/**
 * Creates the world with this state root, also off the main chain. A value costs as many node reads as its path is long; nodes
 * once read stay in `cache`, by default for as long as the world lives. Reads throw `MissingNode` when the root is not
 * in store.
 */
export function createTrieWorld(
  root: NodePlace,
  nodes: NodeReader,
  cache: NodeCache = new Map<string, TrieNode>(),
): WorldReader {
  return createKeyedWorld((key) => getValue(root, key, nodes, cache))
}
