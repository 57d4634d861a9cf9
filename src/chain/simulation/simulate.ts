import type { Bytes } from '../../base/bytes.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike, Execution, Observer } from '../../evm/evm.ts'
import { contractAddress } from '../../primitives/transaction.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { World } from '../../state/stateView.ts'
import type { CallRequest } from '../api/simulation.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import type { CallContext, SimulationContext } from './callContext.ts'

/** An execution with the gas it took; intrinsic gas is part of it. */
export interface Simulation extends Pick<Execution, 'outcome' | 'output' | 'refund' | 'logs'> {
  /** Before refunds. */
  readonly grossGas: bigint
}

/** Who looks on. */
interface Watching {
  /** May put a world of its own around the throw-away copy. */
  readonly watch?: (world: World) => World
  readonly observer?: Observer
}

/** The gas used after refunds, as a receipt would say. */
export function gasUsedBy({ grossGas, refund }: Simulation): bigint {
  const most = grossGas / 2n
  return grossGas - (refund < most ? refund : most)
}

/**
 * Executes a request with at most `gas` on a throw-away copy of the call context's state. The sender needs no balance
 * and no nonce. Undefined when `gas` does not even cover the intrinsic gas.
 */
export function simulate(
  { evm }: Pick<SimulationContext, 'evm'>,
  callContext: CallContext,
  request: CallRequest,
  gas: bigint,
  signal?: AbortSignalLike,
  { watch, observer }: Watching = {},
): Awaitable<Simulation | undefined> {
  const intrinsic = intrinsicGas(request, callContext.block.rules)
  if (gas < intrinsic) return undefined
  const overlay = createOverlay(callContext.world)
  const world = watch === undefined ? overlay : watch(overlay)
  const sender = request.from ?? ZERO_ADDRESS
  const value = request.value ?? 0n
  // Who sends nothing needs nothing, and only creations need a nonce.
  const ready = value === 0n && request.to !== undefined ? 0n : lendBalance(world, sender, value)
  const executed = whenThere(ready, (nonce) => {
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
    }
    const { block } = callContext
    return watch === undefined ? evm.call(block, message, overlay) : evm.run(block, message, world)
  })
  return whenThere(executed, ({ outcome, output, refund, logs, gasLeft }) => ({
    outcome,
    output,
    refund,
    logs,
    grossGas: gas - gasLeft,
  }))
}

/** Makes sure that the sender can move the value; returns its nonce. */
function lendBalance(world: World, sender: Bytes, value: bigint): Awaitable<bigint> {
  return whenThere(world.getAccount(sender), (account) => {
    const { nonce, balance } = account ?? { nonce: 0n, balance: 0n }
    const lent = balance < value ? world.putAccount(sender, { nonce, balance: value }) : undefined
    return whenThere(lent, () => nonce)
  })
}
