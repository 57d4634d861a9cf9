import type { Bytes } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike, Execution, Observer } from '../../evm/evm.ts'
import { contractAddress } from '../../primitives/transaction.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { WritableState } from '../../state/stateView.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import type { CallContext, SimulationContext } from './callContext.ts'

/** An execution and its gas, including the intrinsic gas. */
export interface Simulation extends Pick<Execution, 'outcome' | 'output' | 'refund' | 'logs' | 'deleted'> {
  /** Gas used before refunds. */
  readonly grossGas: bigint
}

/** Gas, cancellation and observers of an execution. */
export interface RunOptions {
  /** Max gas, including the intrinsic gas. */
  readonly gas: bigint
  readonly signal?: AbortSignalLike | undefined
  /** Returns an observed state around the throw-away copy. */
  readonly watch?: ((state: WritableState) => WritableState) | undefined
  readonly observer?: Observer | undefined
}

/** Returns the gas used after refunds, as in a receipt. */
export function gasUsedBy({ grossGas, refund }: Simulation): bigint {
  const maxRefund = grossGas / 2n
  return grossGas - (refund < maxRefund ? refund : maxRefund)
}

/**
 * Executes a request on a throw-away copy of the call context's state. The sender needs no balance and no nonce.
 * Returns undefined if `gas` does not cover the intrinsic gas.
 */
export function simulate(
  { evm }: Pick<SimulationContext, 'evm'>,
  callContext: CallContext,
  request: CallRequest,
  { gas, signal, watch, observer }: RunOptions,
): MaybePromise<Simulation | undefined> {
  const intrinsic = intrinsicGas(request, callContext.block.rules)
  if (gas < intrinsic) return undefined
  const overlay = createOverlay(callContext.state)
  const state = watch === undefined ? overlay : watch(overlay)
  const sender = request.from ?? ZERO_ADDRESS
  const value = request.value ?? 0n
  // A call without value needs no balance, and only creations need a nonce.
  const ready = value === 0n && request.to !== undefined ? 0n : lendBalance(state, sender, value)
  const executed = mapMaybePromise(ready, (nonce) => {
    const message = {
      sender,
      isAnonymous: request.from === undefined,
      gasPrice: request.gasPrice ?? 0n,
      value,
      data: request.data,
      gasLimit: gas - intrinsic,
      to: request.to,
      newContract: request.to === undefined ? contractAddress(sender, nonce) : undefined,
      signal,
      observer,
      console: callContext.listener,
    }
    const { block } = callContext
    return watch === undefined ? evm.call(block, message, overlay) : evm.run(block, message, state)
  })
  return mapMaybePromise(executed, ({ outcome, output, refund, logs, deleted, gasLeft }) => ({
    outcome,
    output,
    refund,
    logs,
    deleted,
    grossGas: gas - gasLeft,
  }))
}

/** Raises the sender's balance to the value if it is lower; returns its nonce. */
function lendBalance(state: WritableState, sender: Bytes, value: bigint): MaybePromise<bigint> {
  return mapMaybePromise(state.getAccount(sender), (account) => {
    const { nonce, balance } = account ?? { nonce: 0n, balance: 0n }
    const lent = balance < value ? state.putAccount(sender, { nonce, balance: value }) : undefined
    return mapMaybePromise(lent, () => nonce)
  })
}
