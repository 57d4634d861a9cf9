import { createTrieStateView } from '../../state/keyedState.ts'
import { createPinnedStateView } from '../../state/pinnedState.ts'
import type { StateView } from '../../state/stateView.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import type { ChainContext } from '../context.ts'
import type { FoundBlock } from './findBlock.ts'
import { stateRootOf } from './head.ts'
import type { ReorgGuard } from './reorgGuard.ts'

/** The parts of a context that state views read. */
export type StateSource = Pick<ChainContext, 'state' | 'trieNodes'> & {
  readonly store: { readonly nodes: NodeReader }
  readonly reorganisations: Pick<ReorgGuard, 'isCurrent'>
}

/**
 * Returns the state after a stored block. The view reads flat history while the block is canonical and the unitrie
 * afterwards, so a reorganisation does not change it.
 */
export function stateViewAfter(source: StateSource, found: FoundBlock): StateView {
  const root = stateRootOf(found)
  return found.isMain ? canonicalStateView(source, root, found.epoch) : stateViewAtRoot(source, root)
}

/** Returns the state after a block that was canonical at `epoch`; see {@link stateViewAfter}. */
export function canonicalStateView(source: StateSource, root: NodePlace, epoch: number): StateView {
  const flat = source.state.worldAt(root.height)
  return createPinnedStateView(
    flat,
    () => source.reorganisations.isCurrent(epoch),
    () => stateViewAtRoot(source, root),
  )
}

/** Returns the state with this root, read from the unitrie. */
export function stateViewAtRoot({ store, trieNodes }: StateSource, root: NodePlace): StateView {
  return createTrieStateView(root, store.nodes, trieNodes)
}
