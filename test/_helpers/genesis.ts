import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { writeGenesis } from '../../src/chain/canonical/genesis.ts'
import type { Network } from '../../src/chainspec/network.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../src/state/trie/node.ts'
import { createNodeStore } from './nodeStore.ts'

/** The state that a network begins with: what is written, the trie's root, and a store with its nodes. */
export async function applyGenesis(network: Network) {
  const world = createOverlay({
    getAccount: async () => undefined,
    getStorage: async () => undefined,
    getCode: async () => EMPTY_BYTES,
    isContract: async () => false,
  })
  await writeGenesis(network, world)
  const changes = world.changes()
  const store = createNodeStore()
  const applied = await applyChanges(EMPTY_TRIE, 0, changes, store)
  store.addAll(0, applied)
  return { root: { hash: applied.root, height: 0 }, changes, store }
}
