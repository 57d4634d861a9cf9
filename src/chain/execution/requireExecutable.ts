import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { Account, StateView } from '../../state/stateView.ts'
import { isInitCodeTooLong } from './intrinsicGas.ts'

/** A transaction is invalid in a block; the message is the reference node's (protocol/transactions#requirements). */
export class NotExecutable extends Error {
  override readonly name = 'NotExecutable'
  /** The transaction's index in its block, once it is known. */
  index?: number
}

/** The state and the available gas of an execution. */
export interface ExecutionScope {
  readonly rules: Rules
  readonly world: StateView
  /** Gas that is left in the transaction's list. */
  readonly gasAvailable: bigint
  /** Gas limit of the list. */
  readonly listGasLimit: bigint
}

const BLAKE2F = `0x${'09'.padStart(40, '0')}`

const NEW_ACCOUNT: Account = { nonce: 0n, balance: 0n }

/**
 * Checks a transaction in the reference node's order; throws {@link NotExecutable}. The signature was checked when the sender
 * was recovered. Returns the sender's account.
 */
export function requireExecutable(
  scope: ExecutionScope,
  tx: Transaction,
  sender: Bytes,
  intrinsicGas: bigint,
): MaybePromise<Account> {
  const { rules, world, gasAvailable, listGasLimit } = scope
  if (isInitCodeTooLong(tx, rules)) {
    throw new NotExecutable(
      `Initcode size for contract is invalid, it exceed the max limit size: initcode size = ${tx.data.length} | maxAllowed = ${CONSTANTS.maximumInitCodeBytes} |  tx = ${toHex(tx.hash).slice(2)}`,
    )
  }
  if (tx.gasLimit > gasAvailable) {
    throw new NotExecutable(
      `Too much gas used in this block or sublist(RSKIP144): available in sublist: ${listGasLimit - tx.gasLimit} tx sent: ${tx.gasLimit}`,
    )
  }
  if (tx.gasLimit < intrinsicGas) {
    throw new NotExecutable(
      `Not enough gas for transaction execution: tx needs: ${intrinsicGas} tx sent: ${tx.gasLimit}`,
    )
  }
  return mapMaybePromise(world.getAccount(sender), (account = NEW_ACCOUNT) => {
    const { nonce, balance } = account
    if (nonce !== tx.nonce) throw new NotExecutable(`Invalid nonce: required: ${nonce} , tx.nonce: ${tx.nonce}`)
    const isFree = intrinsicGas === 0n // some transactions to the Bridge
    const cost = isFree ? tx.value : tx.value + tx.gasLimit * tx.gasPrice
    if (balance < cost) throw new NotExecutable(`Not enough cash: Require: ${cost}, Sender cash: ${balance}`)
    if (breaksReference(tx, rules)) throw new NotExecutable('blake2f is called without data')
    return account
  })
}

/** Returns true for a transaction whose price the reference node fails to compute, and so drops (before RSKIP-552). */
function breaksReference(tx: Transaction, rules: Rules): boolean {
  const isPrecompile = rules.has('rskip153') && !rules.has('rskip552')
  return isPrecompile && tx.data.length === 0 && tx.to !== undefined && toHex(tx.to) === BLAKE2F
}
