import type { Abortable } from '../../concurrency/abortable.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockSelector, Calls, Traces } from '../api/engine.ts'
import type { TracedSequence } from '../api/traces.ts'
import { findMinedBlock, findParent } from '../canonical/findBlock.ts'
import { requireState } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import type { GetPendingBlock } from '../mining/local/pendingBlock.ts'
import type { StartedBlock } from '../tracing/replay.ts'
import { type CallContextData, contextAfter, findCallContext, pickHeader } from './callContext.ts'
import type { SimulationKind, SimulationResults, SimulationTask } from './simulations.ts'
import type { Simulate } from './simulator.ts'

/** Returns the simulations of a chain. */
export function createCalls(
  context: ChainContext,
  getPendingBlock: GetPendingBlock,
  simulate: Simulate,
): Calls & { readonly tracing: Pick<Traces, 'call' | 'calls'> } {
  function simulateAt<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    selector: BlockSelector,
    abortable?: Abortable,
  ): MaybePromise<SimulationResults[Kind]> {
    const found = findCallContext(context, selector, getPendingBlock, abortable)
    return mapMaybePromise(found, (callContext) => simulate(task, callContext, abortable))
  }

  async function traceCalls(
    { transactionIndex, accounts, bundles }: TracedSequence,
    selector: BlockSelector,
    abortable?: Abortable,
  ) {
    const findBlock = async () =>
      selector.kind === 'pending'
        ? (await getPendingBlock(abortable)).block
        : (await findMinedBlock(context, selector))?.block
    const start = transactionIndex === undefined ? undefined : await findStart(context, findBlock, transactionIndex)
    const task = { kind: 'traceCalls', request: { accounts, bundles, started: start?.started } } as const
    return start === undefined ? simulateAt(task, selector, abortable) : simulate(task, start.data, abortable)
  }

  return {
    call: (request, selector, { abortable, overrides } = {}) =>
      simulateAt({ kind: 'call', request, overrides }, selector, abortable),
    estimate: async (request, selector, { abortable, overrides } = {}) =>
      simulateAt({ kind: 'estimate', request, overrides }, selector, abortable),
    accessList: async (request, selector, { abortable, overrides } = {}) =>
      simulateAt({ kind: 'accessList', request, overrides }, selector, abortable),
    blocks: async (request, selector, abortable) => simulateAt({ kind: 'blocks', request }, selector, abortable),
    tracing: {
      async call(request, selector, tracer, { abortable, overrides } = {}) {
        const { accounts = [], block = {} } = overrides ?? {}
        const bundles = [{ block, calls: [{ call: request, tracer }] }]
        const [[text] = []] = await traceCalls({ accounts, bundles }, selector, abortable)
        if (text === undefined) throw new Error('the call has no trace')
        return text
      },
      calls: traceCalls,
    },
  }
}

interface BlockStart {
  readonly data: CallContextData
  readonly started: StartedBlock
}

/**
 * Returns the state before a block, with the block's header, and its first transactions. Undefined if the block has no
 * more transactions than these, or is unknown.
 */
async function findStart(
  context: ChainContext,
  findBlock: () => Promise<Block | undefined>,
  transactionCount: number,
): Promise<BlockStart | undefined> {
  const block = await findBlock()
  if (block === undefined || transactionCount >= block.transactions.length) return undefined
  const parent = await findParent(context, block)
  if (parent === undefined) throw new Error(`the parent of block ${block.header.number} is missing`)
  requireState(context, parent)
  const { header, transactions, hash } = block
  const { base, state } = contextAfter(parent)
  const first = transactions.slice(0, transactionCount).map(({ encoded }) => encoded)
  return { data: { header: pickHeader(header), hash, base, state }, started: { header, transactions: first } }
}
