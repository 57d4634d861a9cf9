import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Block } from '../../primitives/block.ts'
import { createOverlay, type Overlay } from '../../state/overlay.ts'
import type { StateView } from '../../state/stateView.ts'
import { applyChanges, rememberNodes } from '../../state/trie/applyChanges.ts'
import type { NodePlace, NodeReader } from '../../storage/store.ts'
import { writeBlock } from '../canonical/appendBlock.ts'
import type { BlockOutcome } from '../canonical/extendMain.ts'
import { type FoundBlock, findParent } from '../canonical/findBlock.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import { requireState, stateViewAfter, toStoredChanges } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { executeBlock } from '../execution/executeBlock.ts'
import type { Precomputed } from './ahead/precompute.ts'
import { BlockRefused } from './rules/blockRefused.ts'
import { EXECUTION_RULES, executeOrRefuse } from './rules/executionRules.ts'
import { requireValidBlock } from './rules/requireValidBlock.ts'
import { requireAll } from './rules/rule.ts'

/**
 * The result of an import: the block was stored before, extends the canonical chain, is on a side chain, or is the head of
 * a branch that has become canonical with it.
 */
export type Imported = 'known' | 'head' | 'side' | 'reorganised'

/** Called with a block that is stored, and its outcome. */
export type OnImported = (block: Block, outcome: Imported) => void

/** Returns the parent of a block; throws `BlockRefused` if it is not stored, and `BelowBase` if its state is not. */
export async function requireParent(context: ChainContext, block: Block): Promise<FoundBlock> {
  const parent = await findParent(context, block)
  if (parent !== undefined) {
    requireState(context, parent)
    return parent
  }
  throw new BlockRefused(block, 'parent', 'a known block as parent', block.header.parentHash)
}

/** Stores blocks of a side chain: readable by hash, their states by root, their logs only from their receipts. */
export async function storeSideBlocks(
  context: ChainContext,
  blocks: ReadonlyArray<BlockOutcome & { readonly tip: Tip }>,
): Promise<void> {
  await context.store.write((writers) => {
    for (const block of blocks) writeBlock(writers, block)
  })
  for (const { trie, tip } of blocks) {
    rememberNodes(context.trieNodes, trie)
    context.blocks.put(tip.block)
  }
}

/** The result of a valid block. */
export interface VerifiedBlock extends BlockOutcome {
  /** Writes the block's changes to the state after its parent. */
  readonly writeTo: Overlay['writeTo']
}

/** Checks a block against every rule, executes it and compares the result with its header. Throws `BlockRefused`. */
export async function verifyBlock(
  context: ChainContext,
  block: Block,
  parent: FoundBlock,
  { workFlaw, senders }: Precomputed,
): Promise<VerifiedBlock> {
  await requireValidBlock(context, block, parent.block, { work: { flaw: workFlaw } })
  const before = { state: stateViewAfter(context, parent), root: stateRootOf(parent) }
  const verified = await executeAfter(context, { ...block, senders }, before)
  const executed = { ...verified.executed, stateRoot: verified.trie.root }
  requireAll(block, EXECUTION_RULES, { block, executed, rules: rulesAt(context.network, block.header.number) })
  return verified
}

/** The parts of a context with which a block is executed. */
export type ExecutionContext = Pick<ChainContext, 'network' | 'evm' | 'base' | 'blocks' | 'trieNodes'> & {
  readonly store: Pick<ChainContext['store'], 'blocks'> & { readonly nodes: NodeReader }
}

/** The state after a block: its view and its root. */
export interface StateAfter {
  readonly state: StateView
  readonly root: NodePlace
}

/** Executes a block on the state after its parent, and computes the new root. Throws `BlockRefused`. */
export async function executeAfter(
  context: ExecutionContext,
  block: Block & Pick<Precomputed, 'senders'>,
  before: StateAfter,
): Promise<VerifiedBlock> {
  const { network, evm, store, blocks, trieNodes } = context
  const world = createOverlay(before.state)
  const setup = { network, evm, world, reader: store.blocks, cache: blocks }
  const executed = await executeOrRefuse(block, () => executeBlock(setup, block))
  const changes = toStoredChanges(context, world.changes())
  const trie = await applyChanges(before.root, block.header.number, changes, store.nodes, trieNodes)
  return { executed, changes, trie, writeTo: world.writeTo }
}
