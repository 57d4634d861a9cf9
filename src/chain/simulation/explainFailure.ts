import { type AbortSignalLike, createCallTracer } from '../../evm/evm.ts'
import { gethErrorOf } from '../api/gethFault.ts'
import type { CallRequest } from '../api/simulation.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { simulate } from './simulate.ts'

/** The text of a failure that the tracer has not seen. */
const UNEXPLAINED = 'execution failed'

/**
 * Returns geth's text for why a request that does not revert fails with `gas`. Runs the request once more with a tracer, so
 * that requests that succeed do not pay for it.
 */
export async function explainFailure(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  gas: bigint,
  signal?: AbortSignalLike,
): Promise<string> {
  const { onConsole, ...block } = callContext.block // the first run has printed its messages
  const watched = watchFailure()
  await simulate(context, { ...callContext, block }, request, gas, signal, watched)
  return watched.text()
}

/** Watches a run for why it fails, in geth's words. */
export function watchFailure() {
  const { observer, root } = createCallTracer(() => {}, { onlyTopCall: true })
  const text = () => {
    const outermost = root()
    return (outermost && gethErrorOf(outermost)) ?? UNEXPLAINED
  }
  return { observer, text }
}
