import { equalBytes } from '../../base/bytes.ts'
import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { createGenesisBlock } from '../../primitives/genesis.ts'
import { writeGenesis } from '../../state/genesis.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { WorldReader } from '../../state/stateView.ts'
import { applyChanges } from '../../state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../state/trie/node.ts'
import type { Store } from '../../storage/store.ts'
import { appendBlock } from './appendBlock.ts'
import type { Tip } from './head.ts'

/** The store holds another chain than the one that was to be opened. */
export class WrongChain extends NodeError {
  readonly kind = 'wrongChain'
}

const NOTHING: WorldReader = {
  getAccount: async () => undefined,
  getStorage: async () => undefined,
  getCode: async () => new Uint8Array(0),
  isContract: async () => false,
}

/**
 * Makes sure that the store begins with the network's genesis, and returns it; throws {@link WrongChain} when it
 * begins with another.
 */
export async function ensureGenesis(network: Network, store: Store): Promise<Tip> {
  const world = createOverlay(NOTHING)
  await writeGenesis(network, world)
  const changes = world.changes()
  const trie = await applyChanges(EMPTY_TRIE, 0, changes, store.nodes)
  const block = createGenesisBlock(network, trie.root)
  const tip = { block, totalDifficulty: block.header.difficulty, stateRoot: trie.root }
  const kept = await store.blocks.getMainHash(0)
  await requireSameRules(network, store, kept === undefined)
  if (kept === undefined) {
    const toAppend = { tip, executed: { senders: [], receipts: [] }, state: changes.writes, trie, leavePool: [] }
    await appendBlock(store, toAppend, network)
  } else if (!equalBytes(kept, block.hash)) {
    throw new WrongChain(
      `its genesis is ${toHex(kept)}, and that of ${network.name} with these settings is ${toHex(block.hash)}`,
    )
  }
  return tip
}

/** Under which the store's meta has the rules that were taken from the network. */
const ABSENT_RULES = 'absent rules'

/** A chain goes on by the rules that it began with; throws {@link WrongChain}. */
async function requireSameRules({ absentRules = [] }: Network, store: Store, isNew: boolean): Promise<void> {
  const asked = absentRules.join(', ')
  const kept = isNew ? asked : ((await store.meta.get(ABSENT_RULES)) ?? '')
  if (kept !== asked) {
    throw new WrongChain(`its withoutRule is [${kept}], and that of these settings is [${asked}]`)
  }
  if (isNew && asked !== '') await store.write(({ meta }) => meta.set(ABSENT_RULES, asked))
}
