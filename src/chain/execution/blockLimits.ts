import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'

/**
 * The gas limit that our miner gives the block after one with `parentLimit`: a step towards the target, or towards the
 * min limit there may be when the target is below it (protocol/validity#gas-limit).
 */
export function nextGasLimit(parentLimit: bigint, targetLimit: bigint): bigint {
  const step = parentLimit / CONSTANTS.gasLimitBoundDivisor
  if (targetLimit > parentLimit + step) return parentLimit + step
  const min = targetLimit < CONSTANTS.minimumGasLimit ? CONSTANTS.minimumGasLimit : targetLimit
  if (min < parentLimit - step) return parentLimit - step
  return min
}

/**
 * The gas limits that a block may have after one with `parentLimit` (protocol/validity#gas-limit); the minimum limit of
 * all is another rule.
 */
export function gasLimitRange(parentLimit: bigint): { readonly min: bigint; readonly max: bigint } {
  const divisor = CONSTANTS.gasLimitBoundDivisor
  return { min: (parentLimit * (divisor - 1n)) / divisor, max: (parentLimit * (divisor + 1n)) / divisor }
}

/**
 * How far a block's minimum gas price may lie from its parent's: one percent, at least 1 wei
 * (protocol/validity#gas-price).
 */
function largestStep(parentPrice: bigint): bigint {
  const step = parentPrice / 100n
  return step > 1n ? step : 1n
}

/** The minimum gas prices, in wei, that a block may have after one with `parentPrice`. */
export function minimumGasPriceRange(parentPrice: bigint): { readonly min: bigint; readonly max: bigint } {
  const step = largestStep(parentPrice)
  return { min: parentPrice < step ? 0n : parentPrice - step, max: parentPrice + step }
}

/**
 * The minimum gas price, in wei, that our miner gives the block after one with `parentPrice`: a step towards the
 * target.
 */
export function nextMinimumGasPrice(parentPrice: bigint, targetPrice: bigint): bigint {
  const step = largestStep(parentPrice)
  if (targetPrice > parentPrice + step) return parentPrice + step
  if (targetPrice < parentPrice - step) return parentPrice - step
  return targetPrice
}

const CAP_FACTOR = 100n

/** The highest gas price, in wei, that a block with this minimum may hold (RSKIP-252); undefined: any. */
export function gasPriceCap(blockMinimum: bigint, rules: Rules): bigint | undefined {
  return blockMinimum === 0n || !rules.has('rskip252') ? undefined : blockMinimum * CAP_FACTOR
}

/**
 * Whether a block with this minimum may hold a transaction at this gas price, both in wei
 * (protocol/validity#gas-price).
 */
export function isPriceAllowed(price: bigint, blockMinimum: bigint, rules: Rules): boolean {
  const cap = gasPriceCap(blockMinimum, rules)
  return price >= blockMinimum && (cap === undefined || price <= cap)
}
