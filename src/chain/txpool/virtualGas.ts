import type { Transaction } from '../../primitives/transaction.ts'

const NONCE_WEIGHT = 4
const LOW_PRICE_WEIGHT = 3
const GAS_LIMIT_WEIGHT = 4
const SIZE_BYTES = 25_000

/** What a transaction's weight depends on besides itself. */
export interface Weighing {
  /** The nonce after the sender's last pending transaction. */
  readonly pendingNonce: bigint
  readonly blockGasLimit: bigint
  readonly blockMinimumPrice: bigint
  /** What the last transactions paid, in wei for gas; undefined while blocks have room. */
  readonly marketPrice: bigint | undefined
  /** The gas price of the pending transaction that this one replaces. */
  readonly replacedPrice: bigint | undefined
}

/**
 * The gas that a transaction asks for, multiplied by what makes it a burden: a young account, a nonce out of turn, a
 * low price, many bytes, another transaction's place, a large part of the block. In floating point, in the order of
 * the reference's terms, so that both come to the same number (protocol/pool#account-quotas).
 */
export function virtualGas(
  transaction: Pick<Transaction, 'nonce' | 'gasPrice' | 'gasLimit' | 'encoded'>,
  weighing: Weighing,
): number {
  const gasLimit = Number(transaction.gasLimit)
  const nonceTurn = transaction.nonce === weighing.pendingNonce ? 1 : 2
  const youth = 1 + NONCE_WEIGHT / (Number(weighing.pendingNonce) + 1)
  const size = 1 + transaction.encoded.length / SIZE_BYTES
  const portion = 1 + (GAS_LIMIT_WEIGHT * gasLimit) / Number(weighing.blockGasLimit)
  const factor =
    nonceTurn *
    lowPriceFactor(transaction.gasPrice, weighing) *
    youth *
    size *
    replacementFactor(transaction.gasPrice, weighing.replacedPrice) *
    portion
  return gasLimit * factor
}

/** From 1 at the market's price to 4 at the least that a block takes. */
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
