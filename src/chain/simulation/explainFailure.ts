import { createCallTracer } from '../../evm/evm.ts'
import { gethErrorOf } from '../api/gethFault.ts'
import type { CallRequest } from '../api/simulation.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
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
  const { onConsole, ...block } = callContext.block // the first run has reported its messages
  const watched = watchFailure()
  await simulate(context, { ...callContext, block }, request, { gas, signal, observer: watched.observer })
  return watched.text()
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
