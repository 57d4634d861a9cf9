import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import { createSharedBuilds } from '../../../concurrency/sharedBuild.ts'
import { createBlock } from '../../../primitives/block.ts'
import type { WorldChanges } from '../../../state/stateView.ts'
import type { ChainBlock } from '../../api/engine.ts'
import { toChainBlock } from '../../canonical/chainRecords.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import { nextTimestamp } from './blockTime.ts'
import { buildBlock } from './buildBlock.ts'

/** The block that would be mined now, executed but not sealed. */
export interface PendingBlock extends ChainBlock {
  /** What the block makes of its parent's state. */
  readonly changes: WorldChanges
  readonly parent: Tip
  /** The count of reorganisations when the parent was the head. */
  readonly epoch: number
}

/** Its timestamp should not fall far behind: miners outside work on it, and the rules compare Bitcoin's with it. */
const REFRESH_AFTER_MS = 60_000

/** Gives the pending block to a call, or to somebody who does not go away. */
export type GetPendingBlock = (call?: Abortable) => Promise<PendingBlock>

/** What a pending block is made of; each part is another one when it has changed. */
interface Stamp {
  readonly parent: Tip
  readonly settings: BlockSettings
  /** Of the pool. */
  readonly version: number
  readonly atMs: number
}

/** The pending block, built anew only when what it is made of has changed, or a minute has passed. */
export function createPendingBlocks(context: ChainContext, yieldAfterMs: number): GetPendingBlock {
  const { head, settings, pool, clock } = context
  return createSharedBuilds<Stamp, PendingBlock>({
    now: () => ({
      parent: head.current(),
      settings: settings.current(),
      version: pool.version(),
      atMs: clock.nowMs(),
    }),
    isCurrent: ({ parent, version, atMs, ...made }) =>
      parent === head.current() &&
      made.settings === settings.current() &&
      version === pool.version() &&
      Math.abs(clock.nowMs() - atMs) < REFRESH_AFTER_MS,
    build: ({ parent }, signal) => buildPending(context, parent, { yieldAfterMs, signal }),
  })
}

async function buildPending(
  context: ChainContext,
  parent: Tip,
  options: { readonly yieldAfterMs: number; readonly signal: AbortSignal },
): Promise<PendingBlock> {
  const reorganisation = context.reorganisations.epoch()
  const timestamp = nextTimestamp(context, parent)
  const candidates = context.pool.snapshot()[Symbol.iterator]()
  const unsealed = await buildBlock(context, parent, candidates, { timestamp, ...options })
  const { header, executed, changes } = unsealed
  const block = createBlock(header, executed.transactions, [], rulesAt(context.network, header.number))
  const chainBlock = toChainBlock(context.network, { block, totalDifficulty: 0n }, executed.senders, {
    isPending: true,
  })
  return { ...chainBlock, changes, parent, epoch: reorganisation }
}
