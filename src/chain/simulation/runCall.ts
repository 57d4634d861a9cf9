import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import type { AbortSignalLike } from '../../evm/evm.ts'
import type { CallRequest } from '../api/simulation.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { simulate } from './simulate.ts'

/** What the reference gives a call that asks for none (protocol/rpc#eth_call). */
const DEFAULT_GAS = 10n ** 14n

/** The gas that a call has when nothing may use more than `cap`; 0: no bound. */
export function gasOf({ gas = DEFAULT_GAS }: CallRequest, cap: bigint): bigint {
  return cap > 0n && gas > cap ? cap : gas
}

/** Return data; throws `ExecutionReverted`. */
export async function runCall(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Promise<Bytes> {
  const result = await simulate(context, callContext, request, gasOf(request, context.limits.callGasCap), signal)
  // Too little gas, a bad opcode and the like answer nothing, as the reference does (protocol/rpc#eth_call).
  if (result === undefined || result.outcome.kind === 'exception') return EMPTY_BYTES
  if (result.outcome.kind === 'revert') throw createRevertError(result.output)
  return result.output
}
