import { type AbortSignalLike, watchDifferences } from '../../evm/evm.ts'
import { CallFailed, GasExceedsAllowance, InsufficientFunds } from '../api/errors.ts'
import { OUT_OF_GAS } from '../api/gethFault.ts'
import { hints } from '../api/hints.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { explainFailure } from './explainFailure.ts'
import { findMinGas } from './minGas.ts'
import { simulate } from './simulate.ts'

/**
 * Returns the min gas with which the request succeeds; `request.gas` does not bound it. Throws `ExecutionReverted`,
 * `GasExceedsAllowance` or `InsufficientFunds` if there is none. With `compat` ethereum a failure for another reason
 * than missing gas is `CallFailed`, as in geth.
 */
export async function estimateGas(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Promise<bigint> {
  const cap = context.limits.estimateGasCap
  const balance = (await callContext.state.getAccount(request.from ?? ZERO_ADDRESS))?.balance ?? 0n
  if (balance < (request.value ?? 0n)) throw new InsufficientFunds()
  const first = await simulate(context, callContext, request, { gas: cap, signal })
  const { onConsole, ...block } = callContext.block // the first run has reported its messages
  const quiet = onConsole === undefined ? callContext : { ...callContext, block }
  const explain = () => findHint(context, quiet, request, signal)
  if (first?.outcome.kind === 'revert') {
    await reportHint(callContext.onHint, explain) // the data of the error is the payload
    throw createRevertError(first.output, context.network)
  }
  if (first?.outcome.kind === 'exception' && context.network.compat === 'ethereum') {
    const failure = await explainFailure(context, quiet, request, { gas: cap, signal })
    if (failure !== OUT_OF_GAS) {
      await reportHint(callContext.onHint, explain)
      throw new CallFailed(failure)
    }
  }
  if (first?.outcome.kind !== 'success') throw new GasExceedsAllowance(cap, await explain())

  const succeeds = async (gas: bigint): Promise<boolean> =>
    (await simulate(context, quiet, request, { gas, signal }))?.outcome.kind === 'success'
  const min = intrinsicGas(request, callContext.block.rules)
  const estimate = await findMinGas({ min, used: first.grossGas, max: cap }, succeeds)
  const cost = (request.value ?? 0n) + estimate * (request.gasPrice ?? 0n)
  if (balance < cost) throw new InsufficientFunds()
  return estimate
}

/**
 * Returns a hint for why the request fails. Executes it again with an observer, so that successful requests do not pay
 * for it.
 */
async function findHint(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Promise<string | undefined> {
  const { observer, found } = watchDifferences()
  await simulate(context, callContext, request, { gas: context.limits.estimateGasCap, signal, observer })
  const difference = found()
  return difference && hints.ofDifference(difference)
}

async function reportHint(onHint: CallContext['onHint'], explain: () => Promise<string | undefined>): Promise<void> {
  const hint = onHint && (await explain())
  if (hint !== undefined) onHint?.(hint)
}
