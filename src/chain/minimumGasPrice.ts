import type { Rules } from '../network/rules.ts'

/** How far a block's minimum gas price may lie from its parent's: one percent, at least 1 wei (C 4.9). */
function largestStep(parentPrice: bigint): bigint {
  const step = parentPrice / 100n
  return step > 1n ? step : 1n
}

/** The minimum gas price, in wei, that our miner gives the block after one with `parentPrice`: a step towards the target. */
export function nextMinimumGasPrice(parentPrice: bigint, targetPrice: bigint): bigint {
  const step = largestStep(parentPrice)
  if (targetPrice > parentPrice + step) return parentPrice + step
  if (targetPrice < parentPrice - step) return parentPrice - step
  return targetPrice
}

const CAP_FACTOR = 100n

/** Whether a block with this minimum may hold a transaction at this gas price, both in wei (C 4.9; RSKIP-252 for the cap). */
export function isPriceAllowed(price: bigint, blockMinimum: bigint, rules: Rules): boolean {
  if (price < blockMinimum) return false
  return blockMinimum === 0n || !rules.has('rskip252') || price <= blockMinimum * CAP_FACTOR
}
