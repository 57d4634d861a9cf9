import { CONSTANTS } from '../../chainspec/constants.ts'
import { isFreeBridgeTransaction } from '../../chainspec/freeTransactions.ts'
import type { Compat, Network } from '../../chainspec/network.ts'
import type { Rules } from '../../chainspec/rules.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Header } from '../../primitives/header.ts'
import { isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { Account } from '../../state/stateView.ts'
import { TransactionRefused } from '../api/errors.ts'
import { hints } from '../api/hints.ts'
import { requireTransactionSize } from '../api/transactionSize.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { sequentialGasLimit } from '../execution/parallelLists.ts'
import type { PoolEntry } from './entry.ts'

const MAX_NONCE_BYTES = 8
/** Above any nonce of 8 bytes. */
const MAX_NONCE = 2n ** 64n
/**
 * Number of nonces, from the account's next one, that the pool accepts, by `compat`: the reference node's window, and 64
 * ahead of the next one, as geth queues them.
 */
const NONCE_WINDOW: Readonly<Record<Compat, bigint>> = { rootstock: 16n, ethereum: 65n }
const GAS_PRICE_CAP_FACTOR = 80n
const BUMP_PERCENT = 140n

const NEW_ACCOUNT: Account = { nonce: 0n, balance: 0n }

/** The state that a transaction is checked against. `isPromised`: it was acknowledged before. */
interface AcceptanceContext {
  readonly network: Network
  readonly best: Header
  readonly account: Account | undefined
  readonly isPromised: boolean
}

/**
 * Checks a transaction against the newest block and the sender's account in it, whatever the pool contains. Throws
 * {@link TransactionRefused}; returns the sender's account, which only a free transaction to the Bridge may lack. The order
 * and the texts are the reference node's (protocol/pool#admission, 2 to 12). The window of nonces applies to new
 * transactions only: acknowledged ones stay in the pool after a reorganisation.
 */
export function requireAcceptable(
  entry: PoolEntry,
  { best, network, account: found, isPromised }: AcceptanceContext,
): Account {
  const { transaction: tx } = entry
  const rules = rulesAt(network, best.number)
  const isFree = isFreeEntry(entry, best, network)
  if (found === undefined && !isFree) throw new TransactionRefused("the sender account doesn't exist")
  const account = found ?? NEW_ACCOUNT
  requireAllowedSize(tx.encoded.length, tx.to === undefined ? tx.data.length : 0, rules)
  if (isRemascTransaction(tx)) throw new TransactionRefused('transaction is a remasc transaction')
  requireAllowedGasLimit(tx.gasLimit, best, network)
  requireAllowedNonce(tx, account, isPromised ? MAX_NONCE : account.nonce + NONCE_WINDOW[network.compat])
  if (!isFree && account.balance < tx.gasPrice * tx.gasLimit) throw new TransactionRefused('insufficient funds')
  if (tx.gasPrice < best.minimumGasPrice) {
    throw new TransactionRefused(
      "transaction's gas price lower than block's minimum",
      hints.gasPriceTooLow(best.minimumGasPrice),
    )
  }
  if (!isFree && intrinsicGas(tx, rules) > tx.gasLimit) {
    throw new TransactionRefused("transaction's basic cost is above the gas limit")
  }
  const cap = best.minimumGasPrice * GAS_PRICE_CAP_FACTOR
  if (rules.has('rskip252') && cap > 0n && tx.gasPrice > cap) {
    throw new TransactionRefused("transaction's gas price exceeds cap", hints.gasPriceTooHigh(cap))
  }
  return account
}

function isFreeEntry({ transaction, sender }: PoolEntry, best: Header, network: Network): boolean {
  return isFreeBridgeTransaction(network.bridge, rulesAt(network, best.number), transaction.to, sender)
}

function requireAllowedSize(encodedBytes: number, initCodeBytes: number, rules: Rules): void {
  if (!rules.has('codeLimits')) return
  if (rules.has('rskip438') && initCodeBytes > CONSTANTS.maximumInitCodeBytes) {
    throw new TransactionRefused("transaction's init code size is invalid")
  }
  requireTransactionSize(encodedBytes)
}

function requireAllowedGasLimit(gasLimit: bigint, best: Header, network: Network): void {
  // By the rules of the newest block, as in the reference node, also if the next block's limit is lower. The sequential
  // list's limit is never below a parallel one's.
  const rules = rulesAt(network, best.number)
  const max = sequentialGasLimit(best.gasLimit, network.minimumSequentialGas, rules)
  if (gasLimit <= max && gasLimit <= CONSTANTS.maximumTransactionGas) return
  throw new TransactionRefused(`transaction's gas limit of ${gasLimit} is higher than the block's gas limit of ${max}`)
}

function requireAllowedNonce({ nonce, nonceBytes }: Transaction, account: Account, end: bigint): void {
  if (nonceBytes.length > MAX_NONCE_BYTES) {
    throw new TransactionRefused(
      `transaction nonce byte length exceeds maximum: ${nonceBytes.length} > ${MAX_NONCE_BYTES}`,
    )
  }
  if (nonceBytes[0] === 0) throw new TransactionRefused('transaction nonce has non-canonical encoding')
  if (nonce < account.nonce) throw new TransactionRefused('transaction nonce too low')
  if (nonce >= end) throw new TransactionRefused('transaction nonce too high', hints.nonceAhead(nonce, account.nonce))
}

/** Throws {@link TransactionRefused} unless the price is high enough to replace `replaced` (protocol/pool#admission, 13). */
export function requireHigherPrice({ transaction }: PoolEntry, replaced: PoolEntry | undefined): void {
  if (replaced === undefined) return
  const oldPrice = replaced.transaction.gasPrice
  const isEnough = transaction.gasPrice > oldPrice && transaction.gasPrice >= (oldPrice * BUMP_PERCENT) / 100n
  if (!isEnough) throw new TransactionRefused('gas price not enough to bump transaction')
}

/**
 * Throws {@link TransactionRefused} unless the account can pay for the entries together: its pending ones and the new one
 * (protocol/pool#admission, 15).
 */
export function requireAffordable(
  entries: readonly PoolEntry[],
  { balance }: Account,
  best: Header,
  network: Network,
): void {
  let cost = 0n
  for (const entry of entries) {
    const { value, gasPrice, gasLimit } = entry.transaction
    cost += isFreeEntry(entry, best, network) ? value : value + gasPrice * gasLimit
  }
  if (cost > balance) throw new TransactionRefused('insufficient funds to pay for pending and new transactions')
}
