import { createTrieWorld } from '../../state/keyedState.ts'
import { createPinnedWorld } from '../../state/pinnedState.ts'
import type { WorldReader } from '../../state/stateView.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import type { ChainContext } from '../context.ts'
import type { FoundBlock } from './findBlock.ts'
import { stateRootOf } from './head.ts'
import type { ReorgGuard } from './reorgGuard.ts'

/** What reading a world takes. */
export type StateSource = Pick<ChainContext, 'state' | 'trieNodes'> & {
  readonly store: { readonly nodes: NodeReader }
  readonly reorganisations: Pick<ReorgGuard, 'isCurrent'>
}

/**
 * The state after a mined block, whatever becomes of the main chain: flat history while the block is on it, the
 * unitrie else.
 */
export function stateViewAfter(source: StateSource, mined: FoundBlock): WorldReader {
  const root = stateRootOf(mined)
  return mined.isMain ? canonicalStateView(source, root, mined.epoch) : stateViewAtRoot(source, root)
}

/** As {@link stateViewAfter}, for a block that was on the main chain at this count of reorganisations. */
export function canonicalStateView(source: StateSource, root: NodePlace, reorganisation: number): WorldReader {
  const flat = source.state.worldAt(root.height)
  return createPinnedWorld(
    flat,
    () => source.reorganisations.isCurrent(reorganisation),
    () => stateViewAtRoot(source, root),
  )
}

/** The state with this root. */
export function stateViewAtRoot({ store, trieNodes }: StateSource, root: NodePlace): WorldReader {
  return createTrieWorld(root, store.nodes, trieNodes)
}
