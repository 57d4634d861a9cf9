import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { createCallTracer, watchDifferences } from '../../evm/evm.ts'
import { gethErrorOf } from '../api/gethFault.ts'
import { hints } from '../api/hints.ts'
import type { CallRequest } from '../api/simulation.ts'
import { type CallContext, type SimulationContext, withListener } from './callContext.ts'
import { type RunOptions, simulate } from './simulate.ts'

/** Text of a failure that the tracer did not observe. */
const UNEXPLAINED = 'execution failed'

/**
 * Returns geth's text for why a request that does not revert fails. Executes the request again with a tracer, so that
 * successful requests do not pay for it.
 */
export async function explainFailure(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  { gas, signal }: RunOptions,
): Promise<string> {
  const watched = watchFailure()
  await simulate(context, withoutListener(callContext), request, { gas, signal, observer: watched.observer })
  return watched.text()
}

/**
 * Returns the hint for the difference from Ethereum for which a request fails; undefined if none is certain. Executes the request
 * again with an observer, so that successful requests do not pay for it.
 */
export function explainDifference(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  { gas, signal }: RunOptions,
): MaybePromise<string | undefined> {
  const { observer, found } = watchDifferences()
  const executed = simulate(context, withoutListener(callContext), request, { gas, signal, observer })
  return mapMaybePromise(executed, () => {
    const difference = found()
    return difference && hints.ofDifference(difference)
  })
}

/** Returns the context for a further execution, because the first one has reported its messages. */
export function withoutListener(callContext: CallContext): CallContext {
  return callContext.listener === undefined ? callContext : withListener(callContext, undefined)
}

/** Returns an observer of a run and the text of its failure in geth's form. */
export function watchFailure() {
  const { observer, root } = createCallTracer(() => {}, { onlyTopCall: true })
  const text = () => {
    const outermost = root()
    return (outermost && gethErrorOf(outermost)) ?? UNEXPLAINED
  }
  return { observer, text }
}
