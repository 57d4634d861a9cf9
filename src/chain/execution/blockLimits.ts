import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { Header } from '../../primitives/header.ts'

/** The values of a block that determine which transactions it may have. */
export type BlockTerms = Pick<Header, 'number' | 'gasLimit' | 'minimumGasPrice'>

/**
 * Returns the gas limit that this miner gives the block after one with `parentLimit`: a step towards the target, or towards the
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
 * Returns the gas limits that a child of a block with `parentLimit` may have (protocol/validity#gas-limit). The absolute
 * minimum is another rule.
 */
export function gasLimitRange(parentLimit: bigint): { readonly min: bigint; readonly max: bigint } {
  const divisor = CONSTANTS.gasLimitBoundDivisor
  return { min: (parentLimit * (divisor - 1n)) / divisor, max: (parentLimit * (divisor + 1n)) / divisor }
}

/** Returns the maximum difference of a minimum gas price from the parent's: 1 %, at least 1 wei (protocol/validity#gas-price). */
function maxStep(parentPrice: bigint): bigint {
  const step = parentPrice / 100n
  return step > 1n ? step : 1n
}

/** Returns the minimum gas prices, in wei, that a child of a block with `parentPrice` may have. */
export function minimumGasPriceRange(parentPrice: bigint): { readonly min: bigint; readonly max: bigint } {
  const step = maxStep(parentPrice)
  return { min: parentPrice < step ? 0n : parentPrice - step, max: parentPrice + step }
}

/** Returns the minimum gas price, in wei, of a mined child of a block with `parentPrice`: a step towards the target. */
export function nextMinimumGasPrice(parentPrice: bigint, targetPrice: bigint): bigint {
  const step = maxStep(parentPrice)
  if (targetPrice > parentPrice + step) return parentPrice + step
  if (targetPrice < parentPrice - step) return parentPrice - step
  return targetPrice
}

const CAP_FACTOR = 100n

/** Returns the maximum gas price, in wei, in a block with this minimum (RSKIP-252); undefined: unlimited. */
export function gasPriceCap(blockMinimum: bigint, rules: Rules): bigint | undefined {
  return blockMinimum === 0n || !rules.has('rskip252') ? undefined : blockMinimum * CAP_FACTOR
}

/** Returns true if a block with this minimum may have a transaction with this gas price, in wei (protocol/validity#gas-price). */
export function isPriceAllowed(price: bigint, blockMinimum: bigint, rules: Rules): boolean {
  const cap = gasPriceCap(blockMinimum, rules)
  return price >= blockMinimum && (cap === undefined || price <= cap)
}
