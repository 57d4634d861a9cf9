import { expect, it } from 'vitest'
import { createFlatStateView, createTrieStateView } from '../../src/state/keyedState.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { toStateRows } from '../../src/state/stateRows.ts'
import type { WritableState } from '../../src/state/stateView.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../src/state/trie/node.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { NodePlace } from '../../src/storage/store.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { addressOf, putContract, slotOf, snapshot } from './worlds.ts'

const ADDRESSES = [1, 2, 3].map(addressOf)
const SLOTS = [0, 1, 2].map(slotOf)
const LONG_CODE = new Uint8Array(5_000).fill(0x5b)

/** A store in which every block is stored both flat and as a trie; returns the roots by height. */
async function openBoth(blocks: ReadonlyArray<(world: WritableState) => Promise<void>>) {
  const store = closedAfterTest(await openStore({ kind: 'memory' }))
  const roots: NodePlace[] = []
  for (const [height, work] of blocks.entries()) {
    const parent = roots.at(-1) ?? EMPTY_TRIE
    const world = createOverlay(createTrieStateView(parent, store.nodes))
    await work(world)
    const applied = await applyChanges(parent, height, world.changes(), store.nodes)
    const rows = await toStateRows(world.changes(), store.state, height - 1)
    await store.write(({ nodes, state }) => {
      nodes.insertAll(height, applied.nodes)
      nodes.insertLongValues(applied.longValues)
      state.insertAll(height, rows)
    })
    roots.push({ hash: applied.root, height })
  }
  return { store, roots }
}

it('the trie and the flat history have the same state at every height', async () => {
  const { store, roots } = await openBoth([
    async (world) => {
      for (const address of ADDRESSES) await putContract(world, address, LONG_CODE)
    },
    async (world) => world.deleteAccount(addressOf(1)),
    async (world) => {
      await world.putStorage(addressOf(1), slotOf(2), Uint8Array.of(2))
      await world.putStorage(addressOf(2), slotOf(1), undefined)
      await world.putAccount(Uint8Array.of(0), { nonce: 3n, balance: 0n })
    },
    async (world) => {
      await world.deleteAccount(addressOf(3))
      await putContract(world, addressOf(3), Uint8Array.of(1))
    },
  ])
  const addresses = [...ADDRESSES, Uint8Array.of(0), addressOf(77)]
  for (const [height, root] of roots.entries()) {
    const fromTrie = await snapshot(createTrieStateView(root, store.nodes), addresses, SLOTS)
    expect(fromTrie).toEqual(await snapshot(createFlatStateView(store.state, height), addresses, SLOTS))
  }
  const first = await createTrieStateView(roots[0] ?? EMPTY_TRIE, store.nodes).getCode(addressOf(1))
  expect(first).toEqual(LONG_CODE)
})

it('the empty trie has no accounts', async () => {
  const { store } = await openBoth([])
  expect(await createTrieStateView(EMPTY_TRIE, store.nodes).getAccount(addressOf(1))).toBeUndefined()
})

it('a missing trie root is reported as a damaged store', async () => {
  const { store } = await openBoth([])
  await expect(
    createTrieStateView({ hash: slotOf(1), height: 1 }, store.nodes).getAccount(addressOf(1)),
  ).rejects.toMatchObject({ kind: 'storeDamaged' })
})
