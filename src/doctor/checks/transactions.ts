import { isRecord } from '../deviation.ts'
import { amount, call, finding, type Invariant, type Probe } from './invariant.ts'

/** Checks the position of a transaction in its block. */
const positions: Invariant = async (probe, { number, blockHash }) => {
  if (number === undefined) return
  const asked = call('eth_getBlockByNumber', number, true)
  const block = await probe.record(asked)
  const transactions = Array.isArray(block?.transactions) ? block.transactions.filter(isRecord) : []
  for (const [i, one] of transactions.entries()) {
    const at = `transactions[${i}]`
    probe.holds(asked, `${at}.transactionIndex`, one.transactionIndex, {
      expected: `0x${i.toString(16)}`,
      source: 'its position',
    })
    probe.holds(asked, `${at}.blockHash`, one.blockHash, { expected: blockHash, source: 'its block' })
    probe.holds(asked, `${at}.blockNumber`, one.blockNumber, { expected: number, source: 'its block' })
  }
}

/** Checks that a transaction is the same by hash and by position. */
const oneTransaction: Invariant = async (probe, { number, blockHash, transactionHash, index }) => {
  if (number === undefined || blockHash === undefined || transactionHash === undefined || index === undefined) return
  const byHash = call('eth_getTransactionByHash', transactionHash)
  const transaction = await probe.record(byHash)
  probe.holds(byHash, 'hash', transaction?.hash, { expected: transactionHash, source: 'the requested hash' })
  probe.holds(byHash, 'blockHash', transaction?.blockHash, { expected: blockHash, source: 'its block' })
  const source = 'eth_getTransactionByHash'
  await probe.agrees(call('eth_getTransactionByBlockHashAndIndex', blockHash, index), transaction, source)
  await probe.agrees(call('eth_getTransactionByBlockNumberAndIndex', number, index), transaction, source)
}

const SHARED = ['blockHash', 'blockNumber', 'transactionIndex', 'from', 'to'] as const

/** Checks a receipt against its transaction. */
const receipt: Invariant = async (probe, { transactionHash }) => {
  if (transactionHash === undefined) return
  const transaction = await probe.record(call('eth_getTransactionByHash', transactionHash))
  const asked = call('eth_getTransactionReceipt', transactionHash)
  const found = await probe.record(asked)
  if (transaction === undefined || found === undefined) return
  probe.holds(asked, 'transactionHash', found.transactionHash, {
    expected: transactionHash,
    source: 'the requested hash',
  })
  for (const name of SHARED)
    probe.holds(asked, name, found[name], { expected: transaction[name], source: 'the transaction' })
  probe.holds(asked, 'effectiveGasPrice', found.effectiveGasPrice, {
    expected: transaction.gasPrice,
    source: 'gasPrice of the transaction',
  })
  checkGas(probe, transaction, found, transactionHash)
}

function checkGas(
  probe: Probe,
  transaction: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
  transactionHash: string,
): void {
  const asked = call('eth_getTransactionReceipt', transactionHash)
  const [used, limit, sum] = [amount(found.gasUsed), amount(transaction.gas), amount(found.cumulativeGasUsed)]
  if (used !== undefined && limit !== undefined && used > limit && limit > 0n) {
    probe.blame(
      asked,
      finding('wrongValue', 'gasUsed', `at most ${transaction.gas} (gas of the transaction)`, found.gasUsed),
    )
  }
  if (used !== undefined && sum !== undefined && sum < used) {
    probe.blame(
      asked,
      finding('wrongValue', 'cumulativeGasUsed', `at least ${found.gasUsed} (gasUsed)`, found.cumulativeGasUsed),
    )
  }
  const isCreation = transaction.to === null
  if (isCreation && found.contractAddress === null) {
    probe.blame(asked, finding('unexpectedNull', 'contractAddress', 'the created address', null))
  }
}

export const ofTransactions: readonly Invariant[] = [positions, oneTransaction, receipt]
