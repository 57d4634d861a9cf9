import type { Rules } from '../../chainspec/rules.ts'

/**
 * How far a block's minimum gas price may lie from its parent's: one percent, at least 1 wei
 * (protocol/validity#gas-price).
 */
function largestStep(parentPrice: bigint): bigint {
  const step = parentPrice / 100n
  return step > 1n ? step : 1n
}

/** The minimum gas prices, in wei, that a block may have after one with `parentPrice`. */
export function minimumGasPriceRange(parentPrice: bigint): { readonly least: bigint; readonly most: bigint } {
  const step = largestStep(parentPrice)
  return { least: parentPrice < step ? 0n : parentPrice - step, most: parentPrice + step }
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
