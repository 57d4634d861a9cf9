import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { isFreeBridgeTransaction } from '../../chainspec/freeTransactions.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike, BlockEnvironment, Evm, Execution, Observer } from '../../evm/evm.ts'
import type { Log } from '../../primitives/log.ts'
import { contractAddress, type Transaction } from '../../primitives/transaction.ts'
import type { Account, World } from '../../state/stateView.ts'
import { intrinsicGas } from './intrinsicGas.ts'
import { type ExecutionRoom, requireExecutable } from './requireExecutable.ts'

/** How an execution failed. */
export interface Failure {
  /** What a revert returned; undefined for failures of another kind. */
  readonly payload: Bytes | undefined
  /** Why all gas went; undefined for reverts. */
  readonly reason?: string
  /** One of `hints`, where that is the reason and somebody watches. */
  readonly hint?: string
}

/** What a transaction did to the world, apart from the world itself. */
export interface TransactionResult {
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** Before refunds. */
  readonly grossGas: bigint
  /** Taken from the sender, owed to the REMASC account. */
  readonly feeWei: bigint
  readonly logs: readonly Log[]
  /** What it returned, the code of a new contract; empty when it failed. */
  readonly output: Bytes
  /** Undefined when it succeeded. */
  readonly failure: Failure | undefined
  /** Accounts that destroyed themselves. */
  readonly deleted: readonly Bytes[]
}

interface Setup extends Omit<ExecutionRoom, 'rules'> {
  readonly evm: Pick<Evm, 'run'>
  readonly world: World
  readonly block: BlockEnvironment
  /** The transaction's place in the block. */
  readonly index: number
  /** Ends the execution early: its reason is thrown, and the world is not to be used any more. */
  readonly signal?: AbortSignalLike | undefined
  readonly observer?: Observer | undefined
}

/**
 * Executes a transaction and leaves the world changed: fee taken, nonce raised, code run, accounts that destroyed
 * themselves gone. Who receives the fee is the block's business. Throws `NotExecutable` with the world untouched. A
 * transfer between accounts in memory is over at once.
 */
export function executeTransaction(
  setup: Setup,
  transaction: Transaction,
  sender: Bytes,
): Awaitable<TransactionResult> {
  const { world, gasAvailable, listGasLimit } = setup
  const { rules, bridge } = setup.block
  const isFree = isFreeBridgeTransaction(bridge, rules, transaction.to, sender)
  const intrinsic = isFree ? 0n : intrinsicGas(transaction, rules)
  const room = { rules, world, gasAvailable, listGasLimit }
  const checked = requireExecutable(room, transaction, sender, intrinsic)
  const paid = whenThere(checked, (account) => payForGas(world, transaction, sender, account))
  const executed = whenThere(paid, () => runMessage(setup, transaction, sender, intrinsic))
  return whenThere(executed, (execution) => settle(world, transaction, sender, execution))
}

function payForGas(world: World, tx: Transaction, sender: Bytes, { balance }: Account): Awaitable<void> {
  return world.putAccount(sender, { nonce: tx.nonce + 1n, balance: balance - tx.gasLimit * tx.gasPrice })
}

function runMessage(setup: Setup, tx: Transaction, sender: Bytes, intrinsicGas: bigint): Awaitable<Execution> {
  const { gasPrice, to, value, data } = tx
  const { index, signal, observer } = setup
  // One object as it is: copied from parts, it takes longer to make than a transfer to run.
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
  }
  return setup.evm.run(setup.block, message, setup.world)
}

/**
 * Refund (capped at half of the gas used), change for the sender, end of destroyed accounts
 * (protocol/transactions#settlement).
 */
function settle(world: World, tx: Transaction, sender: Bytes, execution: Execution): Awaitable<TransactionResult> {
  const { outcome, deleted, logs, output } = execution
  const succeeded = outcome.kind === 'success'
  const grossGas = tx.gasLimit - execution.gasLeft
  const cap = grossGas / 2n
  const refund = succeeded ? (execution.refund < cap ? execution.refund : cap) : 0n
  const gasUsed = grossGas - refund
  // A failing precompile that was called straight costs the whole limit, though the receipt tells less
  // (protocol/evm#messages-of-transactions).
  const gasPaid = execution.paysWholeGasLimit === true ? tx.gasLimit : gasUsed
  const credited = creditBalance(world, sender, (tx.gasLimit - gasPaid) * tx.gasPrice)
  const ended = whenThere(credited, () => deleteAccounts(world, deleted))
  return whenThere(ended, () => {
    const feeWei = gasPaid * tx.gasPrice
    if (outcome.kind === 'success') {
      return { succeeded, gasUsed, grossGas, feeWei, deleted, logs, output, failure: undefined }
    }
    const failure = outcome.kind === 'revert' ? { payload: output } : { payload: undefined, reason: outcome.reason }
    return { succeeded, gasUsed, grossGas, feeWei, deleted, logs: [], output: EMPTY_BYTES, failure }
  })
}

/** One after the other. */
function deleteAccounts(world: World, addresses: readonly Bytes[]): Awaitable<void> {
  return addresses.reduce<Awaitable<void>>(
    (before, address) => whenThere(before, () => world.deleteAccount(address)),
    undefined,
  )
}

/** Adds wei to an account; the account exists afterwards, also when nothing was added. */
export function creditBalance(world: World, address: Bytes, amountWei: bigint): Awaitable<void> {
  return whenThere(world.getAccount(address), (account) => {
    const { nonce, balance } = account ?? { nonce: 0n, balance: 0n }
    return world.putAccount(address, { nonce, balance: balance + amountWei })
  })
}
