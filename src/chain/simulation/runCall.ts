import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import { type AbortSignalLike, watchDifferences } from '../../evm/evm.ts'
import { CallFailed } from '../api/errors.ts'
import { hints } from '../api/hints.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { explainFailure } from './explainFailure.ts'
import { simulate } from './simulate.ts'

/** What the reference gives a call that asks for none (protocol/rpc#eth_call). */
const DEFAULT_GAS = 10n ** 14n

/** The gas that a call has when nothing may use more than `cap`; 0: no bound. */
export function gasOf({ gas = DEFAULT_GAS }: CallRequest, cap: bigint): bigint {
  return cap > 0n && gas > cap ? cap : gas
}

/** Return data; throws `ExecutionReverted`, and `CallFailed` on a chain with `compat` ethereum. */
export function runCall(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Awaitable<Bytes> {
  const { network, limits } = context
  const { onHint } = callContext
  const differences = onHint && watchDifferences()
  const gas = gasOf(request, limits.callGasCap)
  return whenThere(simulate(context, callContext, request, gas, signal, differences), (result) => {
    if (result?.outcome.kind === 'success') return result.output
    const difference = differences?.found()
    if (difference !== undefined) onHint?.(hints.ofDifference(difference))
    if (result?.outcome.kind === 'revert') throw createRevertError(result.output, network)
    // Too little gas, a bad opcode and the like answer nothing, as the reference does (protocol/rpc#eth_call).
    if (network.compat === 'rootstock') {
      const reason = result?.outcome.reason ?? 'less gas than the data of the call costs'
      if (difference === undefined) onHint?.(hints.emptyAnswer(reason))
      return EMPTY_BYTES
    }
    if (result === undefined) {
      const least = intrinsicGas(request, callContext.block.rules)
      throw new CallFailed(`err: intrinsic gas too low: have ${gas}, want ${least} (supplied gas ${gas})`)
    }
    return explainFailure(context, callContext, request, gas, signal).then((text) => {
      throw new CallFailed(text)
    })
  })
}
