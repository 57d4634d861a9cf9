import type { Bytes } from '../base/bytes.ts'
import type { BlockEnvironment, Evm, Execution } from '../evm/evm.ts'
import type { Log } from '../model/log.ts'
import { contractAddress, type Transaction } from '../model/transaction.ts'
import { CONSTANTS } from '../network/constants.ts'
import type { World } from '../state/world.ts'
import { intrinsicGas } from './intrinsicGas.ts'

/** What a transaction did to the world, apart from the world itself. */
export interface TransactionResult {
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** Taken from the sender, owed to the REMASC account. */
  readonly feeWei: bigint
  readonly logs: readonly Log[]
  /** What a failed execution returned: the revert's payload, empty for other failures; undefined when it succeeded. */
  readonly failure: Bytes | undefined
  /** Accounts that destroyed themselves. */
  readonly deleted: readonly Bytes[]
}

/** A transaction that must not stand in a block; the message is the reference's (C 5.4). */
export class NotExecutable extends Error {
  override readonly name = 'NotExecutable'
}

interface Setup {
  readonly evm: Evm
  readonly world: World
  readonly block: BlockEnvironment
  /** Gas that the list has left. */
  readonly gasAvailable: bigint
}

/**
 * Executes a transaction and leaves the world changed: fee taken, nonce raised, code run, accounts that destroyed themselves
 * gone. Who receives the fee is the block's business. Throws {@link NotExecutable} with the world untouched.
 */
export async function executeTransaction(
  setup: Setup,
  transaction: Transaction,
  sender: Bytes,
): Promise<TransactionResult> {
  const intrinsic = intrinsicGas(transaction, setup.block.rules)
  await requireExecutable(setup, transaction, sender, intrinsic)
  await payForGas(setup.world, transaction, sender)
  const execution = await runMessage(setup, transaction, sender, transaction.gasLimit - intrinsic)
  return settle(setup.world, transaction, sender, execution)
}

async function requireExecutable(setup: Setup, tx: Transaction, sender: Bytes, intrinsic: bigint): Promise<void> {
  if (setup.block.rules.has('rskip438') && tx.to === undefined && tx.data.length > CONSTANTS.maximumInitCodeBytes) {
    throw new NotExecutable(
      `Initcode size for contract is invalid, it exceed the max limit size: initcode size = ${tx.data.length} | maxAllowed = ${CONSTANTS.maximumInitCodeBytes}`,
    )
  }
  if (tx.gasLimit > setup.gasAvailable) {
    throw new NotExecutable(
      `Too much gas used in this block or sublist(RSKIP144): available in sublist: ${setup.gasAvailable} tx sent: ${tx.gasLimit}`,
    )
  }
  if (tx.gasLimit < intrinsic) {
    throw new NotExecutable(`Not enough gas for transaction execution: tx needs: ${intrinsic} tx sent: ${tx.gasLimit}`)
  }
  const account = await setup.world.getAccount(sender)
  const nonce = account?.nonce ?? 0n
  if (nonce !== tx.nonce) {
    throw new NotExecutable(`Invalid nonce: required: ${nonce} , tx.nonce: ${tx.nonce}`)
  }
  const cost = tx.value + tx.gasLimit * tx.gasPrice
  const balance = account?.balance ?? 0n
  if (balance < cost) throw new NotExecutable(`Not enough cash: Require: ${cost}, Sender cash: ${balance}`)
}

async function payForGas(world: World, tx: Transaction, sender: Bytes): Promise<void> {
  const account = await world.getAccount(sender)
  await world.putAccount(sender, {
    nonce: tx.nonce + 1n,
    balance: (account?.balance ?? 0n) - tx.gasLimit * tx.gasPrice,
  })
}

function runMessage(setup: Setup, tx: Transaction, sender: Bytes, gasLimit: bigint): Promise<Execution> {
  const target = tx.to === undefined ? { newContract: contractAddress(sender, tx.nonce) } : { to: tx.to }
  const message = { sender, gasPrice: tx.gasPrice, value: tx.value, data: tx.data, gasLimit, ...target }
  return setup.evm.run(setup.block, message, setup.world)
}

/** Refund (capped at half of the gas used), change for the sender, end of destroyed accounts (C 6.6). */
async function settle(world: World, tx: Transaction, sender: Bytes, execution: Execution): Promise<TransactionResult> {
  const succeeded = execution.outcome.kind === 'success'
  const grossGas = tx.gasLimit - execution.gasLeft
  const cap = grossGas / 2n
  const refund = succeeded ? (execution.refund < cap ? execution.refund : cap) : 0n
  const gasUsed = grossGas - refund
  // A failing precompile that was called straight costs the whole limit, though the receipt tells less (C 6.6).
  const gasPaid = execution.paysWholeGasLimit === true ? tx.gasLimit : gasUsed
  await addBalance(world, sender, (tx.gasLimit - gasPaid) * tx.gasPrice)
  for (const address of execution.deleted) await world.deleteAccount(address)
  const { deleted, logs, output } = execution
  const result = { succeeded, gasUsed, feeWei: gasPaid * tx.gasPrice, deleted }
  return succeeded ? { ...result, logs, failure: undefined } : { ...result, logs: [], failure: output }
}

/** Adds wei to an account; the account exists afterwards, also when nothing was added. */
export async function addBalance(world: World, address: Bytes, amountWei: bigint): Promise<void> {
  const account = (await world.getAccount(address)) ?? { nonce: 0n, balance: 0n }
  await world.putAccount(address, { nonce: account.nonce, balance: account.balance + amountWei })
}
