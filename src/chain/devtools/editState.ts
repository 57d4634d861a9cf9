import { createOverlay } from '../../state/overlay.ts'
import { toStateRows } from '../../state/stateRows.ts'
import type { World, WorldChanges } from '../../state/stateView.ts'
import { applyChanges, rememberNodes } from '../../state/trie/applyChanges.ts'
import { stateRootOf } from '../canonical/head.ts'
import { stateViewAtRoot } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'

/** Edits the state after the newest block; see {@link putChanges}. */
export async function editState(context: ChainContext, edit: (world: World) => Promise<void>): Promise<void> {
  const world = createOverlay(stateViewAtRoot(context, stateRootOf(context.head.current())))
  await edit(world)
  await putChanges(context, world.changes())
}

/**
 * Gives the newest block another state than its header names: the block stays what it is, its row names the root of
 * the edited state, and the next block starts from that. Everything that reads by a root asks `stateRootOf`, so that
 * proofs, simulations and the next root follow. One transaction of the store; the main chain counts as reorganised,
 * so that nobody mixes what was read before with what is read after. Not while a block is made: in turn with the miner.
 */
export async function putChanges(context: ChainContext, changes: WorldChanges): Promise<void> {
  if (changes.writes.length === 0 && changes.deletedAccounts.length === 0) return
  const { store, state, head, trieNodes, reorganisations } = context
  const tip = head.current()
  const { number } = tip.block.header
  const trie = await applyChanges(stateRootOf(tip), number, changes, store.nodes, trieNodes)
  const rows = await toStateRows(changes, store.state, number, trie.longValues)
  await reorganisations.run(
    () =>
      store.write((writers) => {
        writers.nodes.insertAll(number, trie.nodes)
        writers.nodes.insertLongValues(trie.longValues)
        writers.state.insertAll(number, rows)
        writers.blocks.setStateRoot(tip.block.hash, trie.root)
      }),
    () => {
      state.apply(number, rows)
      rememberNodes(trieNodes, trie)
      head.moveTo({ ...tip, stateRoot: trie.root })
    },
  )
}
