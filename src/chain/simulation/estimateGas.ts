import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike } from '../../evm/evm.ts'
import { CallFailed, GasExceedsAllowance } from '../api/errors.ts'
import { OUT_OF_GAS } from '../api/gethFault.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { explainDifference, explainFailure, withoutListener } from './explainFailure.ts'
import { requireBalance } from './funds.ts'
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
  const requireFunds = (cost: bigint) => requireBalance(context, request, balance, cost)
  requireFunds(request.value ?? 0n)
  const first = await simulate(context, callContext, request, { gas: cap, signal })
  const explain = () => explainDifference(context, callContext, request, { gas: cap, signal })
  if (first?.outcome.kind === 'revert') {
    await reportHint(callContext.listener, explain) // the data of the error is the payload
    throw createRevertError(first.output, context.network)
  }
  if (first?.outcome.kind === 'exception' && context.network.compat === 'ethereum') {
    const failure = await explainFailure(context, callContext, request, { gas: cap, signal })
    if (failure !== OUT_OF_GAS) {
      await reportHint(callContext.listener, explain)
      throw new CallFailed(failure)
    }
  }
  if (first?.outcome.kind !== 'success') throw new GasExceedsAllowance(cap, await explain())

  const quiet = withoutListener(callContext)
  const succeeds = async (gas: bigint): Promise<boolean> =>
    (await simulate(context, quiet, request, { gas, signal }))?.outcome.kind === 'success'
  const min = intrinsicGas(request, callContext.block.rules)
  const estimate = await findMinGas({ min, used: first.grossGas, max: cap }, succeeds)
  requireFunds((request.value ?? 0n) + estimate * (request.gasPrice ?? 0n))
  return estimate
}

async function reportHint(
  listener: CallContext['listener'],
  explain: () => MaybePromise<string | undefined>,
): Promise<void> {
  const hint = listener && (await explain())
  if (hint !== undefined) listener?.onHint(hint)
}

/** Gas that a call with value reserves for the callee, which may return it: needed, but not used. */
const STIPEND = 2300n
/** Max executions, including the first one. */
const MAX_EXECUTIONS = 24
/** Below this gas the result is exact; above, it is at most 1.5 % too high. */
const EXACT_BELOW = 100_000n

interface Bounds {
  /** Less gas than this fails. */
  readonly min: bigint
  /** Gas that the execution with `max` used, before refunds. */
  readonly used: bigint
  /** Gas that succeeds. */
  readonly max: bigint
}

/**
 * Returns the min gas that succeeds, within the tolerance. The result was executed and succeeded; code that reads its
 * gas may succeed with less, too. The gas used, alone or with a stipend, is nearly always the result; otherwise a
 * bisection finds it, starting at the low end.
 */
export async function findMinGas(
  { min, used, max }: Bounds,
  succeeds: (gas: bigint) => Promise<boolean>,
): Promise<bigint> {
  let executions = 1
  let works = max
  let fails = min - 1n

  async function probe(gas: bigint): Promise<void> {
    if (gas <= fails || gas >= works) return
    executions++
    if (await succeeds(gas)) works = gas
    else fails = gas
  }

  await probe(used)
  await probe(works === used ? used - 1n : used + STIPEND)
  while (executions < MAX_EXECUTIONS && works - fails > tolerance(fails)) {
    const middle = (works + fails) / 2n
    await probe(middle < 2n * fails ? middle : 2n * fails)
  }
  return works
}

function tolerance(fails: bigint): bigint {
  return fails < EXACT_BELOW ? 1n : (fails * 3n) / 200n
}
