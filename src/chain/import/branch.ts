import type { ChainContext } from '../context.ts'
import type { BlockOutcome } from '../extendMain.ts'
import { findMinedBlock, type MinedBlock } from '../findBlock.ts'
import type { Tip } from '../head.ts'
import { type JoiningBlock, readJoining, toJoining } from './joiningBlock.ts'

/** A branch that leaves the main chain. */
export interface Branch {
  /** The height of the last block that it shares with the main chain. */
  readonly forkHeight: number
  /** The blocks behind the fork, oldest first. */
  readonly blocks: readonly JoiningBlock[]
}

/** The branch that ends in a block which is executed but not kept yet. */
export async function readBranch(context: ChainContext, newest: Tip, outcome: BlockOutcome): Promise<Branch> {
  let parent = await requireParent(context, newest)
  const blocks = [await toJoining(context, parent, newest, outcome)]
  while (!parent.isMain) {
    const child = parent
    parent = await requireParent(context, child)
    blocks.push(await readJoining(context, parent, child))
  }
  return { forkHeight: parent.block.header.number, blocks: blocks.reverse() }
}

async function requireParent(context: ChainContext, { block }: Tip): Promise<MinedBlock> {
  const { parentHash: hash, number } = block.header
  const parent = await findMinedBlock(context, { kind: 'hash', hash, requireCanonical: false })
  if (parent === undefined) throw new Error(`the parent of block ${number} is missing`)
  return parent
}
