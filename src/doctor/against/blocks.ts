import { isRecord } from '../deviation.ts'
import { toQuantity } from '../material.ts'
import type { Session } from '../session.ts'
import type { Pair } from './pair.ts'
import type { Block } from './questions.ts'

/** Maximum number of newest blocks that may be on different branches. */
const MAX_FORK = 8
/** Number of newest common blocks that are asked about. */
const NEWEST_BLOCKS = 3

/** Returns the height of the newest block that both have, up to `highest`; that one if their newest blocks all differ. */
export async function findCommonHeight({ ours, theirs }: Pair, highest: number): Promise<number> {
  for (let height = highest; height >= 0 && height > highest - MAX_FORK; height--) {
    const [mine, other] = [await blockAt(ours.session, height), await blockAt(theirs.session, height)]
    if (mine !== undefined && mine.hash === other?.hash) return height
  }
  return highest
}

/** Returns the height of the block from the middle of the chain between two heights. */
export const middleOf = (from: number, newest: number): number => Math.floor((from + newest) / 2)

/** The blocks to choose from. */
interface Range {
  readonly from: number
  readonly newest: number
}

/** Returns the block of `height`, the newest ones, and one from the middle of the chain. */
export async function findBlocks(
  { session }: Pair['theirs'],
  { from, newest }: Range,
  height: number,
): Promise<Block[]> {
  const newestOnes = Array.from({ length: NEWEST_BLOCKS }, (_, i) => newest - i)
  const heights = [Math.min(height, newest), ...newestOnes, middleOf(from, newest)]
  const blocks: Block[] = []
  for (const one of new Set(heights.filter((one) => one >= from))) {
    const block = await blockAt(session, one)
    if (block !== undefined) blocks.push(block)
  }
  return blocks
}

async function blockAt(session: Session, height: number): Promise<Block | undefined> {
  const reply = await session.ask('eth_getBlockByNumber', [toQuantity(height), true])
  return reply.kind === 'result' && isRecord(reply.result) ? reply.result : undefined
}
