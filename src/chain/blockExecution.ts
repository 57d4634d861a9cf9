import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { BlockEnvironment, Evm } from '../evm/evm.ts'
import { createBloom, joinBlooms } from '../model/bloom.ts'
import type { Log } from '../model/log.ts'
import type { Receipt } from '../model/receipt.ts'
import { createRemascTransaction, REMASC_ADDRESS, type Transaction } from '../model/transaction.ts'
import type { Network } from '../network/network.ts'
import type { World } from '../state/world.ts'
import { addBalance, executeTransaction } from './executeTransaction.ts'
import { sequentialGasLimit } from './gasLimit.ts'
import { executeRemasc, ZERO_ADDRESS } from './remasc.ts'

/** What executing all transactions of a block, REMASC's last, has given; the world has changed accordingly. */
export interface ExecutedBlock {
  readonly transactions: readonly Transaction[]
  readonly senders: readonly Bytes[]
  readonly receipts: readonly Receipt[]
  readonly gasUsed: bigint
  readonly paidFees: bigint
  readonly logsBloom: Bytes
  /** What failed transactions returned, by hash. */
  readonly failures: ReadonlyMap<string, Bytes>
}

/** A block in the course of execution, one transaction after the other. */
export interface BlockExecution {
  /** Executes one more transaction; throws `NotExecutable` with the world untouched. */
  add(transaction: Transaction, sender: Bytes): Promise<void>
  /** Gas that the next transaction may ask for. */
  gasAvailable(): bigint
  /** Pays the fees to REMASC, executes its transaction and closes the block. */
  finish(): Promise<ExecutedBlock>
}

interface Setup {
  readonly network: Network
  readonly block: BlockEnvironment
  readonly evm: Evm
  readonly world: World
}

/** Begins a block whose transactions are all sequential, on top of the parent's world. */
export function beginBlock({ network, block, evm, world }: Setup): BlockExecution {
  const gasLimit = sequentialGasLimit(block.gasLimit, network.minimumSequentialGas, block.rules)
  // RSKIP-144: one transfer before REMASC's transaction instead of one behind each transaction.
  const paysFeesAtOnce = !block.rules.has('rskip144') || !block.rules.has('rskip351')
  const transactions: Transaction[] = []
  const senders: Bytes[] = []
  const receipts: Receipt[] = []
  const failures = new Map<string, Bytes>()
  const destroyed = new Set<string>() // RSKIP-125: their addresses are taken until the block ends
  const environment = { ...block, wasDestroyed: (address: Bytes) => destroyed.has(toHex(address)) }
  let gasUsed = 0n
  let paidFees = 0n

  const append = (transaction: Transaction, sender: Bytes, succeeded: boolean, gas: bigint, logs: readonly Log[]) => {
    gasUsed += gas
    transactions.push(transaction)
    senders.push(sender)
    receipts.push({ succeeded, cumulativeGasUsed: gasUsed, gasUsed: gas, logs, logsBloom: createBloom(logs) })
  }

  return {
    gasAvailable: () => gasLimit - gasUsed,
    async add(transaction, sender) {
      const setup = { evm, world, block: environment, gasAvailable: gasLimit - gasUsed }
      const result = await executeTransaction(setup, transaction, sender)
      if (paysFeesAtOnce) await addBalance(world, REMASC_ADDRESS, result.feeWei)
      paidFees += result.feeWei
      for (const address of result.deleted) destroyed.add(toHex(address))
      if (result.failure !== undefined) failures.set(toHex(transaction.hash), result.failure)
      append(transaction, sender, result.succeeded, result.gasUsed, result.logs)
    },
    async finish() {
      if (!paysFeesAtOnce) await addBalance(world, REMASC_ADDRESS, paidFees)
      await executeRemasc(world, block.number)
      append(createRemascTransaction(block.number), ZERO_ADDRESS, true, 0n, [])
      const logsBloom = joinBlooms(receipts.map((receipt) => receipt.logsBloom))
      return { transactions, senders, receipts, gasUsed, paidFees, logsBloom, failures }
    },
  }
}
