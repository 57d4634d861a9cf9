import type { Abortable } from '../../concurrency/abortable.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockSelector, Traces } from '../api/engine.ts'
import { BaseUnavailable } from '../api/errors.ts'
import type { PrintedTrace, Tracer } from '../api/traces.ts'
import { requireKnownBlock } from '../api/unknownBlock.ts'
import { type FoundBlock, findMinedBlock, findParent } from '../canonical/findBlock.ts'
import { isShown, shownPlaces } from '../canonical/shownTransactions.ts'
import type { ChainContext } from '../context.ts'
import { ParallelListsConflict } from '../execution/parallelGuard.ts'
import { findActions } from './findActions.ts'
import { type ReplayRequest, toReplay } from './replay.ts'

/** Executes a request after its parent block, in this process or another. */
export type RunReplay = (
  request: ReplayRequest,
  parent: FoundBlock,
  call?: Abortable,
) => Promise<readonly PrintedTrace[]>

/** Returns the traces of transactions in blocks. */
export function createTraces(
  context: ChainContext,
  getPendingBlock: (call?: Abortable) => Promise<{ readonly block: Block }>,
  run: RunReplay,
): Pick<Traces, 'transaction' | 'block' | 'actions'> {
  async function traceBlock(block: Block, traced: readonly number[], tracer: Tracer, call?: Abortable) {
    if (traced.length === 0) return []
    const parent = await findParent(context, block)
    if (parent === undefined) throw new Error(`the parent of block ${block.header.number} is missing`)
    return run(toReplay(block, traced, tracer), parent, call).catch((error: unknown) => {
      throw explainConflict(context, block, error)
    })
  }

  const findBlock = async (selector: BlockSelector, call?: Abortable): Promise<Block | undefined> => {
    const found = selector.kind === 'pending' ? await getPendingBlock(call) : await findMinedBlock(context, selector)
    return found?.block
  }

  return {
    async transaction(hash, tracer, call) {
      const row = await context.store.transactions.getByHash(hash)
      if (row === undefined) return undefined
      const block = await findBlock({ kind: 'hash', hash: row.blockHash, requireCanonical: false })
      const transaction = block?.transactions[row.index]
      if (block === undefined || transaction === undefined || !isShown(context.network, transaction)) return undefined
      const [trace] = await traceBlock(block, [row.index], tracer, call)
      return trace
    },
    async block(selector, tracer, call) {
      const block = requireKnownBlock(context.network, selector, await findBlock(selector, call))
      return block && traceBlock(block, shownPlaces(context.network, block.transactions), tracer, call)
    },
    actions: (filter, call) => findActions(context, { findBlock, traceBlock }, filter, call),
  }
}

/** A mined block has no conflicts: below a base, one shows that the endpoint has hidden which empty accounts exist. */
function explainConflict({ base }: ChainContext, { header }: Block, error: unknown): unknown {
  const isBelowBase = base !== undefined && header.number <= base.block.header.number
  if (!isBelowBase || !(error instanceof ParallelListsConflict)) return error
  return new BaseUnavailable(
    `the endpoint does not show which empty accounts block ${header.number} has found: trace the block there, or fork from a node that has eth_getProof`,
  )
}
