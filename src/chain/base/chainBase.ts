import type { Bytes } from '../../base/bytes.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockRow, LogPlace, LogQuery, LogRow, TransactionRow } from '../../storage/store.ts'

/** Name, in the meta table, of the block on which a chain stands that does not begin at its genesis. */
export const BASE_NAME = 'base'

/** The part of a call or transaction from which its reads can be predicted. */
export interface PredictableCall {
  readonly from?: Bytes | undefined
  readonly to?: Bytes | undefined
  readonly data: Bytes
  readonly value?: bigint
}

/**
 * The block of another chain on which this one stands, with everything below it. Rows equal those that the store would
 * have, had this chain begun at its genesis. Blocks below never change.
 *
 * Reads reject with `BaseUnavailable` if the source does not answer, and with `UnknownBelowBase` for what it does not
 * have.
 */
export interface ChainBase {
  readonly block: Block
  readonly totalDifficulty: bigint
  /** Returns the block with this hash if it is not above the base: an ancestor of it, or a block of a side chain. */
  getBlock(hash: Bytes): Promise<BlockRow | undefined>
  /** Returns the block at a height of at most the base's. */
  getBlockAt(height: number): Promise<BlockRow | undefined>
  getHashAt(height: number): Promise<Bytes | undefined>
  getTransaction(hash: Bytes): Promise<TransactionRow | undefined>
  /** Returns the sender of each transaction of a block that `getBlock` returns; empty for other hashes. */
  getSenders(blockHash: Bytes): Promise<readonly Bytes[]>
  /** Returns the transactions of a block that `getBlock` returns; empty for other hashes. */
  getTransactions(blockHash: Bytes): Promise<readonly TransactionRow[]>
  /** Returns the value of a trie key after the block at this height. */
  getValue(key: Bytes, height: number): MaybePromise<Bytes | undefined>
  /**
   * Returns the output of a method of the Bridge that only reads, called after the block at this height. For sources that
   * do not have the Bridge's storage.
   */
  callBridge(input: Bytes, height: number): Promise<Bytes>
  /** Reads what a call is likely to need, before it runs. Never rejects for what the source does not return. */
  prefetch(call: PredictableCall): Promise<void>
  /** Returns the first logs that match a query up to the base, and the block up to which the search is complete. */
  findLogs(query: LogQuery): Promise<FoundLogs>
}

/** A log with the hashes that its text contains. */
export interface FoundLog extends LogRow {
  readonly blockHash: Bytes
  readonly transactionHash: Bytes
}

export interface FoundLogs {
  /** In chain order. */
  readonly logs: readonly FoundLog[]
  readonly toBlock: number
}

/** Returns whether a log is behind a place. */
export function isAfter(log: LogPlace, place: LogPlace | undefined): boolean {
  if (place === undefined || log.blockNumber > place.blockNumber) return true
  return log.blockNumber === place.blockNumber && log.index > place.index
}
