import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import {
  type AbortSignalLike,
  type BlockEnvironment,
  ConsoleRecord,
  type Evm,
  type Observer,
  watchDifferences,
} from '../../evm/evm.ts'
import { createBloom, joinBlooms } from '../../primitives/bloom.ts'
import type { Receipt } from '../../primitives/receipt.ts'
import { createRemascTransaction, REMASC_ADDRESS, type Transaction } from '../../primitives/transaction.ts'
import type { WritableState } from '../../state/stateView.ts'
import type { ReadAncestors } from '../ancestors/readAncestors.ts'
import { hints } from '../api/hints.ts'
import { creditBalance, executeTransaction, type Failure, type TransactionResult } from './executeTransaction.ts'
import { guardLists } from './parallelGuard.ts'
import { createLists, hasParallelLists, listGasLimits, type TransactionList } from './parallelLists.ts'
import { executeRemasc, ZERO_ADDRESS } from './remasc/remasc.ts'

/** The result of executing all transactions of a block, REMASC's last. */
export interface ExecutedBlock {
  readonly transactions: readonly Transaction[]
  readonly senders: readonly Bytes[]
  readonly receipts: readonly Receipt[]
  readonly gasUsed: bigint
  readonly paidFees: bigint
  readonly logsBloom: Bytes
  /** Failures of transactions, by hash. */
  readonly failures: ReadonlyMap<string, Failure>
  /** Calls of Solidity's console, by transaction hash; empty unless `isWatched`. */
  readonly consoleCalls: ReadonlyMap<string, readonly Bytes[]>
}

/** The execution of a block, one transaction after the other. */
export interface BlockExecution {
  /**
   * Executes the next transaction. Throws `NotExecutable` with the state unchanged. With parallel lists, it throws
   * `ParallelListsConflict` or `NotParallel`, which make the block invalid. Calls must not overlap.
   */
  add(transaction: Transaction, sender: Bytes, observer?: Observer): MaybePromise<TransactionResult>
  /** Returns the maximum gas limit of the next transaction. */
  gasAvailable(): bigint
  /** Pays the fees to REMASC, executes its transaction and closes the block. */
  finish(): Promise<ExecutedBlock>
}

interface BlockExecutionSetup {
  readonly network: Network
  readonly block: BlockEnvironment
  readonly evm: Evm
  readonly world: WritableState
  readonly readAncestors: ReadAncestors
  /** Ends of the parallel lists (RSKIP-144); absent: all transactions are sequential. */
  readonly edges?: readonly number[]
  /** Aborts the execution with its reason. The state must not be used afterwards. */
  readonly signal?: AbortSignalLike
  /** Whether to record calls of Solidity's console and hints for failures. */
  readonly isWatched?: boolean
}

/** Starts the execution of a block on the parent's state. */
export function beginBlock({
  network,
  block,
  evm,
  world,
  readAncestors,
  ...setup
}: BlockExecutionSetup): BlockExecution {
  const edges = hasParallelLists(block.rules) ? (setup.edges ?? []) : []
  const scopeOf = guardLists(world, edges)
  const listOf = createLists(listGasLimits(block.gasLimit, network.minimumSequentialGas, block.rules), edges)
  // RSKIP-144: one transfer before REMASC's transaction instead of one after each transaction.
  const paysFeesAtOnce = !hasParallelLists(block.rules)
  const environments = new Map<TransactionList, BlockEnvironment>()
  const transactions: Transaction[] = []
  const senders: Bytes[] = []
  const receipts: Receipt[] = []
  const failures = new Map<string, Failure>()
  const consoleCalls = new Map<string, readonly Bytes[]>()
  let gasUsed = 0n
  let paidFees = 0n

  const environmentOf = (list: TransactionList): BlockEnvironment => {
    const known = environments.get(list)
    if (known !== undefined) return known
    const made = { ...block, wasDestroyed: list.wasDestroyed }
    environments.set(list, made)
    return made
  }
  const payFee = (result: TransactionResult) =>
    mapMaybePromise(creditBalance(world, REMASC_ADDRESS, result.feeWei), () => result)
  const append = (transaction: Transaction, sender: Bytes, receipt: Receipt) => {
    gasUsed += receipt.gasUsed
    transactions.push(transaction)
    senders.push(sender)
    receipts.push(receipt)
  }

  return {
    gasAvailable: () => listOf(transactions.length).gasAvailable(),
    add(transaction, sender, observer) {
      const index = transactions.length
      const list = listOf(index)
      const { world: ownWorld, hooks } = scopeOf(index)
      const console = setup.isWatched === true ? new ConsoleRecord() : undefined
      const differences = setup.isWatched === true ? watchDifferences() : undefined
      const watching = observer ?? differences?.observer
      const common = environmentOf(list)
      const place = {
        evm,
        world: ownWorld,
        block: hooks === undefined ? common : { ...common, ...hooks },
        gasAvailable: list.gasAvailable(),
        listGasLimit: list.gasLimit,
        index,
        signal: setup.signal,
        observer: watching,
        console,
      }
      const executed = executeTransaction(place, transaction, sender)
      const paid = paysFeesAtOnce ? mapMaybePromise(executed, payFee) : executed
      return mapMaybePromise(paid, (result) => {
        paidFees += result.feeWei
        const difference = differences?.found()
        const hint = difference && { hint: hints.ofDifference(difference) }
        if (result.failure !== undefined) failures.set(toHex(transaction.hash), { ...result.failure, ...hint })
        if (console !== undefined) consoleCalls.set(toHex(transaction.hash), console.calls)
        const cumulativeGasUsed = list.count(result.gasUsed, result.deleted)
        const { succeeded, gasUsed, logs } = result
        append(transaction, sender, { succeeded, cumulativeGasUsed, gasUsed, logs, logsBloom: createBloom(logs) })
        return result
      })
    },
    async finish() {
      if (!paysFeesAtOnce) await creditBalance(world, REMASC_ADDRESS, paidFees)
      const logs = await executeRemasc({ network, block, world, readAncestors })
      const cumulativeGasUsed = listOf(transactions.length).count(0n, [])
      const receipt = { succeeded: true, cumulativeGasUsed, gasUsed: 0n, logs, logsBloom: createBloom(logs) }
      append(createRemascTransaction(block.number), ZERO_ADDRESS, receipt)
      const logsBloom = joinBlooms(receipts.map((receipt) => receipt.logsBloom))
      return { transactions, senders, receipts, gasUsed, paidFees, logsBloom, failures, consoleCalls }
    },
  }
}
