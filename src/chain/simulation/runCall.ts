import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike } from '../../evm/evm.ts'
import { CallFailed, SimulationRefused } from '../api/errors.ts'
import { intrinsicGasText } from '../api/gethTexts.ts'
import { hints } from '../api/hints.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { explainDifference, explainFailure } from './explainFailure.ts'
import { requireCallFunds } from './funds.ts'
import { type RunOptions, type Simulation, simulate } from './simulate.ts'

/** Gas of a call without a gas limit, as in the reference node (protocol/rpc#eth_call). */
const DEFAULT_GAS = 10n ** 14n

/** Returns the gas of a call, at most `cap`; a cap of 0 is no bound. */
export function gasOf({ gas = DEFAULT_GAS }: CallRequest, cap: bigint): bigint {
  return cap > 0n && gas > cap ? cap : gas
}

/** Max gas of all calls of a request, in calls with the max gas of one. */
const MAX_CALLS_OF_CAP = 10n

/** Returns the gas for all calls of a request; `callGasCap` is the max gas of one call, 0 without a bound. */
export function createGasBudget(callGasCap: bigint) {
  const cap = MAX_CALLS_OF_CAP * callGasCap
  let used = 0n
  return {
    /** Returns `gas`, or the rest if it is less; throws `SimulationRefused` if the rest is below `min`. */
    limit(gas: bigint, min: bigint): bigint {
      const left = cap - used
      if (cap === 0n || gas <= left) return gas
      if (left < min) throw new SimulationRefused('simulationTooLarge', `gas cap of ${cap} exhausted`)
      return left
    },
    /** Counts the gas of a call. */
    spend(gas: bigint): void {
      used += gas
    },
  }
}

/** Executes a call and returns its data; throws `ExecutionReverted`, and with `compat` ethereum `CallFailed` and `InsufficientFunds`. */
export function runCall(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): MaybePromise<Bytes> {
  const options = { gas: gasOf(request, context.limits.callGasCap), signal }
  const simulated = mapMaybePromise(requireCallFunds(context, callContext, request), () =>
    simulate(context, callContext, request, options),
  )
  return mapMaybePromise(simulated, (result) => {
    if (result?.outcome.kind === 'success') return result.output
    const hinted = reportHint(context, callContext, request, { ...options, result })
    return mapMaybePromise(hinted, () => fail(context, callContext, request, { ...options, result }))
  })
}

/** A failed call; without a result, its gas did not cover the intrinsic gas. */
interface FailedCall extends Pick<RunOptions, 'gas' | 'signal'> {
  readonly result: Simulation | undefined
}

/** Reports a hint for a failure that returns no data, if a log prints it. */
function reportHint(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  { result, ...options }: FailedCall,
): MaybePromise<void> {
  const { listener } = callContext
  const hasReason = result?.outcome.kind === 'revert' && result.output.length > 0
  if (listener === undefined || hasReason) return undefined
  const explained = result && explainDifference(context, callContext, request, options)
  return mapMaybePromise(explained, (hint) => {
    if (hint !== undefined) return listener.onHint(hint)
    const reason = result === undefined ? 'less gas than the data of the call costs' : reasonOf(result)
    if (reason !== undefined && context.network.compat === 'rootstock') listener.onHint(hints.emptyAnswer(reason))
  })
}

/** Returns the reason for which all gas was used; undefined for other ends. */
const reasonOf = ({ outcome }: Simulation) => (outcome.kind === 'exception' ? outcome.reason : undefined)

/** Throws the error of a failed call, or returns no data, as the reference node does (protocol/rpc#eth_call). */
function fail(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  { result, ...options }: FailedCall,
): MaybePromise<Bytes> {
  const { network } = context
  if (result?.outcome.kind === 'revert') throw createRevertError(result.output, network)
  if (network.compat === 'rootstock') return EMPTY_BYTES
  if (result === undefined) {
    const { gas } = options
    const min = intrinsicGas(request, callContext.block.rules)
    throw new CallFailed(`err: ${intrinsicGasText(gas, min)} (supplied gas ${gas})`)
  }
  return explainFailure(context, callContext, request, options).then((text) => {
    throw new CallFailed(text)
  })
}
