import { outOfGas } from '../exceptionalHalt.ts'

/**
 * A frame counts up to so much gas as a number, which no frame lives long enough to use up. The rest lies aside for
 * callees.
 */
const MAX_COUNTED = 2 ** 52

/** What a frame has, in two parts; {@link totalGas} is all of it. */
export interface GasState {
  /** What opcodes are paid from. */
  gasLeft: number
  gasAside: bigint
}

/** All the gas a frame has. */
export function totalGas({ gasLeft, gasAside }: GasState): bigint {
  return BigInt(gasLeft) + gasAside
}

export function setTotalGas(state: GasState, gas: bigint): void {
  state.gasLeft = gas > MAX_COUNTED ? MAX_COUNTED : Number(gas)
  state.gasAside = gas - BigInt(state.gasLeft)
}

export function charge(state: GasState, gas: number): void {
  if (state.gasLeft < gas) throw outOfGas(gas)
  state.gasLeft -= gas
}
