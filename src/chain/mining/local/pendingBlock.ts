import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import { createSharedBuild } from '../../../concurrency/sharedBuild.ts'
import { createBlock } from '../../../primitives/block.ts'
import type { StateChanges } from '../../../state/stateView.ts'
import type { ChainBlock } from '../../api/engine.ts'
import { toChainBlock } from '../../canonical/chainRecords.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import { nextTimestamp } from './blockTime.ts'
import { buildBlock } from './buildBlock.ts'

/** The block that a miner would build now, executed but not sealed. */
export interface PendingBlock extends ChainBlock {
  /** Its changes of the parent's state. */
  readonly changes: StateChanges
  readonly parent: Tip
  /** The epoch of `ReorgGuard` at which the parent was the head. */
  readonly epoch: number
}

/** Maximum age of the pending block, in ms. External miners work on it, and a rule compares its timestamp with Bitcoin's. */
const REFRESH_AFTER_MS = 60_000

/** Returns the pending block. Without `call`, the build is not aborted. */
export type GetPendingBlock = (call?: Abortable) => Promise<PendingBlock>

/** The inputs of a pending block, compared by identity. */
interface Stamp {
  readonly parent: Tip
  readonly settings: BlockSettings
  /** The pool's version. */
  readonly version: number
  readonly atMs: number
}

/** Creates the function that returns the pending block. It is rebuilt when an input has changed or after a minute. */
export function createPendingBlocks(context: ChainContext, yieldAfterMs: number): GetPendingBlock {
  const { head, settings, pool, clock } = context
  return createSharedBuild<Stamp, PendingBlock>({
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
