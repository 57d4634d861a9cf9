import type { Header } from '../model/header.ts'
import { isRemascTransaction } from '../model/transaction.ts'
import { CONSTANTS } from '../network/constants.ts'
import type { Network } from '../network/network.ts'
import type { Rules } from '../network/rules.ts'
import type { Account } from '../state/world.ts'
import { TransactionRefused } from './errors.ts'
import { sequentialGasLimit } from './gasLimit.ts'
import { intrinsicGas } from './intrinsicGas.ts'
import type { PoolEntry } from './poolEntry.ts'

const MAX_TRANSACTION_BYTES = 131072
const MAX_NONCE_BYTES = 8
/** How many transactions a sender may have waiting. */
export const ACCOUNT_SLOTS = 16n
const GAS_PRICE_CAP_FACTOR = 80n
const BUMP_PERCENT = 140n

/** What a transaction is held against: the newest block, the rules of the next one, the sender's account. */
export interface PoolCircumstances {
  readonly network: Network
  readonly best: Header
  readonly rules: Rules
  readonly account: Account | undefined
}

/** Throws {@link TransactionRefused} when a transaction may not wait at all; the order and the texts are the reference's (C 5.6, 3-15). */
export function requireAcceptable({ transaction: tx }: PoolEntry, circumstances: PoolCircumstances): void {
  const { account, best, rules } = circumstances
  if (account === undefined) throw new TransactionRefused("the sender account doesn't exist")
  requireAllowedSize(tx.encoded.length, tx.to === undefined ? tx.data.length : 0, rules)
  if (isRemascTransaction(tx)) throw new TransactionRefused('transaction is a remasc transaction')
  const gasLimit = sequentialGasLimit(best.gasLimit, circumstances.network.minimumSequentialGas, rules)
  if (tx.gasLimit > gasLimit) {
    throw new TransactionRefused(
      `transaction's gas limit of ${tx.gasLimit} is higher than the block's gas limit of ${gasLimit}`,
    )
  }
  requireNonce(tx, account)
  if (account.balance < tx.gasPrice * tx.gasLimit) throw new TransactionRefused('insufficient funds')
  if (tx.gasPrice < best.minimumGasPrice) {
    throw new TransactionRefused("transaction's gas price lower than block's minimum")
  }
  if (intrinsicGas(tx, rules) > tx.gasLimit) {
    throw new TransactionRefused("transaction's basic cost is above the gas limit")
  }
  const cap = best.minimumGasPrice * GAS_PRICE_CAP_FACTOR
  if (rules.has('rskip252') && cap > 0n && tx.gasPrice > cap) {
    throw new TransactionRefused("transaction's gas price exceeds cap")
  }
}

function requireAllowedSize(encodedBytes: number, initCodeBytes: number, rules: Rules): void {
  if (rules.has('rskip438') && initCodeBytes > CONSTANTS.maximumInitCodeBytes) {
    throw new TransactionRefused("transaction's init code size is invalid")
  }
  if (encodedBytes > MAX_TRANSACTION_BYTES) {
    throw new TransactionRefused(
      `transaction's size is higher than defined maximum: ${encodedBytes} > ${MAX_TRANSACTION_BYTES}`,
    )
  }
}

function requireNonce(tx: PoolEntry['transaction'], account: Account): void {
  const { nonceBytes } = tx
  if (nonceBytes.length > MAX_NONCE_BYTES) {
    throw new TransactionRefused(
      `transaction nonce byte length exceeds maximum: ${nonceBytes.length} > ${MAX_NONCE_BYTES}`,
    )
  }
  if (nonceBytes[0] === 0) throw new TransactionRefused('transaction nonce has non-canonical encoding')
  if (tx.nonce < account.nonce) throw new TransactionRefused('transaction nonce too low')
  if (tx.nonce >= account.nonce + ACCOUNT_SLOTS) throw new TransactionRefused('transaction nonce too high')
}

/** Whether a price is high enough to take the place of a waiting transaction with the same nonce: 40 % more (C 5.6, 16). */
export function canReplace(oldPriceWei: bigint, newPriceWei: bigint): boolean {
  return newPriceWei > oldPriceWei && newPriceWei >= (oldPriceWei * BUMP_PERCENT) / 100n
}
