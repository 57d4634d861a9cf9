import type { Awaitable } from '../../base/awaitable.ts'
import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import type { AbortSignalLike, BlockEnvironment, Evm, Execution, Observer } from '../../evm/evm.ts'
import type { Log } from '../../model/log.ts'
import { contractAddress, type Transaction } from '../../model/transaction.ts'
import { isFreeBridgeTransaction } from '../../network/bridge/freeTransactions.ts'
import type { World } from '../../state/world.ts'
import { intrinsicGas } from './intrinsicGas.ts'
import { requireExecutable } from './requireExecutable.ts'

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

interface Setup {
  readonly evm: Pick<Evm, 'run'>
  readonly world: World
  readonly block: BlockEnvironment
  /** Gas that the list has left. */
  readonly gasAvailable: bigint
  readonly listGasLimit: bigint
  /** The transaction's place in the block. */
  readonly index: number
  /** Ends the execution early: its reason is thrown, and the world is not to be used any more. */
  readonly signal?: AbortSignalLike
  readonly observer?: Observer
}

/**
 * Executes a transaction and leaves the world changed: fee taken, nonce raised, code run, accounts that destroyed
 * themselves gone. Who receives the fee is the block's business. Throws `NotExecutable` with the world untouched.
 */
export async function executeTransaction(
  setup: Setup,
  transaction: Transaction,
  sender: Bytes,
): Promise<TransactionResult> {
  const { rules, bridge } = setup.block
  const isFree = isFreeBridgeTransaction(bridge, rules, transaction.to, sender)
  const intrinsic = isFree ? 0n : intrinsicGas(transaction, rules)
  await requireExecutable({ ...setup, rules }, transaction, sender, intrinsic)
  await payForGas(setup.world, transaction, sender)
  const execution = await runMessage(setup, transaction, sender, intrinsic)
  return settle(setup.world, transaction, sender, execution)
}

async function payForGas(world: World, tx: Transaction, sender: Bytes): Promise<void> {
  const account = await world.getAccount(sender)
  await world.putAccount(sender, {
    nonce: tx.nonce + 1n,
    balance: (account?.balance ?? 0n) - tx.gasLimit * tx.gasPrice,
  })
}

function runMessage(setup: Setup, tx: Transaction, sender: Bytes, intrinsicGas: bigint): Awaitable<Execution> {
  const { gasPrice, value, data } = tx
  const target = tx.to === undefined ? { newContract: contractAddress(sender, tx.nonce) } : { to: tx.to }
  const gas = { gasLimit: tx.gasLimit - intrinsicGas, intrinsicGas }
  const signal = setup.signal === undefined ? {} : { signal: setup.signal }
  const observer = setup.observer === undefined ? {} : { observer: setup.observer }
  return setup.evm.run(
    setup.block,
    { sender, gasPrice, value, data, index: setup.index, transaction: tx, ...gas, ...target, ...signal, ...observer },
    setup.world,
  )
}

/**
 * Refund (capped at half of the gas used), change for the sender, end of destroyed accounts
 * (protocol/transactions#settlement).
 */
async function settle(world: World, tx: Transaction, sender: Bytes, execution: Execution): Promise<TransactionResult> {
  const { outcome, deleted, logs, output } = execution
  const succeeded = outcome.kind === 'success'
  const grossGas = tx.gasLimit - execution.gasLeft
  const cap = grossGas / 2n
  const refund = succeeded ? (execution.refund < cap ? execution.refund : cap) : 0n
  const gasUsed = grossGas - refund
  // A failing precompile that was called straight costs the whole limit, though the receipt tells less
  // (protocol/evm#messages-of-transactions).
  const gasPaid = execution.paysWholeGasLimit === true ? tx.gasLimit : gasUsed
  await creditBalance(world, sender, (tx.gasLimit - gasPaid) * tx.gasPrice)
  for (const address of deleted) await world.deleteAccount(address)
  const result = { succeeded, gasUsed, feeWei: gasPaid * tx.gasPrice, deleted }
  if (outcome.kind === 'success') return { ...result, logs, output, failure: undefined }
  const failure = outcome.kind === 'revert' ? { payload: output } : { payload: undefined, reason: outcome.reason }
  return { ...result, logs: [], output: EMPTY_BYTES, failure }
}

/** Adds wei to an account; the account exists afterwards, also when nothing was added. */
export async function creditBalance(world: World, address: Bytes, amountWei: bigint): Promise<void> {
  const account = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  await world.putAccount(address, { nonce: account.nonce, balance: account.balance + amountWei })
}
