import type { Bytes } from '../../base/bytes.ts'
import type { Block } from '../../model/block.ts'
import { decodeReceipt, type Receipt } from '../../model/receipt.ts'
import { mapKey } from '../../state/mapKey.ts'
import { diffTries } from '../../state/unitrie/diffTries.ts'
import type { NodeReader, StateChangeRow } from '../../store/store.ts'
import type { ChainContext } from '../context.ts'
import type { BlockOutcome } from '../extendMain.ts'
import { stateRootOf, type Tip } from '../head.ts'

/** A block of a branch that becomes the main chain, with what the main chain keeps besides. */
export interface JoiningBlock {
  readonly block: Block
  readonly receipts: readonly Receipt[]
  readonly state: readonly StateChangeRow[]
  /** In the order of the block, REMASC's last. */
  readonly senders: readonly Bytes[]
}

/** A block that lay beside the main chain. Its changes are what its trie has and its parent's has not. */
export async function readJoining({ store, trieNodes }: ChainContext, parent: Tip, tip: Tip): Promise<JoiningBlock> {
  const rows = await store.transactions.getByBlock(tip.block.hash)
  return {
    block: tip.block,
    receipts: rows.map((row) => decodeReceipt(row.receipt)),
    senders: rows.map((row) => row.sender),
    state: await diffTries(stateRootOf(parent), stateRootOf(tip), store.nodes, trieNodes),
  }
}

/** The newest block of the branch, which is not kept yet. */
export async function toJoining(
  { store }: ChainContext,
  parent: Tip,
  { block }: Tip,
  { executed, trie }: BlockOutcome,
): Promise<JoiningBlock> {
  const root = { hash: trie.root, height: block.header.number }
  // Not the chain's cache: it must not hear of nodes that are not stored.
  const state = await diffTries(stateRootOf(parent), root, withNew(store.nodes, trie), new Map())
  return { block, receipts: executed.receipts, senders: executed.senders, state }
}

function withNew(kept: NodeReader, { nodes, longValues }: BlockOutcome['trie']): NodeReader {
  const newNodes = new Map(nodes.map((node) => [mapKey(node.hash), node]))
  const newValues = new Map(longValues.map(({ hash, value }) => [mapKey(hash), value]))
  return {
    get: async (place) => newNodes.get(mapKey(place.hash)) ?? kept.get(place),
    getLongValue: async (hash) => newValues.get(mapKey(hash)) ?? kept.getLongValue(hash),
  }
}
