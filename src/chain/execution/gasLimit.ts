import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'

const PARALLEL_LISTS = BigInt(CONSTANTS.parallelLists)

/**
 * The gas limit that our miner gives the block after one with `parentLimit`: a step towards the target, or towards the
 * least limit there may be when the target is below it (protocol/validity#gas-limit).
 */
export function nextGasLimit(parentLimit: bigint, targetLimit: bigint): bigint {
  const step = parentLimit / CONSTANTS.gasLimitBoundDivisor
  if (targetLimit > parentLimit + step) return parentLimit + step
  const least = targetLimit < CONSTANTS.minimumGasLimit ? CONSTANTS.minimumGasLimit : targetLimit
  if (least < parentLimit - step) return parentLimit - step
  return least
}

/**
 * The gas limits that a block may have after one with `parentLimit` (protocol/validity#gas-limit); the least limit of
 * all is another rule.
 */
export function gasLimitRange(parentLimit: bigint): { readonly least: bigint; readonly most: bigint } {
  const divisor = CONSTANTS.gasLimitBoundDivisor
  return { least: (parentLimit * (divisor - 1n)) / divisor, most: (parentLimit * (divisor + 1n)) / divisor }
}

/** Whether blocks may have parallel lists: then they also pay their fees in one transfer (RSKIP-144). */
export function hasParallelLists(rules: Rules): boolean {
  return rules.has('rskip144') && rules.has('rskip351')
}

/**
 * Gas that each list of a block may use: the sequential one and, with RSKIP-144 and RSKIP-351, each parallel one, for
 * which it is set aside also when a block leaves them empty (protocol/transactions#parallel-lists).
 */
export function listGasLimits(
  blockGasLimit: bigint,
  minimumSequential: bigint,
  rules: Rules,
): { readonly parallel: bigint; readonly sequential: bigint } {
  if (!hasParallelLists(rules)) return { parallel: 0n, sequential: blockGasLimit }
  const parallel = parallelGasLimit(blockGasLimit, minimumSequential)
  return { parallel, sequential: blockGasLimit - PARALLEL_LISTS * parallel }
}

/** Gas that the sequential transactions of a block may use together. */
export function sequentialGasLimit(blockGasLimit: bigint, minimumSequential: bigint, rules: Rules): bigint {
  return listGasLimits(blockGasLimit, minimumSequential, rules).sequential
}

function parallelGasLimit(blockGasLimit: bigint, minimumSequential: bigint): bigint {
  const third = blockGasLimit / (PARALLEL_LISTS + 1n)
  if (third >= minimumSequential) return third
  return blockGasLimit <= minimumSequential ? 0n : (blockGasLimit - minimumSequential) / PARALLEL_LISTS
}
