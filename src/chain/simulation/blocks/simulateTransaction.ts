import type { Bytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import { attempt } from '../../../concurrency/maybePromise.ts'
import { type BlockEnvironment, isTransferLog } from '../../../evm/evm.ts'
import type { Log } from '../../../primitives/log.ts'
import { createTransaction, type Transaction } from '../../../primitives/transaction.ts'
import type { Account, World } from '../../../state/stateView.ts'
import { SimulationRefused } from '../../api/errors.ts'
import type { BlockCall, SimulatedCall } from '../../api/simulation.ts'
import { executeTransaction, type Failure } from '../../execution/executeTransaction.ts'
import { intrinsicGas } from '../../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../../execution/remasc/remasc.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import { createRevertError } from '../../execution/revertReason.ts'
import { watchFailure } from '../explainFailure.ts'
import type { BlockSetting } from './blockSetting.ts'
import { requireTakeable } from './requireTakeable.ts'

interface Place {
  readonly block: BlockEnvironment
  readonly world: World
  readonly index: number
  /** What the block has left. */
  readonly gasAvailable: bigint
}

/** A call that ran as a transaction of its block; nobody has signed it. */
interface SimulatedTransaction {
  readonly transaction: Transaction
  readonly sender: Bytes
  readonly call: SimulatedCall
  /** Without those that tell of transfers, which no receipt has. */
  readonly receiptLogs: readonly Log[]
  readonly feeWei: bigint
  readonly deleted: readonly Bytes[]
}

const NOBODY: Account = { nonce: 0n, balance: 0n }

/** Runs a call as a transaction; throws `SimulationRefused` when the block cannot take it. */
export async function simulateTransaction(
  { context, request, allowance, signal }: Pick<BlockSetting, 'context' | 'request' | 'allowance' | 'signal'>,
  { block, world, index, gasAvailable }: Place,
  call: BlockCall,
): Promise<SimulatedTransaction> {
  const sender = call.from ?? ZERO_ADDRESS
  const account = (await world.getAccount(sender)) ?? NOBODY
  const nonce = request.validates ? (call.nonce ?? account.nonce) : account.nonce
  const gasLimit = allowance.limit(gasOf(call, gasAvailable), intrinsicGas(call, block.rules))
  const transaction = toTransaction(call, nonce, gasLimit)
  requireTakeable(transaction, account, block, request.validates)
  const room = { gasAvailable, listGasLimit: block.gasLimit, index, ...(signal === undefined ? {} : { signal }) }
  const watched = context.network.compat === 'ethereum' ? watchFailure() : undefined
  const setup = { evm: context.evm, world, block, ...room, ...(watched && { observer: watched.observer }) }
  const result = await attempt(() => executeTransaction(setup, transaction, sender), refuseOnWire)
  const { succeeded, gasUsed, grossGas, logs, output, failure, feeWei, deleted } = result
  const failed = failure === undefined ? {} : { failure: toFailure(failure, context.network, watched?.text) }
  const simulated = { succeeded, gasUsed, maxUsedGas: grossGas, logs, output, ...failed }
  allowance.spend(simulated)
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

/** All else has been looked at; this one the reference drops, since it cannot tell its price. */
function refuseOnWire(error: unknown): never {
  throw error instanceof NotExecutable ? new SimulationRefused('simulatedGasTooLow', error.message) : error
}

/** Returns a failure with its message. `explain` returns the text of a failure that is no revert, by default the EVM's own. */
function toFailure(
  { payload, reason = 'execution failed' }: Failure,
  network: Network,
  explain: () => string = () => reason,
): NonNullable<SimulatedCall['failure']> {
  return { payload, message: payload === undefined ? explain() : createRevertError(payload, network).message }
}
