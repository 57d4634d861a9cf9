import type { Abortable } from '../../concurrency/abortable.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { BlockSelector, Calls } from '../api/engine.ts'
import type { ChainContext } from '../context.ts'
import type { GetPendingBlock } from '../mining/local/pendingBlock.ts'
import { findCallContext } from './callContext.ts'
import type { SimulationKind, SimulationResults, SimulationTask } from './simulations.ts'
import type { Simulate } from './simulator.ts'

/** Returns the simulations of a chain. */
export function createCalls(context: ChainContext, getPendingBlock: GetPendingBlock, simulate: Simulate): Calls {
  function simulateAt<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    selector: BlockSelector,
    abortable?: Abortable,
  ): MaybePromise<SimulationResults[Kind]> {
    const found = findCallContext(context, selector, getPendingBlock, abortable)
    return mapMaybePromise(found, (callContext) => simulate(task, callContext, abortable))
  }

  return {
    call: (request, selector, { abortable, overrides } = {}) =>
      simulateAt({ kind: 'call', request, overrides }, selector, abortable),
    estimate: async (request, selector, { abortable, overrides } = {}) =>
      simulateAt({ kind: 'estimate', request, overrides }, selector, abortable),
    accessList: async (request, selector, { abortable, overrides } = {}) =>
      simulateAt({ kind: 'accessList', request, overrides }, selector, abortable),
    blocks: async (request, selector, abortable) => simulateAt({ kind: 'blocks', request }, selector, abortable),
  }
}
