import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { createOverlay, type Overlay } from '../../state/overlay.ts'
import { rememberNodes } from '../../state/trie/applyChanges.ts'
import type { TrieNode } from '../../state/trie/node.ts'
import type { BlockRow } from '../../storage/store.ts'
import type { ChainContext } from '../context.ts'
import { createHeldSettings } from '../settings/blockSettings.ts'
import { toBlockRow } from './appendBlock.ts'
import type { NextBlock } from './extendMain.ts'
import { stateRootOf, type Tip } from './head.ts'
import { canonicalStateView } from './stateViews.ts'

/** Blocks above the head that are executed and sealed, and may not be stored yet. */
export interface StagedBlocks {
  /** The chain with these blocks, in which the child of the last one can be built. */
  readonly context: ChainContext
  /** Returns the last block, or the head. */
  head(): Tip
  /** Adds a child of the last block. `writeTo` writes its changes to a state. */
  add(block: NextBlock, writeTo: Overlay['writeTo']): void
}

/**
 * Starts a list of staged blocks. Their state is one overlay over that of the head, which only these blocks may follow.
 * Nothing that other parts read changes, except the cache of blocks, which is by hash.
 */
export function stageBlocks(chain: ChainContext): StagedBlocks {
  let head = chain.head.current()
  const headNumber = head.block.header.number
  const hashes: Bytes[] = []
  const rows = new Map<string, BlockRow>()
  const nodes = new Map<string, TrieNode>()
  const view = createOverlay(canonicalStateView(chain, stateRootOf(head), chain.reorganisations.epoch()))
  const settings = createHeldSettings(chain.settings.current())
  const stored = chain.store.blocks

  const context: ChainContext = {
    ...chain,
    settings,
    state: { ...chain.state, worldAt: (height) => (height > headNumber ? view : chain.state.worldAt(height)) },
    store: {
      ...chain.store,
      blocks: {
        ...stored,
        getByHash: async (hash) => rows.get(mapKey(hash)) ?? stored.getByHash(hash),
        getMainHash: async (number) => hashes[number - headNumber - 1] ?? stored.getMainHash(number),
      },
    },
    trieNodes: {
      get: (name) => nodes.get(name) ?? chain.trieNodes.get(name),
      set: (name, node) => chain.trieNodes.set(name, node), // loaded from the store
      delete: (name) => nodes.delete(name),
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
      rememberNodes(nodes, trie)
      chain.blocks.put(tip.block)
      if (newSettings !== undefined) settings.put(newSettings)
    },
  }
}
