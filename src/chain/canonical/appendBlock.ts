import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import { encodeReceipt, type Receipt } from '../../primitives/receipt.ts'
import type { AppliedChanges } from '../../state/trie/applyChanges.ts'
import type {
  ArrivalRow,
  BlockRow,
  LogRow,
  StateChangeRow,
  Store,
  StoreWriters,
  TransactionRow,
} from '../../storage/store.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import { type BlockSettings, writeSettings } from '../settings/blockSettings.ts'
import type { Tip } from './head.ts'
import { isShown } from './shownTransactions.ts'

/** The setting that decides which transactions, and so which logs, are shown. */
type ShownBy = Pick<Network, 'compat'>

/** An executed block with everything that is stored by hash. */
export interface KeptBlock {
  readonly tip: Tip
  readonly executed: Pick<ExecutedBlock, 'senders' | 'receipts'>
  readonly trie: Pick<AppliedChanges, 'nodes' | 'longValues'>
}

/** An executed block with everything that is written when it becomes canonical. */
export interface BlockToAppend extends KeptBlock {
  readonly state: readonly StateChangeRow[]
}

/** The rows that one database transaction writes when blocks become canonical. */
export interface RowsToAppend {
  /** Each block is the child of the one before it, the first one that of the head. */
  readonly blocks: readonly BlockToAppend[]
  /** Hashes of the pool rows to delete. */
  readonly leavePool: readonly Bytes[]
  /** Transactions that became pending, for filters. */
  readonly arrivals?: readonly ArrivalRow[]
  /** The new settings of later blocks; undefined: unchanged. */
  readonly settings?: BlockSettings | undefined
}

/** Writes blocks above the canonical head, with transactions, receipts, logs and state, in one database transaction. */
export async function appendBlocks(store: Store, toAppend: RowsToAppend, network: ShownBy): Promise<void> {
  await store.write((writers) => {
    for (const block of toAppend.blocks) {
      writeBlock(writers, block)
      const { tip, executed, state } = block
      writeAsMain(writers, { block: tip.block, receipts: executed.receipts, state }, network)
    }
    writers.pool.deleteAll(toAppend.leavePool)
    writers.arrivals.insertAll(toAppend.arrivals ?? [])
    if (toAppend.settings !== undefined) writeSettings(writers, toAppend.settings)
  })
}

/** Writes what is stored by hash: a block, its transactions and its trie nodes. The block is not yet canonical. */
export function writeBlock(writers: StoreWriters, { tip, executed, trie }: KeptBlock): void {
  const { number } = tip.block.header
  writers.blocks.insert(toBlockRow(tip))
  writers.transactions.insertAll(toTransactionRows(tip.block, executed))
  writers.nodes.insertAll(number, trie.nodes)
  writers.nodes.insertLongValues(trie.longValues)
}

/** A stored block that becomes canonical. */
interface MainBlock {
  readonly block: Block
  readonly receipts: readonly Receipt[]
  readonly state: readonly StateChangeRow[]
}

/** Makes a stored block canonical: its height, logs and flat state. Another block must not be canonical at its height. */
export function writeAsMain(writers: StoreWriters, { block, receipts, state }: MainBlock, network: ShownBy): void {
  const { number } = block.header
  writers.blocks.setMain(number, block.hash)
  writers.logs.insertAll(toLogRows(block, receipts, network))
  writers.state.insertAll(number, state)
}

/** Returns the row of a block, with the unitrie's root if the header has another one (before RSKIP-126). */
export function toBlockRow({ block, totalDifficulty, stateRoot }: Tip): BlockRow {
  const { hash, encoded, header } = block
  const row = { hash, number: header.number, parentHash: header.parentHash, totalDifficulty, encoded }
  return stateRoot === undefined || equalBytes(stateRoot, header.stateRoot) ? row : { ...row, stateRoot }
}

function toTransactionRows(block: Block, { senders, receipts }: KeptBlock['executed']): TransactionRow[] {
  const blockHash = block.hash
  const blockNumber = block.header.number
  let firstLogIndex = 0
  return block.transactions.map(({ hash, encoded }, index) => {
    const [sender, receipt] = [senders[index], receipts[index]]
    if (sender === undefined || receipt === undefined) throw new Error(`transaction ${index} has no sender or receipt`)
    const row = { blockHash, blockNumber, index, firstLogIndex, hash, sender, encoded, receipt: encodeReceipt(receipt) }
    firstLogIndex += receipt.logs.length
    return row
  })
}

function toLogRows(block: Block, receipts: readonly Receipt[], network: ShownBy): LogRow[] {
  const rows: LogRow[] = []
  const blockNumber = block.header.number
  for (const [index, transaction] of block.transactions.entries()) {
    if (!isShown(network, transaction)) continue // REMASC's, the last one: the indexes of other logs do not depend on it
    for (const { address, topics, data } of receipts[index]?.logs ?? []) {
      rows.push({ blockNumber, index: rows.length, transactionIndex: index, address, topics, data })
    }
  }
  return rows
}
