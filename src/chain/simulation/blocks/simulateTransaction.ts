import type { Bytes } from '../../../base/bytes.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import { catchMaybePromise } from '../../../concurrency/maybePromise.ts'
import { type BlockEnvironment, isTransferLog } from '../../../evm/evm.ts'
import type { Log } from '../../../primitives/log.ts'
import { createTransaction, type Transaction } from '../../../primitives/transaction.ts'
import type { Account, WritableState } from '../../../state/stateView.ts'
import { SimulationRefused } from '../../api/errors.ts'
import { insufficientFundsText, intrinsicGasText } from '../../api/gethTexts.ts'
import type { BlockCall, SimulatedCall } from '../../api/simulation.ts'
import { isPriceAllowed } from '../../execution/blockLimits.ts'
import { executeTransaction, type Failure } from '../../execution/executeTransaction.ts'
import { intrinsicGas, isInitCodeTooLong } from '../../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../../execution/remasc/remasc.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import { createRevertError } from '../../execution/revertReason.ts'
import { watchFailure } from '../explainFailure.ts'
import type { BlocksRun } from './blocksRun.ts'

/** The position of a call in its block. */
interface TransactionPosition {
  readonly block: BlockEnvironment
  readonly state: WritableState
  readonly index: number
  /** Gas that the block has left. */
  readonly gasAvailable: bigint
}

/** A call executed as an unsigned transaction of its block. */
interface SimulatedTransaction {
  readonly transaction: Transaction
  readonly sender: Bytes
  readonly call: SimulatedCall
  /** Logs without those of transfers, which receipts do not have. */
  readonly receiptLogs: readonly Log[]
  readonly feeWei: bigint
  readonly deleted: readonly Bytes[]
}

const EMPTY_ACCOUNT: Account = { nonce: 0n, balance: 0n }

/** Executes a call as a transaction; throws `SimulationRefused` if the block cannot include it. */
export async function simulateTransaction(
  { context, request, budget, signal }: Pick<BlocksRun, 'context' | 'request' | 'budget' | 'signal'>,
  { block, state, index, gasAvailable }: TransactionPosition,
  call: BlockCall,
): Promise<SimulatedTransaction> {
  const sender = call.from ?? ZERO_ADDRESS
  const account = (await state.getAccount(sender)) ?? EMPTY_ACCOUNT
  const nonce = request.validates ? (call.nonce ?? account.nonce) : account.nonce
  const gasLimit = budget.limit(gasOf(call, gasAvailable), intrinsicGas(call, block.rules))
  const transaction = toTransaction(call, nonce, gasLimit)
  requireIncludable(transaction, { ...account, address: sender }, { ...block, validates: request.validates })
  const limits = { gasAvailable, listGasLimit: block.gasLimit, index, ...(signal === undefined ? {} : { signal }) }
  const watched = context.network.compat === 'ethereum' ? watchFailure() : undefined
  const setup = { evm: context.evm, world: state, block, ...limits, ...(watched && { observer: watched.observer }) }
  const result = await catchMaybePromise(() => executeTransaction(setup, transaction, sender), refuseOnWire)
  const { succeeded, gasUsed, grossGas, logs, output, failure, feeWei, deleted } = result
  const failed = failure === undefined ? {} : { failure: toFailure(failure, context.network, watched?.text) }
  const simulated = { succeeded, gasUsed, maxUsedGas: grossGas, logs, output, ...failed }
  budget.spend(simulated)
  const receiptLogs = request.logsTransfers ? logs.filter((log) => !isTransferLog(log)) : logs
  return { transaction, sender, call: simulated, receiptLogs, feeWei, deleted }
}

function gasOf({ gas }: BlockCall, available: bigint): bigint {
  if (gas === undefined) return available
  if (gas <= available) return gas
  const message = `block gas limit reached: remaining: ${available}, required: ${gas}`
  throw new SimulationRefused('simulatedBlockFull', message)
}

function toTransaction({ to, gasPrice = 0n, value = 0n, data }: BlockCall, nonce: bigint, gasLimit: bigint) {
  return createTransaction({ nonce, gasPrice, gasLimit, value, data, ...(to === undefined ? {} : { to }) })
}

/**
 * Converts the only refusal that was not checked before: the reference node drops such a transaction without an error.
 */
function refuseOnWire(error: unknown): never {
  throw error instanceof NotExecutable ? new SimulationRefused('simulatedGasTooLow', error.message) : error
}

/**
 * Returns a failure with its message; `explain` returns the text of a failure other than a revert, by default the
 * EVM's.
 */
function toFailure(
  { payload, reason = 'execution failed' }: Failure,
  network: Network,
  explain: () => string = () => reason,
): NonNullable<SimulatedCall['failure']> {
  return { payload, message: payload === undefined ? explain() : createRevertError(payload, network).message }
}

/** The part of a simulated block that its calls are checked against. */
interface IncludingBlock {
  readonly rules: Rules
  readonly minimumGasPrice: bigint
  /** Whether nonce and gas price are checked, too. */
  readonly validates: boolean
}

/** Throws `SimulationRefused` if a block cannot include a transaction, in geth's order and with its texts. */
function requireIncludable(
  tx: Transaction,
  sender: Account & { readonly address: Bytes },
  block: IncludingBlock,
): void {
  if (block.validates) requireNonceAndPrice(tx, sender, block)
  const cost = tx.value + tx.gasLimit * tx.gasPrice
  if (sender.balance < cost) {
    throw new SimulationRefused('simulatedFundsTooLow', insufficientFundsText(sender.address, sender.balance, cost))
  }
  const intrinsic = intrinsicGas(tx, block.rules)
  if (tx.gasLimit < intrinsic) {
    throw new SimulationRefused('simulatedGasTooLow', intrinsicGasText(tx.gasLimit, intrinsic))
  }
  if (isInitCodeTooLong(tx, block.rules)) {
    const message = `max initcode size exceeded: code size ${tx.data.length} limit ${CONSTANTS.maximumInitCodeBytes}`
    throw new SimulationRefused('simulatedInitCodeTooLong', message)
  }
}

function requireNonceAndPrice(tx: Transaction, sender: Account, { rules, minimumGasPrice }: IncludingBlock): void {
  if (tx.nonce < sender.nonce) {
    throw new SimulationRefused('simulatedNonceTooLow', `nonce too low: tx: ${tx.nonce} state: ${sender.nonce}`)
  }
  if (tx.nonce > sender.nonce) {
    throw new SimulationRefused('simulatedNonceTooHigh', `nonce too high: tx: ${tx.nonce} state: ${sender.nonce}`)
  }
  if (!isPriceAllowed(tx.gasPrice, minimumGasPrice, rules)) {
    const message = `gas price not allowed: tx: ${tx.gasPrice} minimum: ${minimumGasPrice}`
    throw new SimulationRefused('simulatedGasPriceTooLow', message)
  }
}
