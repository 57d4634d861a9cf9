import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { isFreeBridgeTransaction } from '../../chainspec/freeTransactions.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike, BlockEnvironment, Evm, Execution, Message, Observer } from '../../evm/evm.ts'
import type { Log } from '../../primitives/log.ts'
import { contractAddress, type Transaction } from '../../primitives/transaction.ts'
import type { Account, WritableState } from '../../state/stateView.ts'
import { intrinsicGas } from './intrinsicGas.ts'
import { type ExecutionScope, requireExecutable } from './requireExecutable.ts'

/** The failure of an execution. */
export interface Failure {
  /** Return data of a revert; undefined for other failures. */
  readonly payload: Bytes | undefined
  /** Reason of an exceptional halt, which uses all gas; undefined for reverts. */
  readonly reason?: string
  /** A text of `hints`, if the block is watched and the reason has one. */
  readonly hint?: string
}

/** The result of a transaction; its state changes are in the `world` of the setup. */
export interface TransactionResult {
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** Gas used before refunds. */
  readonly grossGas: bigint
  /** Fee that the sender has paid, owed to the REMASC account. */
  readonly feeWei: bigint
  readonly logs: readonly Log[]
  /** Return data, or the code of a new contract; empty if it failed. */
  readonly output: Bytes
  /** Undefined if it succeeded. */
  readonly failure: Failure | undefined
  /** Accounts that SELFDESTRUCT has deleted. */
  readonly deleted: readonly Bytes[]
}

interface TransactionSetup extends Omit<ExecutionScope, 'rules'> {
  readonly evm: Pick<Evm, 'run'>
  readonly world: WritableState
  readonly block: BlockEnvironment
  /** The transaction's index in the block. */
  readonly index: number
  /** Aborts the execution with its reason. The state must not be used afterwards. */
  readonly signal?: AbortSignalLike | undefined
  readonly observer?: Observer | undefined
  readonly console?: Message['console']
}

/**
 * Executes a transaction: takes the fee, raises the nonce, runs code and deletes destroyed accounts. The block pays the
 * fee to its receiver. Throws `NotExecutable` with the state unchanged. Returns synchronously if all state is in memory.
 */
export function executeTransaction(
  setup: TransactionSetup,
  transaction: Transaction,
  sender: Bytes,
): MaybePromise<TransactionResult> {
  const { world, gasAvailable, listGasLimit } = setup
  const { rules, bridge } = setup.block
  const isFree = isFreeBridgeTransaction(bridge, rules, transaction.to, sender)
  const intrinsic = isFree ? 0n : intrinsicGas(transaction, rules)
  const scope = { rules, world, gasAvailable, listGasLimit }
  const checked = requireExecutable(scope, transaction, sender, intrinsic)
  const paid = mapMaybePromise(checked, (account) => payForGas(world, transaction, sender, account))
  const executed = mapMaybePromise(paid, () => runMessage(setup, transaction, sender, intrinsic))
  return mapMaybePromise(executed, (execution) => settle(world, transaction, sender, execution))
}

function payForGas(world: WritableState, tx: Transaction, sender: Bytes, { balance }: Account): MaybePromise<void> {
  return world.putAccount(sender, { nonce: tx.nonce + 1n, balance: balance - tx.gasLimit * tx.gasPrice })
}

function runMessage(
  setup: TransactionSetup,
  tx: Transaction,
  sender: Bytes,
  intrinsicGas: bigint,
): MaybePromise<Execution> {
  const { gasPrice, to, value, data } = tx
  const { index, signal, observer, console } = setup
  // One literal instead of spreads: hot path.
  const message = {
    transaction: tx,
    index,
    sender,
    gasPrice,
    to,
    newContract: to === undefined ? contractAddress(sender, tx.nonce) : undefined,
    value,
    data,
    gasLimit: tx.gasLimit - intrinsicGas,
    intrinsicGas,
    signal,
    observer,
    console,
  }
  return setup.evm.run(setup.block, message, setup.world)
}

/** Applies the refund (up to half of the gas used), pays back unused gas, deletes accounts (protocol/transactions#settlement). */
function settle(
  world: WritableState,
  tx: Transaction,
  sender: Bytes,
  execution: Execution,
): MaybePromise<TransactionResult> {
  const { outcome, deleted, logs, output } = execution
  const succeeded = outcome.kind === 'success'
  const grossGas = tx.gasLimit - execution.gasLeft
  const cap = grossGas / 2n
  const refund = succeeded ? (execution.refund < cap ? execution.refund : cap) : 0n
  const gasUsed = grossGas - refund
  // A failing precompile that the transaction calls directly costs the whole limit, though the receipt has less
  // (protocol/evm#messages-of-transactions).
  const gasPaid = execution.paysWholeGasLimit === true ? tx.gasLimit : gasUsed
  const credited = creditBalance(world, sender, (tx.gasLimit - gasPaid) * tx.gasPrice)
  const ended = mapMaybePromise(credited, () => deleteAccounts(world, deleted))
  return mapMaybePromise(ended, () => {
    const feeWei = gasPaid * tx.gasPrice
    if (outcome.kind === 'success') {
      return { succeeded, gasUsed, grossGas, feeWei, deleted, logs, output, failure: undefined }
    }
    const failure = outcome.kind === 'revert' ? { payload: output } : { payload: undefined, reason: outcome.reason }
    return { succeeded, gasUsed, grossGas, feeWei, deleted, logs: [], output: EMPTY_BYTES, failure }
  })
}

/** Deletes accounts one after the other. */
function deleteAccounts(world: WritableState, addresses: readonly Bytes[]): MaybePromise<void> {
  return addresses.reduce<MaybePromise<void>>(
    (before, address) => mapMaybePromise(before, () => world.deleteAccount(address)),
    undefined,
  )
}

/** Adds wei to an account. The account exists afterwards, also if the amount is 0. */
export function creditBalance(world: WritableState, address: Bytes, amountWei: bigint): MaybePromise<void> {
  return mapMaybePromise(world.getAccount(address), (account) => {
    const { nonce, balance } = account ?? { nonce: 0n, balance: 0n }
    return world.putAccount(address, { nonce, balance: balance + amountWei })
  })
}
