import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import type { Log } from '../../primitives/log.ts'
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
import type { TransactionLocation } from '../api/engine.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import { type BlockSettings, writeSettings } from '../settings/blockSettings.ts'
import type { Tip } from './head.ts'
import { isShown } from './shownTransactions.ts'

/**
 * Prints a log as its wire object, `removed` when its block has left the main chain; handed in, because the shapes of
 * the wire are not the chain's business.
 */
export type PrintLog = (
  log: Log,
  transactionHash: Bytes,
  location: TransactionLocation,
  logIndex: number,
  removed?: boolean,
) => string

/** What says which logs are told. */
type ShownBy = Pick<Network, 'compat'>

/** A block that was executed, with all that it brings but the flat state. */
export interface KeptBlock {
  readonly tip: Tip
  readonly executed: Pick<ExecutedBlock, 'senders' | 'receipts'>
  readonly trie: Pick<AppliedChanges, 'nodes' | 'longValues'>
}

/** Everything that a block brings with it. */
export interface BlockToAppend extends KeptBlock {
  readonly state: readonly StateChangeRow[]
  /** Pool entries that end with this block. */
  readonly leavePool: readonly Bytes[]
  /** Transactions that became pending, for those who poll for them. */
  readonly arrivals?: readonly ArrivalRow[]
  /** The settings of later blocks, where this one changes them. */
  readonly settings?: BlockSettings | undefined
}

/** Keeps a block as the main chain's newest, with transactions, receipts, logs and state: all of it or nothing. */
export async function appendBlock(store: Store, toAppend: BlockToAppend, network: ShownBy): Promise<void> {
  const { block } = toAppend.tip
  await store.write((writers) => {
    writeBlock(writers, toAppend)
    writeAsMain(writers, block, toAppend.executed.receipts, toAppend.state, network)
    writers.pool.deleteAll(toAppend.leavePool)
    writers.arrivals.insertAll(toAppend.arrivals ?? [])
    if (toAppend.settings !== undefined) writeSettings(writers, toAppend.settings)
  })
}

/**
 * Keeps a block with its transactions and the state that its root names; on the main chain or beside it is not said.
 */
export function writeBlock(writers: StoreWriters, { tip, executed, trie }: KeptBlock): void {
  const { number } = tip.block.header
  writers.blocks.insert(toBlockRow(tip))
  writers.transactions.insertAll(toTransactionRows(tip.block, executed))
  writers.nodes.insertAll(number, trie.nodes)
  writers.nodes.insertLongValues(trie.longValues)
}

/** Makes a kept block the main chain's at its height, where nothing may be kept of another one. */
export function writeAsMain(
  writers: StoreWriters,
  block: Block,
  receipts: readonly Receipt[],
  state: readonly StateChangeRow[],
  network: ShownBy,
): void {
  const { number } = block.header
  writers.blocks.setMain(number, block.hash)
  writers.logs.insertAll(toLogRows(block, receipts, network))
  writers.state.insertAll(number, state)
}

/** The row of a block; its root is written where its header does not tell it. */
function toBlockRow({ block, totalDifficulty, stateRoot }: Tip): BlockRow {
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
    if (!isShown(network, transaction)) continue // the last one: no index of another log depends on it
    for (const { address, topics, data } of receipts[index]?.logs ?? []) {
      rows.push({ blockNumber, index: rows.length, transactionIndex: index, address, topics, data })
    }
  }
  return rows
}
