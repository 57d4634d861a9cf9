import { createBlock } from '../../model/block.ts'
import { rulesAt } from '../../network/rulesAt.ts'
import type { WorldChanges } from '../../state/world.ts'
import type { Tip } from '../ancestry/head.ts'
import type { ChainBlock } from '../api/engine.ts'
import { toChainBlock } from '../ledger/chainBlock.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { nextTimestamp } from './blockTime.ts'
import { buildBlock } from './buildBlock.ts'

/** The block that would be mined now, executed but not sealed. */
export interface PendingBlock extends ChainBlock {
  /** What the block makes of its parent's state. */
  readonly changes: WorldChanges
  readonly parent: Tip
  /** The count of reorganisations when the parent was the head. */
  readonly reorganisation: number
}

/** Its timestamp should not fall far behind: miners outside work on it, and the rules compare Bitcoin's with it. */
const REFRESH_AFTER_MS = 60_000

interface Kept {
  /** Head, settings and version of the pool; each is another one when it has changed. */
  readonly madeOf: readonly unknown[]
  readonly builtAtMs: number
  readonly block: Promise<PendingBlock>
}

/** Returns the pending block, built anew only when what it is made of has changed, or a minute has passed. */
export function createPendingBlocks(context: ChainContext): () => Promise<PendingBlock> {
  let kept: Kept | undefined
  return () => {
    const madeOf = [context.head.current(), context.settings.current(), context.pool.version()]
    const nowMs = context.clock.nowMs()
    const isSame = kept?.madeOf.every((part, i) => part === madeOf[i]) === true
    if (kept !== undefined && isSame && Math.abs(nowMs - kept.builtAtMs) < REFRESH_AFTER_MS) return kept.block
    const building = { madeOf, builtAtMs: nowMs, block: buildPending(context) }
    kept = building
    building.block.catch(() => {
      if (kept === building) kept = undefined // the next one who asks tries again
    })
    return building.block
  }
}

async function buildPending(context: ChainContext): Promise<PendingBlock> {
  const parent = context.head.current()
  const reorganisation = context.reorganisations.count()
  const unsealed = await buildBlock(context, parent, context.pool.inMiningOrder(), nextTimestamp(context, parent))
  const { header, executed, changes } = unsealed
  const block = createBlock(header, executed.transactions, [], rulesAt(context.network, header.number))
  const chainBlock = toChainBlock(context.network, { block, totalDifficulty: 0n }, executed.senders, true)
  return { ...chainBlock, changes, parent, reorganisation }
}
