import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import type { NodePlace, NodeReader, StateReader } from '../store/store.ts'
import { decodeAccount } from './account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import { getValue } from './unitrie/lookup.ts'
import type { TrieNode } from './unitrie/node.ts'
import type { NodeCache } from './unitrie/source.ts'
import type { WorldReader } from './world.ts'

/** A world out of whatever knows the values of unitrie keys. */
export function createKeyedWorld(getValue: (key: Bytes) => Promise<Bytes | undefined>): WorldReader {
  return {
    async getAccount(address) {
      const value = await getValue(accountKey(address))
      return value === undefined ? undefined : decodeAccount(value)
    },
    getStorage: (address, slot) => getValue(storageKey(address, slot)),
    getCode: async (address) => (await getValue(codeKey(address))) ?? EMPTY_BYTES,
    isContract: async (address) => (await getValue(contractMarkerKey(address))) !== undefined,
  }
}

/** The main chain's world after the block at `height`: one index seek for each value, however long the chain is. */
export function createFlatWorld(state: Pick<StateReader, 'getAt'>, height: number): WorldReader {
  return createKeyedWorld(async (key) => (await state.getAt(key, height)).value)
}

/**
 * The world with this state root, also off the main chain. A value costs as many node reads as its path is long; nodes
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
