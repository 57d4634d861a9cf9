import type { Abortable } from '../../base/abortable.ts'
import type { Bytes } from '../../base/bytes.ts'
import type { Block } from '../../model/block.ts'
import type { Receipt } from '../../model/receipt.ts'
import type { Transaction } from '../../model/transaction.ts'
import type { Network } from '../../network/network.ts'
import type { WorldReader } from '../../state/world.ts'

/** Which block a request means, before it is looked up. */
export type BlockSelector =
  | { readonly kind: 'latest' | 'earliest' | 'pending' }
  /** `asked` is the number as the caller wrote it, for messages. */
  | { readonly kind: 'number'; readonly number: number; readonly asked: string }
  /**
   * `asked` is the hash as the caller wrote it where numbers and tags may stand, too; absent where it can only be a
   * hash.
   */
  | { readonly kind: 'hash'; readonly hash: Bytes; readonly requireCanonical: boolean; readonly asked?: string }

/** A block with what the chain knows about it. */
export interface ChainBlock {
  readonly block: Block
  /** The sender of each transaction, in order. */
  readonly senders: readonly Bytes[]
  readonly totalDifficulty: bigint
  readonly uncleHashes: readonly Bytes[]
  /** What a Bitcoin miner commits to. */
  readonly hashForMergedMining: Bytes
  /** A sample next block that nobody mined yet: its number, hash, nonce, bloom and miner are not told. */
  readonly isPending: boolean
}

/** A transaction and where it stands; without `location` it waits in the pool. */
export interface FoundTransaction {
  readonly transaction: Transaction
  readonly sender: Bytes
  readonly location?: TransactionLocation
}

export interface TransactionLocation {
  readonly blockHash: Bytes
  readonly blockNumber: number
  readonly index: number
}

export interface FoundReceipt {
  readonly transaction: Transaction
  readonly sender: Bytes
  readonly location: TransactionLocation
  readonly receipt: Receipt
  /** Block-wide index of its first log. */
  readonly firstLogIndex: number
}

export interface LogFilter {
  readonly range:
    | { readonly kind: 'block'; readonly hash: Bytes }
    | { readonly kind: 'span'; readonly from: BlockSelector; readonly to: BlockSelector }
  /** Empty: any address. */
  readonly addresses: readonly Bytes[]
  /** At position i: the words of which topic i must be one; undefined: anything. */
  readonly topics: readonly (readonly Bytes[] | undefined)[]
}

/** A call that is simulated; what is absent takes the chain's defaults. */
export interface CallRequest {
  readonly from?: Bytes
  readonly to?: Bytes
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly value?: bigint
  readonly data: Bytes
}

/** Looking things up. Blocks, transactions and receipts that are not there are undefined. */
export interface Reads {
  /** Height of the newest block. */
  headNumber(): number
  /** Rises with each reorganisation of the main chain; while it stays, what was found on the main chain stays true. */
  reorganisations(): number
  /** The block alone; no query for the newest. */
  findBlock(selector: BlockSelector): Promise<Block | undefined>
  /** How many transactions the block holds; `pending`: how many wait that could be mined now. */
  countTransactions(selector: BlockSelector): Promise<number | undefined>
  /** The block with everything that a block object tells. */
  getBlock(selector: BlockSelector): Promise<ChainBlock | undefined>
  /** Mined on the main chain, or waiting in the pool. */
  getTransaction(hash: Bytes): Promise<FoundTransaction | undefined>
  /** `pending`: of those that wait and could be mined now, in the order in which a miner takes them. */
  getTransactionAt(selector: BlockSelector, index: number): Promise<FoundTransaction | undefined>
  getReceipt(hash: Bytes): Promise<FoundReceipt | undefined>
  /**
   * The state after the selected block, `pending`: after all that waits and could be mined now. Throws `BlockNotFound`
   * when there is no such block.
   */
  worldAt(selector: BlockSelector): Promise<WorldReader>
  /**
   * The nonce of an account's next transaction; `pending` counts all that wait, also those that no block has room for
   * yet.
   */
  nonceAt(address: Bytes, selector: BlockSelector): Promise<bigint>
  /**
   * Ready wire objects in chain order, page by page, as UTF-8 with commas between them; a page is not empty.
   * Throws `LogLimitExceeded`, `InvalidLogRange` or `ResponseTooLarge`.
   */
  findLogs(filter: LogFilter): Promise<AsyncIterable<Bytes>>
  /** The price per gas, in wei, that a transaction should offer. */
  gasPrice(): Promise<bigint>
}

/** Simulating execution; nothing is written. */
export interface Calls {
  /** Return data; throws `ExecutionReverted`, `UnknownBlockNumber` or `BlockNotFound`. */
  call(request: CallRequest, selector: BlockSelector, abortable?: Abortable): Promise<Bytes>
  /**
   * The least gas that succeeds; throws `ExecutionReverted`, `InsufficientFunds`, `GasExceedsAllowance`,
   * `UnknownBlockNumber` or `BlockNotFound`.
   */
  estimate(request: CallRequest, selector: BlockSelector, abortable?: Abortable): Promise<bigint>
}

/** Handing transactions in. */
export interface Submits {
  /**
   * The hash, once the transaction is kept (and, when auto-mining, mined); throws `TransactionRefused` or
   * `InvalidTransaction`.
   */
  sendRaw(encoded: Bytes): Promise<Bytes>
}

/** One chain as its users see it; a method names the records it needs. */
export interface Engine {
  readonly network: Network
  readonly reads: Reads
  readonly calls: Calls
  readonly submits: Submits
}
