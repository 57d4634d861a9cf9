import { CONSTANTS } from '../../chainspec/constants.ts'
import { isFreeBridgeTransaction } from '../../chainspec/freeTransactions.ts'
import type { Compat, Network } from '../../chainspec/network.ts'
import type { Rules } from '../../chainspec/rules.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Header } from '../../primitives/header.ts'
import { isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { Account } from '../../state/stateView.ts'
import { hints } from '../api/hints.ts'
import { refusals, refuse } from '../api/refusals.ts'
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
 * `TransactionRefused`; returns the sender's account, which only a free transaction to the Bridge may lack. The order is the
 * reference node's (protocol/pool#admission, 2 to 12). The window of nonces applies to new transactions only: acknowledged
 * ones stay in the pool after a reorganisation.
 */
export function requireAcceptable(
  entry: PoolEntry,
  { best, network, account: found, isPromised }: AcceptanceContext,
): Account {
  const { transaction: tx, sender } = entry
  const cost = tx.value + tx.gasPrice * tx.gasLimit
  const rules = rulesAt(network, best.number)
  const isFree = isFreeEntry(entry, best, network)
  if (found === undefined && !isFree) throw refuse(refusals.unknownSender(sender, 0n, cost), network)
  const account = found ?? NEW_ACCOUNT
  requireAllowedSize(tx, rules, network)
  if (isRemascTransaction(tx)) throw refuse(refusals.remasc(), network)
  requireAllowedGasLimit(tx.gasLimit, best, network)
  requireAllowedNonce(tx, account, isPromised ? MAX_NONCE : account.nonce + NONCE_WINDOW[network.compat], network)
  if (!isFree && account.balance < tx.gasPrice * tx.gasLimit) {
    throw refuse(refusals.gasNotPayable(sender, account.balance, cost), network)
  }
  if (tx.gasPrice < best.minimumGasPrice) {
    throw refuse(refusals.priceTooLow(tx, best.minimumGasPrice), network, hints.gasPriceTooLow(best.minimumGasPrice))
  }
  const minGas = isFree ? 0n : intrinsicGas(tx, rules)
  if (minGas > tx.gasLimit) throw refuse(refusals.intrinsicGasTooLow(tx, minGas), network)
  const cap = best.minimumGasPrice * GAS_PRICE_CAP_FACTOR
  if (rules.has('rskip252') && cap > 0n && tx.gasPrice > cap) {
    throw refuse(refusals.priceAboveCap(), network, hints.gasPriceTooHigh(cap))
  }
  return account
}

function isFreeEntry({ transaction, sender }: PoolEntry, best: Header, network: Network): boolean {
  return isFreeBridgeTransaction(network.bridge, rulesAt(network, best.number), transaction.to, sender)
}

function requireAllowedSize({ encoded, to, data }: Transaction, rules: Rules, network: Network): void {
  if (!rules.has('codeLimits')) return
  const { maximumInitCodeBytes: limit } = CONSTANTS
  if (rules.has('rskip438') && to === undefined && data.length > limit) {
    throw refuse(refusals.initCodeTooLong(data.length, limit), network)
  }
  requireTransactionSize(encoded.length, network)
}

function requireAllowedGasLimit(gasLimit: bigint, best: Header, network: Network): void {
  // By the rules of the newest block, as in the reference node, also if the next block's limit is lower. The sequential
  // list's limit is never below a parallel one's.
  const rules = rulesAt(network, best.number)
  const max = sequentialGasLimit(best.gasLimit, network.minimumSequentialGas, rules)
  if (gasLimit <= max && gasLimit <= CONSTANTS.maximumTransactionGas) return
  throw refuse(refusals.gasLimitTooHigh(gasLimit, max), network)
}

function requireAllowedNonce(tx: Transaction, { nonce: next }: Account, end: bigint, network: Network): void {
  const { nonce, nonceBytes } = tx
  if (nonceBytes.length > MAX_NONCE_BYTES) {
    throw refuse(refusals.nonceTooLong(nonceBytes.length, MAX_NONCE_BYTES), network)
  }
  if (nonceBytes[0] === 0) throw refuse(refusals.nonceNotCanonical(), network)
  if (nonce < next) throw refuse(refusals.nonceTooLow(tx, next), network)
  if (nonce >= end) throw refuse(refusals.nonceTooHigh(tx, next), network, hints.nonceAhead(nonce, next))
}

/** Throws `TransactionRefused` unless the price is high enough to replace `replaced` (protocol/pool#admission, 13). */
export function requireHigherPrice(
  { transaction }: PoolEntry,
  replaced: PoolEntry | undefined,
  network: Pick<Network, 'compat'>,
): void {
  if (replaced === undefined) return
  const oldPrice = replaced.transaction.gasPrice
  const isEnough = transaction.gasPrice > oldPrice && transaction.gasPrice >= (oldPrice * BUMP_PERCENT) / 100n
  if (!isEnough) throw refuse(refusals.replacementTooCheap(), network)
}

/**
 * Throws `TransactionRefused` unless the account can pay for its pending entries and a new one together
 * (protocol/pool#admission, 15).
 */
export function requireAffordable(
  pending: readonly PoolEntry[],
  added: PoolEntry,
  { account: { balance }, best, network }: Pick<AcceptanceContext, 'best' | 'network'> & { readonly account: Account },
): void {
  let cost = 0n
  for (const entry of [...pending, added]) {
    const { value, gasPrice, gasLimit } = entry.transaction
    cost += isFreeEntry(entry, best, network) ? value : value + gasPrice * gasLimit
  }
  if (cost > balance) throw refuse(refusals.pendingNotPayable(added.sender, balance, cost), network)
}
