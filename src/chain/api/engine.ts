import type { Bytes } from '../../base/bytes.ts'
import type { Hex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Abortable, Listener } from '../../concurrency/abortable.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import type { Block } from '../../primitives/block.ts'
import type { LogChoice, LogNames } from '../../primitives/logMatcher.ts'
import type { Receipt } from '../../primitives/receipt.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { WorldReader } from '../../state/stateView.ts'
import type { Controls } from './controls.ts'
import type { ExternalMining } from './externalMining.ts'
import type { Peers } from './peers.ts'
import type { AccountProof } from './proof.ts'
import type { AccessList, BlocksRequest, CallRequest, Overrides, SimulatedCall } from './simulation.ts'
import type { PrintedTrace, Tracer } from './traces.ts'

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

/** A block with where it stands, as much as is known without reading it. */
export interface BlockStanding {
  readonly hash: Bytes
  readonly totalDifficulty: bigint
  readonly isMain: boolean
}

/** What the Bridge knows of its work with Bitcoin. */
export interface BridgeState {
  /** Of the best Bitcoin block that it has been told of. */
  readonly bitcoinHeight: number
  /** Hashes of the transactions whose bitcoins wait for the federation's signatures. */
  readonly waitingForSignatures: readonly Bytes[]
}

/** What waits of one sender, by rising nonce; at least one. */
export interface WaitingTransactions {
  readonly sender: Bytes
  readonly transactions: readonly Transaction[]
}

export interface LogFilter extends LogChoice {
  readonly range:
    | { readonly kind: 'block'; readonly hash: Bytes }
    | { readonly kind: 'span'; readonly from: BlockSelector; readonly to: BlockSelector }
}

/** One page of a long answer. */
export interface LogsWithCursor {
  /** Wire objects, with commas between them inside a page. */
  readonly pages: readonly Bytes[]
  /** To be given with the same filter for what follows; undefined at the end. */
  readonly cursor: string | undefined
}

/** Which blocks' fees are asked for. */
export interface FeeHistoryQuery {
  /** How many blocks; as many as there are, and no more than 1,024. */
  readonly count: number
  /** The newest of them; `pending` is the newest that was mined. */
  readonly newest: BlockSelector
  /** From 0 to 100, none below the one before. */
  readonly percentiles: readonly number[]
}

/** What transactions paid, block by block, the oldest first. */
export interface FeeHistory {
  readonly oldestBlock: number
  /** Gas used by gas limit. */
  readonly gasUsedRatios: readonly number[]
  /** At each percentile, by gas, the price per gas in wei; 0 for a block in which nobody paid. */
  readonly rewards: readonly (readonly bigint[])[]
}

/**
 * Looking things up. Blocks, transactions and receipts that are not there are undefined. What is pending is worked out
 * once for all calls that ask for it, and no further when all of them are aborted, which then reject.
 */
export interface Reads {
  /** Height of the newest block. */
  headNumber(): number
  /** Rises with each reorganisation of the main chain; while it stays, what was found on the main chain stays true. */
  reorgEpoch(): number
  /** The block alone; no query for the newest. */
  findBlock(selector: BlockSelector, call?: Abortable): Promise<Block | undefined>
  /** How many transactions the block holds; `pending`: how many wait that could be mined now. */
  countTransactions(selector: BlockSelector): Promise<number | undefined>
  /** The block with everything that a block object tells. */
  getBlock(selector: BlockSelector, call?: Abortable): Promise<ChainBlock | undefined>
  /**
   * An uncle of the block. Of one that was never kept only the header is known: it has no transactions, no uncles and
   * a total difficulty of zero.
   */
  getUncle(selector: BlockSelector, index: number, call?: Abortable): Promise<ChainBlock | undefined>
  /** Every known block at a height, the main chain's first. */
  getBlocksAt(number: number): Promise<readonly BlockStanding[]>
  /** Mined on the main chain, or waiting in the pool. */
  getTransaction(hash: Bytes): Promise<FoundTransaction | undefined>
  /** `pending`: of those that wait and could be mined now, in the order in which a miner takes them. */
  getTransactionAt(selector: BlockSelector, index: number): Promise<FoundTransaction | undefined>
  /** The sender's transactions that wait and could be mined now, by nonce. */
  listPending(sender: Bytes): readonly FoundTransaction[]
  getReceipt(hash: Bytes): Promise<FoundReceipt | undefined>
  /** The RLP of a receipt of the main chain. */
  getRawReceipt(hash: Bytes): Promise<Bytes | undefined>
  /**
   * The messages of the nodes of a block's receipts trie from the one with this transaction's receipt up to the root,
   * on any branch. Undefined when the block or the transaction in it is not known.
   */
  getReceiptNodes(blockHash: Bytes, transactionHash: Bytes): Promise<readonly Bytes[] | undefined>
  /**
   * The receipts of a block, also of one beside the main chain, in order and one after the other, so that many do not
   * hold others up; a pending block has none. Throws `BlockNotCanonical`.
   */
  getBlockReceipts(selector: BlockSelector, call?: Abortable): Promise<AsyncIterable<FoundReceipt> | undefined>
  /**
   * The state after the selected block, `pending`: after all that waits and could be mined now. Throws or rejects with
   * `BlockNotFound` when there is no such block.
   */
  worldAt(selector: BlockSelector, call?: Abortable): Awaitable<WorldReader>
  /**
   * The nonce of an account's next transaction; `pending` counts all that wait, also those that no block has room for
   * yet.
   */
  nonceAt(address: Bytes, selector: BlockSelector, call?: Abortable): Awaitable<bigint>
  /**
   * Ready wire objects in chain order, page by page, as UTF-8 with commas between them; a page is not empty.
   * Throws `LogLimitExceeded`, `InvalidLogRange` or `ResponseTooLarge`.
   */
  findLogs(filter: LogFilter, waiting?: Waiting): Promise<AsyncIterable<Bytes>>
  /**
   * As `findLogs` for a range of any length, as much of it as fits into one page: at most `limit` logs, and maybe none
   * though more follow. Throws `InvalidLogRange`, `InvalidLogCursor` or `LogCursorReorganised`.
   */
  findLogPage(filter: LogFilter, limit: number, cursor: string | undefined, waiting?: Waiting): Promise<LogsWithCursor>
  /**
   * An account and cells of it, proven against the state root after the selected block; there is no proof of what is
   * pending. Throws `BlockNotFound` or `BlockNotCanonical`, and the reason of an aborted `call`.
   */
  getProof(
    address: Bytes,
    slots: readonly Bytes[],
    selector: BlockSelector,
    call?: Partial<Abortable>,
  ): Promise<AccountProof>
  /** The price per gas, in wei, that a transaction should offer. */
  gasPrice(): Promise<bigint>
  /** Throws `PercentilesOutOfOrder`, `BlockNotFound` or `BlockNotCanonical`. */
  feeHistory(query: FeeHistoryQuery, call?: Abortable): Promise<FeeHistory>
  /** After the newest block. */
  bridgeState(): Promise<BridgeState>
}

/** How blocks come about here, and how much work stands behind them. */
export interface Mining {
  /** Who is named in the blocks that are mined here, and paid for them. */
  coinbase(): Bytes
  /** Whether blocks are mined without anybody asking for each: at once or at intervals. */
  isRunning(): boolean
  /** Work per second that went into the own blocks of the last hour; 0 where blocks cannot be mined. */
  hashrate(): Promise<bigint>
  /** Work per second that went into all blocks of the last hour. */
  netHashrate(): Promise<bigint>
}

/** The transactions that wait: `pending` can be mined now, `queued` wait for an earlier nonce. */
export interface Pool {
  counts(): { readonly pending: number; readonly queued: number }
  /** All of it, as it is at this moment, by sender; each side to be read once. */
  content(): PoolContent
  /** Undefined for an account that was left alone for long, and where accounts have no quotas. */
  quotaOf(address: Bytes): AccountQuota | undefined
}

/** How much virtual gas an account may still ask for. */
export interface AccountQuota {
  /** Milliseconds since 1970; it has grown since. */
  readonly countedAtMs: number
  readonly virtualGas: number
}

export interface PoolContent {
  readonly pending: Iterable<WaitingTransactions>
  readonly queued: Iterable<WaitingTransactions>
}

/** A block that nobody has mined: without merged mining proof and without REMASC's transaction. */
export interface SimulatedBlock {
  readonly found: ChainBlock
  /** Of each of its transactions, in order. */
  readonly calls: readonly SimulatedCall[]
}

/**
 * Simulating execution; nothing is written. All throw `UnknownBlockNumber`, `BlockNotFound` or `BlockNotCanonical` for
 * the selector, with `compat` ethereum `NotFoundAsEthereum`, and `InvalidOverride`.
 */
export interface Calls {
  /** Return data; throws `ExecutionReverted`. */
  call(request: CallRequest, selector: BlockSelector, abortable?: Abortable, overrides?: Overrides): Awaitable<Bytes>
  /** The least gas that succeeds; throws `ExecutionReverted`, `InsufficientFunds`, `GasExceedsAllowance` or `CallFailed`. */
  estimate(request: CallRequest, selector: BlockSelector, abortable?: Abortable, overrides?: Overrides): Promise<bigint>
  /** What the call touches, also when it fails. */
  accessList(
    request: CallRequest,
    selector: BlockSelector,
    abortable?: Abortable,
    overrides?: Overrides,
  ): Promise<AccessList>
  /** Throws `SimulationRefused`. */
  blocks(request: BlocksRequest, selector: BlockSelector, abortable?: Abortable): Promise<readonly SimulatedBlock[]>
}

/** The actions to find in a range of blocks. */
export interface ActionFilter {
  readonly from: BlockSelector
  readonly to: BlockSelector
  /** Empty: any. */
  readonly senders: readonly Bytes[]
  readonly receivers: readonly Bytes[]
  /** Whether senders and receivers are those of transactions, all of whose actions match, or of each action. */
  readonly matches: 'transactions' | 'actions'
  /** How many actions to skip, and the maximum number to return. */
  readonly after: number
  readonly count: number
}

/**
 * Running again what was run. All throw `ResponseTooLarge` when a trace comes to more text than an answer may have;
 * what is not there is undefined.
 */
export interface Traces {
  /** Of a transaction of the main chain. */
  transaction(hash: Bytes, tracer: Tracer, abortable?: Abortable): Promise<PrintedTrace | undefined>
  /** Of all transactions of a block, REMASC's last; genesis has none. Throws `BlockNotCanonical`. */
  block(selector: BlockSelector, tracer: Tracer, abortable?: Abortable): Promise<readonly PrintedTrace[] | undefined>
  /** Of a call that nobody sends; throws as `Calls` does, and `SimulationRefused` for too little gas. */
  call(
    request: CallRequest,
    selector: BlockSelector,
    tracer: Tracer,
    abortable?: Abortable,
    overrides?: Overrides,
  ): Promise<string>
  /** Texts of actions in the order of the chain; throws `InvalidTraceRange` or `TraceRangeTooWide`. */
  actions(filter: ActionFilter, abortable?: Abortable): Promise<AsyncIterable<string>>
}

/** Handing transactions in. */
export interface TransactionSubmitter {
  /**
   * The hash, once the transaction is kept (and, when auto-mining, mined, unless that takes too long); throws
   * `TransactionRefused` or `InvalidTransaction`. The listener hears why it has to wait, if it has to.
   */
  sendRaw(encoded: Bytes, listener?: Listener): Promise<Bytes>
  /**
   * As `sendRaw`, but returns the receipt as soon as there is one (EIP-7966). `timeoutMs` is at most a minute, half of
   * one where it is 0 or absent. Throws `TransactionNotMinedInTime` when the time is over or the client has gone: the
   * transaction stays where it is; and `TooManyCalls`, before anything is sent. `send` takes the place of `sendRaw` where
   * another process writes the chain.
   */
  sendRawSync(
    encoded: Bytes,
    timeoutMs: number | undefined,
    call: Abortable,
    send?: () => Promise<Bytes>,
  ): Promise<FoundReceipt>
}

/** Where a reader of the chain stands: everything up to this block was delivered. */
export interface ChainPlace {
  readonly number: number
  readonly hash: Bytes
}

/** What happened on the main chain after a place. */
export interface ChainChanges {
  /** Blocks that left the main chain, newest first. */
  readonly removed: readonly ChainPlace[]
  /** Blocks that joined it after those had left, oldest first. */
  readonly added: readonly ChainPlace[]
  /** Where the reader stands after these. */
  readonly place: ChainPlace
  /** False where more follow: ask again from `place`. */
  readonly isComplete: boolean
}

/** A log of a block. */
export interface BlockLog extends LogNames {
  /** Its place among the logs of the block. */
  readonly index: number
  /** The length of its data. */
  readonly dataBytes: number
  /** Its wire object as JSON, its `removed` as the block was asked for. */
  print(): string
}

/** What is new since a place in the chain, and when to look. */
export interface Feeds {
  head(): ChainPlace
  /** Resolves when all that other processes have written by now is here: for who comes with a place from one of them. */
  catchUp(): Promise<void>
  /** The main chain's block at this height; undefined beyond the head. */
  placeAt(number: number): Promise<ChainPlace | undefined>
  /**
   * At most `limit` blocks, removed and added ones together, all seen on one branch; throws `UnknownChainPlace` when
   * the place's block is not known (any more).
   */
  changesSince(place: ChainPlace, limit: number): Promise<ChainChanges>
  /** The bloom filter over the logs of a block, also of one that left the main chain; undefined when it is not known. */
  bloomOfBlock(hash: Bytes): Promise<Bytes | undefined>
  /** All logs of a block, in order, also of one that left the main chain; none when it is not known. */
  logsOfBlock(hash: Bytes, removed: boolean): Promise<readonly BlockLog[]>
  /**
   * Calls `listener` synchronously after each change of the main chain, when all who read see it; returns what ends
   * that. What a listener throws reaches nobody.
   */
  onHead(listener: () => void): () => void
  /**
   * Calls `listener` with the hash of each transaction that enters the pool as pending or becomes pending there, also
   * when it is mined at once; once for each stay in the pool, after it is durable and before the block that mines it
   * is told. Returns what ends that.
   */
  onPendingTransaction(listener: (hash: Bytes) => void): () => void
}

/** What a filter has to tell: wire objects of logs, as those of `Reads.findLogs`, or hashes of blocks or transactions. */
export type FilterEntries =
  | { readonly kind: 'logs'; readonly pages: readonly Bytes[] | AsyncIterable<Bytes> }
  | { readonly kind: 'hashes'; readonly hashes: readonly Bytes[] }

/**
 * Questions that are kept, so that each poll tells what came since the last one. A filter is its key's: to others it
 * is not there. It goes when nobody has polled it for five minutes.
 */
export interface Filters {
  /**
   * The id of a new filter for logs; throws `TooManyFilters`, and `LogLimitExceeded`, `InvalidLogRange` or
   * `ResponseTooLarge` for what is there already.
   */
  installForLogs(keyId: string, filter: LogFilter, waiting?: Waiting): Promise<Hex>
  /** The id of a new filter for blocks that join the main chain; throws `TooManyFilters`. */
  installForBlocks(keyId: string): Promise<Hex>
  /** The id of a new filter for transactions that become pending; throws `TooManyFilters`. */
  installForTransactions(keyId: string): Promise<Hex>
  /** False when there is no such filter. */
  uninstall(keyId: string, id: string): Promise<boolean>
  /** What came since the last poll, once; throws `FilterNotFound`. */
  poll(keyId: string, id: string, waiting?: Waiting): Promise<FilterEntries>
  /**
   * All logs that a log filter's range has now, of other filters what the next poll will tell; nothing is used up.
   * Throws `FilterNotFound`, `LogLimitExceeded` or `ResponseTooLarge`.
   */
  readAll(keyId: string, id: string, waiting?: Waiting): Promise<FilterEntries>
}

/** One chain as its users see it; a method names the records it needs. */
export interface Engine {
  readonly network: Network
  readonly reads: Reads
  readonly feeds: Feeds
  readonly filters: Filters
  readonly calls: Calls
  readonly traces: Traces
  readonly submits: TransactionSubmitter
  readonly mining: Mining
  readonly work: ExternalMining
  readonly peers: Peers
  readonly pool: Pool
  /** Undefined on chains whose blocks others make. */
  readonly controls: Controls | undefined
}
