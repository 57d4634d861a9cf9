import { CONSTANTS } from '../network/constants.ts'
import type { Rules } from '../network/rules.ts'

const PARALLEL_LISTS = BigInt(CONSTANTS.parallelLists)

/** The gas limit that our miner gives the block after one with `parentLimit`: a step towards the target (C 4.8). */
export function nextGasLimit(parentLimit: bigint, targetLimit: bigint): bigint {
  const step = parentLimit / CONSTANTS.gasLimitBoundDivisor
  if (parentLimit < targetLimit) return parentLimit + step < targetLimit ? parentLimit + step : targetLimit
  return parentLimit - step > targetLimit ? parentLimit - step : targetLimit
}

/**
 * Gas that the sequential transactions of a block may use together. With parallel lists (RSKIP-144 and RSKIP-351) a part is
 * set aside for them, also when a block leaves them empty (C 4.14).
 */
export function sequentialGasLimit(blockGasLimit: bigint, minimumSequential: bigint, rules: Rules): bigint {
  if (!rules.has('rskip144') || !rules.has('rskip351')) return blockGasLimit
  return blockGasLimit - PARALLEL_LISTS * parallelGasLimit(blockGasLimit, minimumSequential)
}

function parallelGasLimit(blockGasLimit: bigint, minimumSequential: bigint): bigint {
  const third = blockGasLimit / (PARALLEL_LISTS + 1n)
  if (third >= minimumSequential) return third
  return blockGasLimit <= minimumSequential ? 0n : (blockGasLimit - minimumSequential) / PARALLEL_LISTS
}
