import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { Account, WorldReader } from '../../state/stateView.ts'
import { isInitCodeTooLong } from './intrinsicGas.ts'

/**
 * A transaction that must not stand in a block; the message is the reference's (protocol/transactions#requirements).
 */
export class NotExecutable extends Error {
  override readonly name = 'NotExecutable'
  /** The transaction's place in its block, once that is known. */
  index?: number
}

/** The state and the room for gas that a transaction is executed in. */
export interface ExecutionRoom {
  readonly rules: Rules
  readonly world: WorldReader
  /** Gas that the transaction's list has left. */
  readonly gasAvailable: bigint
  /** Gas of the list when nothing of it was used. */
  readonly listGasLimit: bigint
}

const BLAKE2F = `0x${'09'.padStart(40, '0')}`

const NEW_ACCOUNT: Account = { nonce: 0n, balance: 0n }

/**
 * Checks in the reference's order; throws {@link NotExecutable}. The signature was looked at when the sender was
 * recovered. Returns the sender's account as it is.
 */
export function requireExecutable(
  room: ExecutionRoom,
  tx: Transaction,
  sender: Bytes,
  intrinsicGas: bigint,
): Awaitable<Account> {
  const { rules, world, gasAvailable, listGasLimit } = room
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
  return whenThere(world.getAccount(sender), (account = NEW_ACCOUNT) => {
    const { nonce, balance } = account
    if (nonce !== tx.nonce) throw new NotExecutable(`Invalid nonce: required: ${nonce} , tx.nonce: ${tx.nonce}`)
    const isFree = intrinsicGas === 0n // some transactions to the Bridge are
    const cost = isFree ? tx.value : tx.value + tx.gasLimit * tx.gasPrice
    if (balance < cost) throw new NotExecutable(`Not enough cash: Require: ${cost}, Sender cash: ${balance}`)
    if (breaksReference(tx, rules)) throw new NotExecutable('blake2f is called without data')
    return account
  })
}

/** Before RSKIP-552 the reference cannot even tell the price of such a transaction, and drops it. */
function breaksReference(tx: Transaction, rules: Rules): boolean {
  const isPrecompile = rules.has('rskip153') && !rules.has('rskip552')
  return isPrecompile && tx.data.length === 0 && tx.to !== undefined && toHex(tx.to) === BLAKE2F
}
