import { equalBytes } from '../../base/bytes.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { Yielder } from '../../concurrency/yielder.ts'
import { type Block, workOf } from '../../primitives/block.ts'
import { readSnapshotBase, type SnapshotBase, writeSnapshotBase } from '../../state/snapshotBase.ts'
import { BelowBase } from '../api/errors.ts'
import { lowestOfExecution } from '../base/snapshotBase.ts'
import { requireMainTip } from '../canonical/findBlock.ts'
import type { Tip } from '../canonical/head.ts'
import { writeBareBlock } from '../canonical/snapshotBlock.ts'
import type { ChainContext } from '../context.ts'
import { BlockRefused } from './rules/blockRefused.ts'
import { HEADER_RULES } from './rules/headerRules.ts'
import { proofOfWork } from './rules/headerWork.ts'
import { BODY_RULES } from './rules/requireValidBlock.ts'
import { refuseIf, requireAll, unlessEqual } from './rules/rule.ts'

/** The blocks below the base of a chain whose state is from a file. They are stored without execution. */
export type OlderBlocks = ReturnType<typeof createOlderBlocks>

/** Returns access to the blocks below the base. Only the writer of the chain may insert. */
export function createOlderBlocks(
  context: ChainContext,
  { number }: Pick<SnapshotBase, 'number'>,
  yieldAfterMs: number,
) {
  const { network, store, clock } = context

  async function readBase(): Promise<SnapshotBase> {
    const base = await readSnapshotBase(store.meta)
    if (base === undefined) throw new Error('the chain has no snapshot base')
    return base
  }

  return {
    base: number,
    /** Height of the lowest block that the execution above the base may read. */
    lowestOfExecution: lowestOfExecution(network, number),
    /** Returns the height of the lowest block above genesis that is stored. */
    readLowest: async (): Promise<number> => (await readBase()).lowest,
    /**
     * Inserts the blocks below the lowest one, newest first. Each must be the parent of the one before, and is checked against the
     * rules that need no execution and no older blocks; throws `BlockRefused`.
     */
    async insert(blocks: readonly Block[]): Promise<void> {
      const base = await readBase()
      let child = await requireMainTip(context, base.lowest)
      const parents: Tip[] = []
      const yielder = new Yielder(yieldAfterMs)
      for (const block of blocks) {
        await yielder.pause()
        child = requireParentOf(network, child, block, Math.floor(clock.nowMs() / 1000))
        parents.push(child)
      }
      const lowest = child.block.header.number
      if (lowest === genesisNumber(network) + 1) requireChildOf(await requireMainTip(context, lowest - 1), child)
      await store.write((writers) => {
        for (const parent of parents) writeBareBlock(writers, parent)
        writeSnapshotBase(writers.meta, { ...base, lowest })
      })
    },
  }
}

/** Throws `BelowBase` if blocks are missing that execution may read. */
export async function requireOlderBlocks({ base, lowestOfExecution, readLowest }: OlderBlocks): Promise<void> {
  const lowest = await readLowest()
  if (lowest > lowestOfExecution)
    throw new BelowBase(`blocks ${lowestOfExecution} to ${lowest - 1}, which execution reads`, base)
}

/** Checks a block as the parent of one that was checked, and returns it with its total difficulty. Throws `BlockRefused`. */
export function requireParentOf(network: Network, child: Tip, block: Block, nowSeconds: number): Tip {
  refuseIf(block, 'parent', unlessEqual(child.block.header.parentHash, block.hash))
  requireOwnRules(network, block, nowSeconds)
  const rules = rulesAt(network, child.block.header.number)
  const subject = { network, rules, nowSeconds, header: child.block.header, parent: block.header }
  requireAll(child.block, HEADER_RULES, { ...subject, work: { flaw: undefined } }) // its work was checked
  return { block, totalDifficulty: child.totalDifficulty - workOf(child.block) }
}

/** Checks a block against the rules that need no other block. Throws `BlockRefused`. */
export function requireOwnRules(network: Network, block: Block, nowSeconds: number): void {
  const { header } = block
  const rules = rulesAt(network, header.number)
  refuseIf(block, 'proofOfWork', proofOfWork({ network, rules, nowSeconds, header }))
  requireAll(block, BODY_RULES, { block, rules })
}

/** Requires the lowest block to stand on genesis, also by its total difficulty. Throws `BlockRefused`. */
function requireChildOf(genesis: Tip, { block, totalDifficulty }: Tip): void {
  if (!equalBytes(block.header.parentHash, genesis.block.hash))
    throw new BlockRefused(block, 'parent', genesis.block.hash, block.header.parentHash)
  const expected = genesis.totalDifficulty + workOf(block)
  if (totalDifficulty !== expected)
    throw new BlockRefused(block, 'difficulty', `a total difficulty of ${expected}`, totalDifficulty)
}
