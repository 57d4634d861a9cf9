import { CONSTANTS } from '../../chainspec/constants.ts'
import { isFreeBridgeTransaction } from '../../chainspec/freeTransactions.ts'
import { type Compat, isDevelopmentChain, type Network } from '../../chainspec/network.ts'
import type { Rules } from '../../chainspec/rules.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { Account } from '../../state/stateView.ts'
import { hints } from '../api/hints.ts'
import { refusals, refuse } from '../api/refusals.ts'
import { requireTransactionSize } from '../api/transactionSize.ts'
import { type BlockTerms, gasPriceCap } from '../execution/blockLimits.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { sequentialGasLimit } from '../execution/parallelLists.ts'
import type { PoolEntry } from './entry.ts'

const MAX_NONCE_BYTES = 8
/** Above any nonce of 8 bytes. */
const MAX_NONCE = 2n ** 64n
/**
 * Number of nonces, from the next one, that the pool accepts, by `compat`: the reference node's window, and 64 ahead of the
 * next one, as geth queues them.
 */
const NONCE_WINDOW: Readonly<Record<Compat, bigint>> = { rootstock: 16n, ethereum: 65n }
const GAS_PRICE_CAP_FACTOR = 80n
const BUMP_PERCENT = 140n

const NEW_ACCOUNT: Account = { nonce: 0n, balance: 0n }

/** The state that a transaction is checked against. */
interface AcceptanceContext {
  readonly network: Network
  readonly block: BlockTerms
  /** The sender's account in the newest block. */
  readonly account: Account | undefined
  /** The pool's next nonce, from which the window of nonces counts on development chains; undefined: it counts from the account's. */
  readonly nextNonce: bigint | undefined
  /** Whether it was acknowledged before. */
  readonly isPromised: boolean
  /** Whether it may wait for a block with other terms: its price is not checked, nor the gas limit of a promised one. */
  readonly mayWait: boolean
}

/**
 * Checks a transaction against a block's terms and the sender's account, whatever the pool contains. Throws
 * {@link TransactionRefused}; returns the sender's account, which only a free transaction to the Bridge may lack. The order is
 * the reference node's (protocol/pool#admission, 2 to 12). The window of nonces applies to new transactions only: acknowledged
 * ones stay in the pool after a reorganisation.
 */
export function requireAcceptable(entry: PoolEntry, context: AcceptanceContext): Account {
  const { block, network, account: found, isPromised, mayWait } = context
  const { transaction: tx, sender } = entry
  const cost = tx.value + tx.gasPrice * tx.gasLimit
  const rules = rulesAt(network, block.number)
  const isFree = isFreeEntry(entry, block, network)
  if (found === undefined && !isFree) throw refuse(refusals.unknownSender(sender, 0n, cost), network)
  const account = found ?? NEW_ACCOUNT
  requireAllowedSize(tx, rules, network)
  if (isRemascTransaction(tx)) throw refuse(refusals.remasc(), network)
  if (!isPromised || !mayWait) requireAllowedGasLimit(tx.gasLimit, block, network)
  requireAllowedNonce(tx, account, context)
  if (!isFree && account.balance < tx.gasPrice * tx.gasLimit) {
    throw refuse(refusals.gasNotPayable(sender, account.balance, cost), network)
  }
  const { minimumGasPrice: minimum } = block
  if (!mayWait && tx.gasPrice < minimum) {
    throw refuse(refusals.priceTooLow(tx, minimum), network, hints.gasPriceTooLow(minimum))
  }
  const minGas = isFree ? 0n : intrinsicGas(tx, rules)
  if (minGas > tx.gasLimit) throw refuse(refusals.intrinsicGasTooLow(tx, minGas), network)
  const cap = minimum * GAS_PRICE_CAP_FACTOR
  if (!mayWait && rules.has('rskip252') && cap > 0n && tx.gasPrice > cap) {
    throw refuse(refusals.priceAboveCap(), network, hints.gasPriceTooHigh(cap))
  }
  return account
}

function isFreeEntry({ transaction, sender }: PoolEntry, { number }: BlockTerms, network: Network): boolean {
  return isFreeBridgeTransaction(network.bridge, rulesAt(network, number), transaction.to, sender)
}

function requireAllowedSize({ encoded, to, data }: Transaction, rules: Rules, network: Network): void {
  if (!rules.has('codeLimits')) return
  const { maximumInitCodeBytes: limit } = CONSTANTS
  if (rules.has('rskip438') && to === undefined && data.length > limit) {
    throw refuse(refusals.initCodeTooLong(data.length, limit), network)
  }
  requireTransactionSize(encoded.length, network)
}

function requireAllowedGasLimit(gasLimit: bigint, block: BlockTerms, network: Network): void {
  const max = maxGasLimit(block, network)
  if (gasLimit <= max && gasLimit <= CONSTANTS.maximumTransactionGas) return
  const hint = hints.gasLimitTooHigh({
    gasLimit,
    max,
    ofBlock: block.gasLimit,
    isOwnChain: isDevelopmentChain(network),
  })
  throw refuse(refusals.gasLimitTooHigh(gasLimit, max), network, hint)
}

/** Returns the gas that a transaction can have in a block: its sequential list's, which is never below a parallel one's. */
function maxGasLimit({ number, gasLimit }: BlockTerms, network: Network): bigint {
  return sequentialGasLimit(gasLimit, network.minimumSequentialGas, rulesAt(network, number))
}

/** Returns why a block with these terms cannot have the transaction, whatever the state; undefined: it can. */
export function whyNotIn(block: BlockTerms, transaction: Transaction, network: Network): string | undefined {
  const { gasLimit } = transaction
  const max = maxGasLimit(block, network)
  if (gasLimit > max) return `its gas limit of ${gasLimit} is above the ${max} gas that the block has for a transaction`
  return whyPriceNotIn(block, transaction, network)
}

/** Returns why a block with these terms cannot have the price of the transaction; undefined: it can. */
export function whyPriceNotIn(block: BlockTerms, { gasPrice }: Transaction, network: Network): string | undefined {
  const { minimumGasPrice: min } = block
  if (gasPrice < min) return `its gas price of ${gasPrice} wei is below the block's minimum of ${min} wei`
  const cap = gasPriceCap(min, rulesAt(network, block.number))
  if (cap !== undefined && gasPrice > cap) {
    return `its gas price of ${gasPrice} wei is above ${cap} wei, the maximum with the block's minimum of ${min} wei`
  }
  return undefined
}

function requireAllowedNonce(tx: Transaction, account: Account, context: AcceptanceContext): void {
  const { nonce, nonceBytes } = tx
  const { network, isPromised, mayWait, nextNonce } = context
  if (nonceBytes.length > MAX_NONCE_BYTES) {
    throw refuse(refusals.nonceTooLong(nonceBytes.length, MAX_NONCE_BYTES), network)
  }
  if (nonceBytes[0] === 0) throw refuse(refusals.nonceNotCanonical(), network)
  if (nonce < account.nonce) throw refuse(refusals.nonceTooLow(tx, account.nonce), network)
  const next = nextNonce === undefined || nextNonce < account.nonce ? account.nonce : nextNonce
  const end = isPromised ? MAX_NONCE : next + NONCE_WINDOW[network.compat]
  if (nonce < end) return
  const hint = mayWait ? hints.nonceTooFar(nonce, next) : hints.nonceAhead(nonce, next)
  throw refuse(refusals.nonceTooHigh(tx, next), network, hint)
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
  {
    account: { balance },
    block,
    network,
  }: Pick<AcceptanceContext, 'block' | 'network'> & { readonly account: Account },
): void {
  let cost = 0n
  for (const entry of [...pending, added]) cost += costOf(entry, block, network)
  if (cost > balance) throw refuse(refusals.pendingNotPayable(added.sender, balance, cost), network)
}

/** Returns what a transaction may cost its sender in a block, in wei. */
export function costOf(entry: PoolEntry, block: BlockTerms, network: Network): bigint {
  const { value, gasPrice, gasLimit } = entry.transaction
  return isFreeEntry(entry, block, network) ? value : value + gasPrice * gasLimit
}
