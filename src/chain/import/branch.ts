import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { genesisNumber } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import { decodeReceipt, type Receipt } from '../../primitives/receipt.ts'
import { diffTries } from '../../state/trie/diffTries.ts'
import type { TrieNode } from '../../state/trie/node.ts'
import type { NodeCache } from '../../state/trie/source.ts'
import type { NodeReader, NodeRow, StateChangeRow } from '../../storage/store.ts'
import { readTransaction } from '../canonical/chainRecords.ts'
import type { BlockOutcome } from '../canonical/extendMain.ts'
import { type FoundBlock, findParent } from '../canonical/findBlock.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { BlockRefused } from './rules/blockRefused.ts'

/** A side chain that ends in a block that is executed but not stored yet. */
export interface Branch {
  /** The last block that it shares with the canonical chain. */
  readonly fork: Tip
  /** Its stored blocks after the fork, oldest first. */
  readonly kept: readonly Tip[]
  readonly newest: Tip
  readonly outcome: BlockOutcome
  /** Hashes of its transactions, without REMASC's. */
  readonly mined: readonly Bytes[]
  /** Their senders, each once. */
  readonly senders: readonly Bytes[]
}

/**
 * Reads the branch that ends in `newest` from the store. Throws {@link BlockRefused} if it begins with another genesis block,
 * which the chain had before a reset.
 */
export async function readBranch(context: ChainContext, newest: Tip, outcome: BlockOutcome): Promise<Branch> {
  const kept: Tip[] = []
  const mined = newest.block.transactions.slice(0, -1).map(({ hash }) => hash)
  const senders = new Map(outcome.executed.senders.slice(0, -1).map((sender) => [mapKey(sender), sender]))
  let parent = await requireParent(context, newest)
  for (; !parent.isMain; parent = await requireParent(context, parent)) {
    if (parent.block.header.number === genesisNumber(context.network))
      throw new BlockRefused(newest.block, 'parent', 'a branch of the genesis of this chain', parent.block.hash)
    kept.push(parent)
    for (const { hash, sender } of (await context.store.transactions.getByBlock(parent.block.hash)).slice(0, -1)) {
      mined.push(hash)
      senders.set(mapKey(sender), sender)
    }
  }
  return { fork: parent, kept: kept.reverse(), newest, outcome, mined, senders: [...senders.values()] }
}

async function requireParent(context: ChainContext, { block }: Tip): Promise<FoundBlock> {
  const parent = await findParent(context, block)
  if (parent === undefined) throw new Error(`the parent of block ${block.header.number} is missing`)
  return parent
}

/** Reads the transactions since the fork that only the canonical chain has mined, oldest first. They return to the pool. */
export async function readReturning(
  { store, head, clock }: ChainContext,
  { fork, newest, mined }: Branch,
): Promise<PoolEntry[]> {
  const minedAgain = new Set(mined.map(mapKey))
  const added = { addedAtMs: clock.nowMs(), addedAtHeight: newest.block.header.number }
  const entries: PoolEntry[] = []
  for (let height = fork.block.header.number + 1; height <= head.current().block.header.number; height++) {
    const blockHash = await store.blocks.getMainHash(height)
    const rows = blockHash === undefined ? [] : await store.transactions.getByBlock(blockHash)
    for (const row of rows.slice(0, -1)) {
      if (minedAgain.has(mapKey(row.hash))) continue
      entries.push({ transaction: readTransaction(row), sender: row.sender, ...added })
    }
  }
  return entries
}

/** A reader of trie nodes, and the cache of what it has read. */
export type NodeSource = readonly [NodeReader, NodeCache]

/**
 * Adds the trie nodes of a block that is not stored yet to those of the store. Their cache is separate: the chain's must
 * not have nodes that may never be stored.
 */
export function withNewNodes(stored: NodeReader, { nodes, longValues }: BlockOutcome['trie']): NodeSource {
  const newValues = new Map(longValues.map(({ hash, value }) => [mapKey(hash), value]))
  const reader: NodeReader = {
    ...withNodes(stored, nodes),
    getLongValue: async (hash) => newValues.get(mapKey(hash)) ?? stored.getLongValue(hash),
  }
  return [reader, new Map<string, TrieNode>()]
}

/** A block of a branch that becomes canonical, with the data that only canonical blocks have. */
export interface JoiningBlock {
  readonly block: Block
  readonly receipts: readonly Receipt[]
  readonly state: readonly StateChangeRow[]
}

/** Maximum number of trie nodes of a block that are read at once: a full block creates a few thousand. */
const MAX_NODES_AT_ONCE = 10_000

/** Yields the blocks of a branch, oldest first. The state changes of each are the difference of its trie and its parent's. */
export async function* readJoining(context: ChainContext, branch: Branch): AsyncGenerator<JoiningBlock> {
  const { nodes, transactions } = context.store
  let parent = branch.fork
  for (const tip of branch.kept) {
    const rows = await transactions.getByBlock(tip.block.hash)
    const created = (await nodes.getAllAt(tip.block.header.number, MAX_NODES_AT_ONCE)) ?? []
    const source: NodeSource = [withNodes(nodes, created), context.trieNodes]
    const state = await diffTries(stateRootOf(parent), stateRootOf(tip), ...source)
    yield { block: tip.block, receipts: rows.map((row) => decodeReceipt(row.receipt)), state }
    parent = tip
  }
  const { newest, outcome } = branch
  const source = withNewNodes(nodes, outcome.trie)
  const state = await diffTries(stateRootOf(parent), stateRootOf(newest), ...source)
  yield { block: newest.block, receipts: outcome.executed.receipts, state }
}

/** Adds nodes that are in memory to those of the store. */
function withNodes(stored: NodeReader, nodes: readonly NodeRow[]): NodeReader {
  const known = new Map(nodes.map((node) => [mapKey(node.hash), node]))
  return { ...stored, get: async (place) => known.get(mapKey(place.hash)) ?? stored.get(place) }
}
