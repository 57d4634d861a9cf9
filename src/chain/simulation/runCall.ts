import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { type AbortSignalLike, watchDifferences } from '../../evm/evm.ts'
import { CallFailed, SimulationRefused } from '../api/errors.ts'
import { hints } from '../api/hints.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { explainFailure } from './explainFailure.ts'
import { simulate } from './simulate.ts'

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

/** Executes a call and returns its data; throws `ExecutionReverted`, and `CallFailed` with `compat` ethereum. */
export function runCall(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): MaybePromise<Bytes> {
  const { network, limits } = context
  const { onHint } = callContext
  const differences = onHint && watchDifferences()
  const gas = gasOf(request, limits.callGasCap)
  return mapMaybePromise(
    simulate(context, callContext, request, { gas, signal, observer: differences?.observer }),
    (result) => {
      if (result?.outcome.kind === 'success') return result.output
      const difference = differences?.found()
      if (difference !== undefined) onHint?.(hints.ofDifference(difference))
      if (result?.outcome.kind === 'revert') throw createRevertError(result.output, network)
      // Other failures return no data, as in the reference node (protocol/rpc#eth_call).
      if (network.compat === 'rootstock') {
        const reason = result?.outcome.reason ?? 'less gas than the data of the call costs'
        if (difference === undefined) onHint?.(hints.emptyAnswer(reason))
        return EMPTY_BYTES
      }
      if (result === undefined) {
        const min = intrinsicGas(request, callContext.block.rules)
        throw new CallFailed(`err: intrinsic gas too low: have ${gas}, want ${min} (supplied gas ${gas})`)
      }
      return explainFailure(context, callContext, request, { gas, signal }).then((text) => {
        throw new CallFailed(text)
      })
    },
  )
}
