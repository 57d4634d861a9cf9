import type { Bytes } from '../base/bytes.ts'
import type { Block } from '../model/block.ts'
import type { Log } from '../model/log.ts'
import { encodeReceipt } from '../model/receipt.ts'
import type { AppliedChanges } from '../state/unitrie/applyChanges.ts'
import type { LogRow, StateChangeRow, Store, TransactionRow } from '../store/store.ts'
import type { ExecutedBlock } from './blockExecution.ts'
import type { TransactionLocation } from './engine.ts'
import type { Tip } from './head.ts'

/** Prints a log as its wire object; handed in, because the shapes of the wire are not the chain's business. */
export type PrintLog = (log: Log, transactionHash: Bytes, location: TransactionLocation, logIndex: number) => string

/** Everything that a block brings with it. */
export interface BlockToAppend {
  readonly tip: Tip
  readonly executed: Pick<ExecutedBlock, 'senders' | 'receipts'>
  readonly state: readonly StateChangeRow[]
  readonly trie: Pick<AppliedChanges, 'nodes' | 'longValues'>
  /** Pool entries that end with this block. */
  readonly leavePool: readonly Bytes[]
}

/** Keeps a block as the main chain's newest, with transactions, receipts, logs and state: all of it or nothing. */
export async function appendBlock(store: Store, toAppend: BlockToAppend, printLog: PrintLog): Promise<void> {
  const { block, totalDifficulty } = toAppend.tip
  const { hash, encoded } = block
  const { number, parentHash } = block.header
  const { transactions, logs } = toRows(block, toAppend.executed, printLog)
  await store.write((writers) => {
    writers.blocks.insert({ hash, number, parentHash, totalDifficulty, encoded })
    writers.blocks.setMain(number, hash)
    writers.transactions.insertAll(transactions)
    writers.logs.insertAll(logs)
    writers.nodes.insertAll(number, toAppend.trie.nodes)
    writers.nodes.insertLongValues(toAppend.trie.longValues)
    writers.state.insertAll(number, toAppend.state)
    writers.pool.deleteAll(toAppend.leavePool)
  })
}

function toRows(
  block: Block,
  { senders, receipts }: BlockToAppend['executed'],
  printLog: PrintLog,
): { transactions: TransactionRow[]; logs: LogRow[] } {
  const transactions: TransactionRow[] = []
  const logs: LogRow[] = []
  const { hash: blockHash } = block
  const blockNumber = block.header.number
  for (const [index, { hash, encoded }] of block.transactions.entries()) {
    const sender = senders[index]
    const receipt = receipts[index]
    if (sender === undefined || receipt === undefined) throw new Error(`transaction ${index} has no sender or receipt`)
    const firstLogIndex = logs.length
    for (const log of receipt.logs) {
      const json = printLog(log, hash, { blockHash, blockNumber, index }, logs.length)
      logs.push({ blockNumber, index: logs.length, address: log.address, topics: log.topics, json })
    }
    transactions.push({
      hash,
      blockHash,
      blockNumber,
      index,
      sender,
      encoded,
      receipt: encodeReceipt(receipt),
      firstLogIndex,
    })
  }
  return { transactions, logs }
}
