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
