import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { createOverlay, type Overlay } from '../../state/overlay.ts'
import type { TrieNode } from '../../state/trie/node.ts'
import type { BlockRow } from '../../storage/store.ts'
import { createHashFinder } from '../ancestors/blockHashes.ts'
import type { ChainContext } from '../context.ts'
import { createHeldSettings } from '../settings/blockSettings.ts'
import { toBlockRow } from './appendBlock.ts'
import type { NextBlock } from './extendMain.ts'
import type { FoundBlock } from './findBlock.ts'
import type { Tip } from './head.ts'
import { stateViewAfter } from './stateViews.ts'

/** Blocks above a stored one that are executed, and may not be stored yet. */
export interface StagedBlocks {
  /** The chain with these blocks on its main chain, in which the child of the last one can be built. */
  readonly context: ChainContext
  /** Returns the last block, or the one below all of them. */
  head(): Tip
  /** Adds a child of the last block. `writeTo` writes its changes to a state. */
  add(block: NextBlock, writeTo: Overlay['writeTo']): void
}

/** Starts a list of staged blocks above the canonical head, which only these blocks may follow. */
export function stageAboveHead(chain: ChainContext): StagedBlocks {
  return stageBlocks(chain, { ...chain.head.current(), isMain: true, epoch: chain.reorganisations.epoch() })
}

/**
 * Starts a list of staged blocks above a stored one, on the canonical chain or a side chain. Their state is one overlay over
 * that of the stored block. Nothing that other parts read changes, except the cache of blocks, which is by hash.
 */
export function stageBlocks(chain: ChainContext, base: FoundBlock): StagedBlocks {
  let head: Tip = base
  const baseNumber = base.block.header.number
  const hashes: Bytes[] = []
  const rows = new Map<string, BlockRow>()
  const nodes = new Map<string, TrieNode>()
  const view = createOverlay(stateViewAfter(chain, base))
  const settings = createHeldSettings(chain.settings.current())
  const stored = chain.store.blocks
  const findStored = createHashFinder(stored, base.block) // ancestors of the base, also on a side chain

  const context: ChainContext = {
    ...chain,
    settings,
    state: { ...chain.state, worldAt: (height) => (height >= baseNumber ? view : chain.state.worldAt(height)) },
    store: {
      ...chain.store,
      blocks: {
        ...stored,
        getByHash: async (hash) => rows.get(mapKey(hash)) ?? stored.getByHash(hash),
        getMainHash: async (number) => (number > baseNumber ? hashes[number - baseNumber - 1] : findStored(number)),
      },
    },
    trieNodes: {
      get: (name) => nodes.get(name) ?? chain.trieNodes.get(name),
      set: (name, node) => chain.trieNodes.set(name, node), // loaded from the store
      delete: () => false, // a node may be in several places of the trie, and is not stored yet
    },
  }

  return {
    context,
    head: () => head,
    add({ tip, trie, settings: newSettings }, writeTo) {
      head = tip
      hashes.push(tip.block.hash)
      rows.set(mapKey(tip.block.hash), toBlockRow(tip))
      writeTo(view)
      for (const { hash, node } of trie.nodes) nodes.set(mapKey(hash), node)
      chain.blocks.put(tip.block)
      if (newSettings !== undefined) settings.put(newSettings)
    },
  }
}
