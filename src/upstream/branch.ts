import { type Bytes, equalBytes } from '../base/bytes.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { AskedBlock, RemoteBlock } from '../chain/base/remoteBlocks.ts'
import { workOf } from '../primitives/block.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'

/** Blocks above a block of the main chain. */
export interface Branch {
  readonly ancestor: { readonly number: number; readonly hash: Bytes }
  /** Oldest first, each with the total difficulty that its endpoint states. */
  readonly added: readonly RemoteBlock[]
}

/** Reads a block of one endpoint. Throws `BaseUnavailable`. */
export type ReadBlock = (asked: AskedBlock) => Promise<RemoteBlock>

/** Maximum number of blocks of a branch. */
export const MAX_STEPS = 256
/** Number of blocks that are read at once. */
const READ_AT_ONCE = 16

/** Reads the blocks down to one of the main chain. Undefined if there are too many. Throws `BaseUnavailable`. */
export async function readBranch(
  newest: RemoteBlock,
  blocks: UpstreamBlocks,
  readBlock: ReadBlock,
): Promise<Branch | undefined> {
  const added = [newest]
  const below = readDown(newest.block.header.number, blocks, readBlock)
  for (let lowest = newest; added.length <= MAX_STEPS && lowest.block.header.number > 0; ) {
    const { number, parentHash: hash } = lowest.block.header
    const known = blocks.knownHashAt(number - 1)
    if (known !== undefined && equalBytes(known, hash)) return { ancestor: { number: number - 1, hash }, added }
    const { value: parent } = await below.next()
    if (parent === undefined || !equalBytes(parent.block.hash, hash))
      throw new BaseUnavailable('a branch was reorganised while it was read')
    added.unshift(parent)
    lowest = parent
  }
  return undefined
}

/** Yields the blocks below a height, the highest first. Several are read at once unless the head moves by a block or two. */
async function* readDown(number: number, blocks: UpstreamBlocks, readBlock: ReadBlock): AsyncGenerator<RemoteBlock> {
  const distance = number - blocks.head().block.header.number
  let count = distance > 2 || distance < 0 ? READ_AT_ONCE : 1
  for (let top = number - 1; top >= 0; top -= count, count = READ_AT_ONCE) {
    const heights = Array.from({ length: Math.min(count, top + 1) }, (_, index) => top - index)
    yield* await Promise.all(heights.map((height) => readBlock({ number: height })))
  }
}

/** Returns blocks with their total difficulty, which the work of each adds to. */
export function addWork(totalDifficulty: bigint, added: readonly RemoteBlock[]): RemoteBlock[] {
  let sum = totalDifficulty
  return added.map(({ block }) => {
    sum += workOf(block)
    return { block, totalDifficulty: sum }
  })
}

/** Returns whether the total difficulties that an endpoint states of consecutive blocks contradict their work. */
export const isContradictory = (added: readonly RemoteBlock[]): boolean =>
  added.some(({ block, totalDifficulty }, index) => {
    const below = added[index - 1]
    return below !== undefined && totalDifficulty !== below.totalDifficulty + workOf(block)
  })
