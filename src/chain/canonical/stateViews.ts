import { createTrieWorld } from '../../state/keyedState.ts'
import { createPinnedWorld } from '../../state/pinnedState.ts'
import type { WorldReader } from '../../state/stateView.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import type { ChainContext } from '../context.ts'
import type { MinedBlock } from './findBlock.ts'
import { stateRootOf } from './head.ts'
import type { Reorganisations } from './reorganisations.ts'

/** What reading a world takes. */
export type WorldSource = Pick<ChainContext, 'state' | 'trieNodes'> & {
  readonly store: { readonly nodes: NodeReader }
  readonly reorganisations: Pick<Reorganisations, 'isSame'>
}

/**
 * The state after a mined block, whatever becomes of the main chain: flat history while the block is on it, the
 * unitrie else.
 */
export function worldAfter(source: WorldSource, mined: MinedBlock): WorldReader {
  const root = stateRootOf(mined)
  return mined.isMain ? mainWorld(source, root, mined.reorganisation) : rootWorld(source, root)
}

/** As {@link worldAfter}, for a block that was on the main chain at this count of reorganisations. */
export function mainWorld(source: WorldSource, root: NodePlace, reorganisation: number): WorldReader {
  const flat = source.state.worldAt(root.height)
  return createPinnedWorld(
    flat,
    () => source.reorganisations.isSame(reorganisation),
    () => rootWorld(source, root),
  )
}

/** The state with this root. */
export function rootWorld({ store, trieNodes }: WorldSource, root: NodePlace): WorldReader {
  return createTrieWorld(root, store.nodes, trieNodes)
}
