import type { Bytes } from '../../base/bytes.ts'
import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { listSlots } from '../../state/contractCells.ts'
import { readOverBase, withDeletionRecords } from '../../state/deletions.ts'
import { createKeyedStateView, createTrieStateView } from '../../state/keyedState.ts'
import { createPinnedStateView } from '../../state/pinnedState.ts'
import type { StateChanges, StateView } from '../../state/stateView.ts'
import { getValue } from '../../state/trie/lookup.ts'
import { EMPTY_TRIE_HASH } from '../../state/trie/node.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import { BelowBase } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import type { FoundBlock } from './findBlock.ts'
import { stateRootOf } from './head.ts'
import type { ReorgGuard } from './reorgGuard.ts'

/** The parts of a context that state views read. */
export type StateSource = Pick<ChainContext, 'base' | 'snapshot' | 'state' | 'trieNodes'> & {
  readonly store: { readonly nodes: NodeReader }
  readonly reorganisations: Pick<ReorgGuard, 'isCurrent'>
}

/**
 * Returns the state after a stored block. The view reads flat history while the block is canonical and the unitrie
 * afterwards, so a reorganisation does not change it.
 */
export function stateViewAfter(source: StateSource, found: FoundBlock): StateView {
  requireState(source, found)
  const root = stateRootOf(found)
  return found.isMain ? canonicalStateView(source, root, found.epoch) : stateViewAtRoot(source, root)
}

/** Returns the state after a block that was canonical at `epoch`; see {@link stateViewAfter}. */
export function canonicalStateView(source: StateSource, root: NodePlace, epoch: number): StateView {
  const flat = source.state.worldAt(root.height)
  if (isBelowBase(source, root)) return flat
  return createPinnedStateView(
    flat,
    () => source.reorganisations.isCurrent(epoch),
    () => stateViewAtRoot(source, root),
  )
}

/** Returns the state with this root: the unitrie's values, over the base's. */
export function stateViewAtRoot(source: StateSource, root: NodePlace): StateView {
  const { base, store, trieNodes } = source
  if (base === undefined) return createTrieStateView(root, store.nodes, trieNodes)
  if (isBelowBase(source, root)) return source.state.worldAt(root.height) // no reorganisation changes it
  const { number } = base.block.header
  const readOwn = async (key: Bytes) => ({ value: await getValue(root, key, store.nodes, trieNodes), since: number })
  const readBase = (key: Bytes) => mapMaybePromise(base.getValue(key, number), (value) => ({ value, since: number }))
  return createKeyedStateView((key) =>
    mapMaybePromise(
      readOverBase(key, readOwn, () => readBase(key)),
      ({ value }) => value,
    ),
  )
}

/**
 * Throws `BelowBase` for a side block that is not above the base of a fork, because its chain's state is known there only, and for a
 * block below a snapshot base.
 */
export function requireState(
  { base, snapshot }: Pick<StateSource, 'base' | 'snapshot'>,
  { block, isMain }: FoundBlock,
): void {
  const { number } = block.header
  if (snapshot !== undefined && number < snapshot.number)
    throw new BelowBase(`the state of block ${number}`, snapshot.number)
  if (base === undefined || isMain || block.header.number > base.block.header.number) return
  throw new BelowBase('state of side blocks', base.block.header.number)
}

/**
 * Returns the root of the trie that changes after a block are added to. Below the base of a fork it is empty, because the trie has the changes
 * of this chain only.
 */
export function ownTrieRoot(source: Pick<StateSource, 'base'>, root: NodePlace): NodePlace {
  return isBelowBase(source, root) ? { ...root, hash: EMPTY_TRIE_HASH } : root
}

function isBelowBase({ base }: Pick<StateSource, 'base'>, { height }: NodePlace): boolean {
  return base !== undefined && height < base.block.header.number
}

/**
 * Returns the storage slots of a contract in the state with this root, as words; undefined above `limit` slots. Over a
 * base, these are only the slots that blocks of this chain have set: JSON-RPC does not list those of the base.
 */
export async function listKnownSlots(
  source: Pick<StateSource, 'base' | 'store' | 'trieNodes'>,
  root: NodePlace,
  address: Bytes,
  limit: number,
): Promise<readonly Bytes[] | undefined> {
  if (isBelowBase(source, root)) return []
  return listSlots(root, address, limit, { nodes: source.store.nodes, cache: source.trieNodes })
}

/** Returns the form in which a block's changes are stored: over a base, deletions are recorded. */
export function toStoredChanges({ base }: Pick<ChainContext, 'base'>, changes: StateChanges): StateChanges {
  return base === undefined ? changes : withDeletionRecords(changes)
}
