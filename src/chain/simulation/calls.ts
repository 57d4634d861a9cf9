import type { Abortable } from '../../concurrency/abortable.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { BlockSelector, Calls, Traces } from '../api/engine.ts'
import type { ChainContext } from '../context.ts'
import type { GetPendingBlock } from '../mining/local/pendingBlock.ts'
import { findCallContext } from './callContext.ts'
import type { SimulationKind, SimulationResults, SimulationTask } from './simulations.ts'
import type { Simulate } from './simulator.ts'

/** Returns the simulations of a chain. */
export function createCalls(
  context: ChainContext,
  getPendingBlock: GetPendingBlock,
  simulate: Simulate,
): Calls & { readonly trace: Traces['call'] } {
  function simulateAt<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    selector: BlockSelector,
    call?: Abortable,
  ): MaybePromise<SimulationResults[Kind]> {
    const found = findCallContext(context, selector, getPendingBlock, call)
    return mapMaybePromise(found, (callContext) => simulate(task, callContext, call))
  }

  return {
    call: (request, selector, call, overrides) => simulateAt({ kind: 'call', request, overrides }, selector, call),
    estimate: async (request, selector, call, overrides) =>
      simulateAt({ kind: 'estimate', request, overrides }, selector, call),
    accessList: async (request, selector, call, overrides) =>
      simulateAt({ kind: 'accessList', request, overrides }, selector, call),
    blocks: async (request, selector, call) => simulateAt({ kind: 'blocks', request }, selector, call),
    trace: async (request, selector, tracer, call, overrides) =>
      simulateAt({ kind: 'traceCall', request: { call: request, tracer }, overrides }, selector, call),
  }
}
