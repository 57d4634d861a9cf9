import { Yielder } from '../../../concurrency/yielder.ts'
import type { NextBlock } from '../../canonical/extendMain.ts'
import type { Tip } from '../../canonical/head.ts'
import { type StagedBlocks, stageAboveHead } from '../../canonical/stagedBlocks.ts'
import type { ChainContext } from '../../context.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import { type BlockTimes, nextTimestamp } from './blockTime.ts'
import { buildBlock } from './buildBlock.ts'
import { sealBlock } from './sealBlock.ts'

/** Maximum number of blocks of one write, about 3 kB each. With 250, collecting their objects costs a fifth more time per block. */
const BLOCKS_PER_WRITE = 40
/** Maximum number of blocks of one call, whose hashes and encodings stay in memory until its end. */
const BLOCKS_PER_CALL = 4_000

export interface EmptyBlocksOptions {
  /** Maximum number of blocks, at least 1. */
  readonly count: number
  readonly yieldAfterMs: number
  /** Returns the requested timestamp of a child of `parent`, the `index`th block; undefined: by the clock. */
  timestampAfter(parent: Tip, index: number): number | undefined
  /** Returns the settings after a block; undefined: unchanged. */
  settingsAfter(times: BlockTimes, parent: Tip, tip: Tip): BlockSettings | undefined
  /** Returns whether to build no further block. */
  isOver(): boolean
  /** Returns whether another change of the chain waits: the call ends with the next write. */
  isAwaited(): boolean
  /** Appends blocks to the canonical chain. */
  append(blocks: readonly NextBlock[]): Promise<void>
}

/**
 * Mines blocks without transactions, at least one and at most a few thousand, and returns their number. They are those
 * that would be mined one by one. Each write runs beside the building of the blocks after it. Rejects after the blocks
 * before it are stored if a block cannot be built, and with the error of a write.
 */
export async function mineEmptyBlocks(chain: ChainContext, options: EmptyBlocksOptions): Promise<number> {
  const staged = stageAboveHead(chain)
  const most = Math.min(options.count, BLOCKS_PER_CALL)
  let mined = 0
  let writing = Promise.resolve()
  try {
    do {
      const blocks = await buildSome(staged, most - mined, { ...options, mined })
      await writing
      writing = options.append(blocks)
      writing.catch(() => undefined) // the next wait throws it
      mined += blocks.length
    } while (mined < most && !options.isOver() && !options.isAwaited())
  } finally {
    await writing.finally(() => chain.pool.noteBuilt(undefined))
  }
  return mined
}

/** Builds and seals blocks for one write. One that cannot be built ends them, and is the first of the next ones. */
async function buildSome(
  { context, head, add }: StagedBlocks,
  count: number,
  options: EmptyBlocksOptions & { readonly mined: number },
): Promise<readonly NextBlock[]> {
  const { yieldAfterMs, settingsAfter, isOver, mined } = options
  const yielder = new Yielder(yieldAfterMs)
  const blocks: NextBlock[] = []
  while (blocks.length < Math.min(count, BLOCKS_PER_WRITE)) {
    try {
      const parent = head()
      const timestamp = nextTimestamp(context, parent, options.timestampAfter(parent, mined + blocks.length))
      const { writeTo, ...unsealed } = await buildBlock(context, parent, noCandidates(), { timestamp, yieldAfterMs })
      const block = await sealBlock(context, unsealed)
      const tip = { block, totalDifficulty: parent.totalDifficulty + block.header.difficulty }
      const next = { tip, ...unsealed, settings: settingsAfter(context, parent, tip) }
      add(next, writeTo)
      context.pool.noteBuilt(block.header.number)
      blocks.push(next)
    } catch (error) {
      if (blocks.length === 0) throw error
      break
    }
    const wait = yielder.pause()
    if (wait !== undefined) await wait
    if (isOver()) break
  }
  return blocks
}

function* noCandidates(): Candidates {}
