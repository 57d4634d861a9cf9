import type { Transaction } from '../../primitives/transaction.ts'

const NONCE_WEIGHT = 4
const LOW_PRICE_WEIGHT = 3
const GAS_LIMIT_WEIGHT = 4
const SIZE_BYTES = 25_000

/** The values, other than the transaction, on which virtual gas depends. */
export interface Weighing {
  /** The nonce after the sender's last pending transaction. */
  readonly pendingNonce: bigint
  readonly blockGasLimit: bigint
  readonly blockMinimumPrice: bigint
  /** Gas price of recent transactions, in wei; undefined while blocks are not full. */
  readonly marketPrice: bigint | undefined
  /** The gas price of the pending transaction that this one replaces. */
  readonly replacedPrice: bigint | undefined
}

/**
 * Returns a transaction's gas limit, multiplied by factors for a new account, a nonce gap, a low price, its size, a
 * replacement and its part of the block (protocol/pool#account-quotas).
 * Reproduces TxVirtualGasCalculator of the reference node, in floating point and in the order of its terms: do
 * not reorder.
 */
export function virtualGas(
  transaction: Pick<Transaction, 'nonce' | 'gasPrice' | 'gasLimit' | 'encoded'>,
  weighing: Weighing,
): number {
  const gasLimit = Number(transaction.gasLimit)
  const nonceFactor = transaction.nonce === weighing.pendingNonce ? 1 : 2
  const youth = 1 + NONCE_WEIGHT / (Number(weighing.pendingNonce) + 1)
  const size = 1 + transaction.encoded.length / SIZE_BYTES
  const portion = 1 + (GAS_LIMIT_WEIGHT * gasLimit) / Number(weighing.blockGasLimit)
  const factor =
    nonceFactor *
    lowPriceFactor(transaction.gasPrice, weighing) *
    youth *
    size *
    replacementFactor(transaction.gasPrice, weighing.replacedPrice) *
    portion
  return gasLimit * factor
}

/** Returns 1 at the market price, up to 4 at the block's minimum. */
function lowPriceFactor(price: bigint, { marketPrice, blockMinimumPrice }: Weighing): number {
  if (marketPrice === undefined || price >= marketPrice) return 1
  const distance = Number(marketPrice - price) / (Number(marketPrice) - Number(blockMinimumPrice))
  return 1 + LOW_PRICE_WEIGHT * distance
}

function replacementFactor(price: bigint, replacedPrice: bigint | undefined): number {
  if (replacedPrice === undefined) return 1
  const ratio = Number(price) / Number(replacedPrice)
  return 1 + 1 / ratio
}
