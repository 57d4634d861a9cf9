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
import { findLeastGas } from './leastGas.ts'
import { simulate } from './simulate.ts'

/**
 * The least gas with which the request succeeds. `request.gas` does not bound it. Throws `ExecutionReverted`,
 * `GasExceedsAllowance` or `InsufficientFunds` when there is none. With `compat` ethereum a failure other than by missing gas
 * is `CallFailed`, as in geth.
 */
export async function estimateGas(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Promise<bigint> {
  const cap = context.limits.estimateGasCap
  const balance = (await callContext.world.getAccount(request.from ?? ZERO_ADDRESS))?.balance ?? 0n
  if (balance < (request.value ?? 0n)) throw new InsufficientFunds()
  const first = await simulate(context, callContext, request, cap, signal)
  const { onConsole, ...block } = callContext.block // the first run has said what there is to say
  const quiet = onConsole === undefined ? callContext : { ...callContext, block }
  const explain = () => findHint(context, quiet, request, signal)
  if (first?.outcome.kind === 'revert') {
    await tellHint(callContext.onHint, explain) // the data of the error is the payload
    throw createRevertError(first.output, context.network)
  }
  if (first?.outcome.kind === 'exception' && context.network.compat === 'ethereum') {
    const failure = await explainFailure(context, quiet, request, cap, signal)
    if (failure !== OUT_OF_GAS) {
      await tellHint(callContext.onHint, explain)
      throw new CallFailed(failure)
    }
  }
  if (first?.outcome.kind !== 'success') throw new GasExceedsAllowance(cap, await explain())

  const succeeds = async (gas: bigint): Promise<boolean> =>
    (await simulate(context, quiet, request, gas, signal))?.outcome.kind === 'success'
  const least = intrinsicGas(request, callContext.block.rules)
  const estimate = await findLeastGas({ least, used: first.grossGas, most: cap }, succeeds)
  const cost = (request.value ?? 0n) + estimate * (request.gasPrice ?? 0n)
  if (balance < cost) throw new InsufficientFunds()
  return estimate
}

/** Why the request fails: runs it once more and watches, which those that succeed need not pay for. */
async function findHint(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Promise<string | undefined> {
  const { observer, found } = watchDifferences()
  await simulate(context, callContext, request, context.limits.estimateGasCap, signal, { observer })
  const difference = found()
  return difference && hints.ofDifference(difference)
}

async function tellHint(onHint: CallContext['onHint'], explain: () => Promise<string | undefined>): Promise<void> {
  const hint = onHint && (await explain())
  if (hint !== undefined) onHint?.(hint)
}
