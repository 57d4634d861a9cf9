import { SimulationRefused } from '../../api/errors.ts'
import type { SimulatedCall } from '../../api/simulation.ts'

/** What the calls of a simulation may use together. */
export interface Allowance {
  /** As much of this gas as is left; throws `SimulationRefused` when less than `least` is. */
  limit(gas: bigint, least: bigint): bigint
  /** Counts what a call used; throws `SimulationRefused` when the answer becomes too long. */
  spend(call: SimulatedCall): void
}

/** How many calls of the most gas that a call may use. */
const CALLS_OF_MOST_GAS = 10n
/** Twice as many characters are the longest answer. */
const MOST_BYTES = 5 * 2 ** 20
/** About as much as a log takes besides topics and data. */
const LOG_BYTES = 200

/** `callGasCap` is the most gas that one call may use; 0: there is no bound. */
export function createAllowance(callGasCap: bigint): Allowance {
  const cap = CALLS_OF_MOST_GAS * callGasCap
  let usedGas = 0n
  let usedBytes = 0
  return {
    limit(gas, least) {
      const left = cap - usedGas
      if (cap === 0n || gas <= left) return gas
      if (left < least) throw new SimulationRefused('simulationTooLarge', `gas cap of ${cap} exhausted`)
      return left
    },
    spend(call) {
      usedGas += call.gasUsed
      usedBytes += bytesOf(call)
      if (usedBytes > MOST_BYTES) {
        throw new SimulationRefused('simulationTooLarge', `outputs and logs exceed ${MOST_BYTES} bytes`)
      }
    },
  }
}

function bytesOf({ output, failure, logs }: SimulatedCall): number {
  const own = output.length + (failure?.payload?.length ?? 0)
  return logs.reduce((sum, { data, topics }) => sum + data.length + 32 * topics.length + LOG_BYTES, own)
}
