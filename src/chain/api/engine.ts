import type { Bytes } from '../../base/bytes.ts'
import type { Hex } from '../../base/hex.ts'
import type { Text } from '../../base/utf8Pieces.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Abortable, Listener } from '../../concurrency/abortable.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Block } from '../../primitives/block.ts'
import type { LogChoice, LogNames } from '../../primitives/logMatcher.ts'
import type { Receipt } from '../../primitives/receipt.ts'
import type { SignedTransaction } from '../../primitives/signer.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { StateView } from '../../state/stateView.ts'
import type { Controls } from './controls.ts'
import type { ExternalMining } from './externalMining.ts'
import type { Peers } from './peers.ts'
import type { AccountProof } from './proof.ts'
import type { AccessList, BlocksRequest, CallRequest, Overrides, SimulatedCall } from './simulation.ts'
import type { PrintedTrace, StorageRange, StorageRangeQuery, TracedSequence, Tracer } from './traces.ts'

/** The block that a request names. */
export type BlockSelector =
  | { readonly kind: 'latest' | 'earliest' | 'pending' }
  /** `asked` is the number as the client wrote it, for messages. */
  | { readonly kind: 'number'; readonly number: number; readonly asked: string }
  /** `asked` is the hash as the client wrote it, if a number or tag was possible, too. */
  | { readonly kind: 'hash'; readonly hash: Bytes; readonly requireCanonical: boolean; readonly asked?: string }

/** A block with the values that the chain derives for it. */
export interface ChainBlock {
  readonly block: Block
  /** The sender of each transaction, in order. */
  readonly senders: readonly Bytes[]
  readonly totalDifficulty: bigint
  readonly uncleHashes: readonly Bytes[]
  /** The hash to which a Bitcoin miner commits. */
  readonly hashForMergedMining: Bytes
  /** True for the pending block: responses omit its number, hash, nonce, bloom and miner. */
  readonly isPending: boolean
}

/** A transaction and its location; without `location` it is in the pool. */
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

/** A stored block with the facts that need no decoding. */
export interface BlockStanding {
  readonly hash: Bytes
  readonly totalDifficulty: bigint
  readonly isMain: boolean
}

/** The Bridge's view of Bitcoin. */
export interface BridgeState {
  /** Height of the best Bitcoin block that the Bridge has received. */
  readonly bitcoinHeight: number
  /** Hashes of the transactions whose releases wait for the federation's signatures. */
  readonly waitingForSignatures: readonly Bytes[]
}

/** The transactions of one sender in the pool, by ascending nonce; at least one. */
export interface WaitingTransactions {
  readonly sender: Bytes
  readonly transactions: readonly Transaction[]
}

export interface LogFilter extends LogChoice {
  readonly range:
    | { readonly kind: 'block'; readonly hash: Bytes }
    | { readonly kind: 'span'; readonly from: BlockSelector; readonly to: BlockSelector }
}

/** One page of a long result. */
export interface LogsWithCursor {
  /** Wire objects, with commas between them inside a page. */
  readonly pages: readonly Bytes[]
  /** Cursor of the next page, for the same filter; undefined at the end. */
  readonly cursor: string | undefined
}

/** The blocks and percentiles of a fee history. */
export interface FeeHistoryQuery {
  /** Number of blocks, at most 1,024 and at most the length of the chain. */
  readonly count: number
  /** The newest block; `pending` means the newest mined one. */
  readonly newest: BlockSelector
  /** Ascending, from 0 to 100. */
  readonly percentiles: readonly number[]
}

/** Fees of transactions by block, oldest first. */
export interface FeeHistory {
  readonly oldestBlock: number
  /** Gas used divided by gas limit. */
  readonly gasUsedRatios: readonly number[]
  /** Gas price in wei at each percentile of gas; 0 for a block without paying transactions. */
  readonly rewards: readonly (readonly bigint[])[]
}

/**
 * Queries. Unknown blocks, transactions and receipts are undefined. Calls share one computation of pending data, which ends
 * when all of them are aborted; they reject then.
 */
export interface Reads {
  /** Returns the height of the canonical head. */
  headNumber(): number
  /** Returns a number that rises with each reorganisation. Canonical data stays valid while it is unchanged. */
  reorgEpoch(): number
  /** Returns the block; without a query for the newest. */
  findBlock(selector: BlockSelector, call?: Abortable): Promise<Block | undefined>
  /** Returns the number of the block's transactions; `pending`: of pending ones in the pool. */
  countTransactions(selector: BlockSelector): Promise<number | undefined>
  /** Returns the block with all values of a block object. */
  getBlock(selector: BlockSelector, call?: Abortable): Promise<ChainBlock | undefined>
  /**
   * Returns an uncle of the block. An uncle that is not stored has only its header: no transactions, no uncles, and a total
   * difficulty of 0.
   */
  getUncle(selector: BlockSelector, index: number, call?: Abortable): Promise<ChainBlock | undefined>
  /** Returns all stored blocks at a height, the canonical one first. */
  getBlocksAt(number: number): Promise<readonly BlockStanding[]>
  /** Returns a transaction of the canonical chain or the pool. */
  getTransaction(hash: Bytes): Promise<FoundTransaction | undefined>
  /** Returns the block's transaction at `index`; `pending`: the pending one at `index` in the order of mining. */
  getTransactionAt(selector: BlockSelector, index: number): Promise<FoundTransaction | undefined>
  /** Returns the sender's pending transactions, by nonce. */
  listPending(sender: Bytes): readonly FoundTransaction[]
  getReceipt(hash: Bytes): Promise<FoundReceipt | undefined>
  /** Returns the RLP of a receipt of the canonical chain. */
  getRawReceipt(hash: Bytes): Promise<Bytes | undefined>
  /**
   * Returns the messages of the receipts trie's nodes from this transaction's receipt up to the root, on any branch.
   * Undefined if the block or the transaction in it is unknown.
   */
  getReceiptNodes(blockHash: Bytes, transactionHash: Bytes): Promise<readonly Bytes[] | undefined>
  /**
   * Returns the receipts of a block on any branch, in order; a pending block has none. The iteration yields to the event
   * loop. Throws `BlockNotCanonical`.
   */
  getBlockReceipts(selector: BlockSelector, call?: Abortable): Promise<AsyncIterable<FoundReceipt> | undefined>
  /**
   * Returns the state after the selected block; `pending`: after all pending transactions. Throws or rejects with
   * `BlockNotFound`.
   */
  worldAt(selector: BlockSelector, call?: Abortable): MaybePromise<StateView>
  /** Returns the nonce of an account's next transaction; `pending` counts all pending ones. */
  nonceAt(address: Bytes, selector: BlockSelector, call?: Abortable): MaybePromise<bigint>
  /**
   * Returns wire objects in chain order as UTF-8 with commas between them, in pages, none of them empty. Throws
   * `LogLimitExceeded`, `InvalidLogRange` or `ResponseTooLarge`.
   */
  findLogs(filter: LogFilter, waiting?: Waiting): Promise<AsyncIterable<Bytes>>
  /**
   * Returns one page of a range of any length, with up to `limit` logs. A page may be empty although more follow. Throws
   * `InvalidLogRange`, `InvalidLogCursor` or `LogCursorReorganised`.
   */
  findLogPage(filter: LogFilter, limit: number, cursor: string | undefined, waiting?: Waiting): Promise<LogsWithCursor>
  /**
   * Returns an account and storage slots with proofs against the state root of the selected block, which must be mined.
   * Throws `BlockNotFound` or `BlockNotCanonical`, and the reason of an aborted `call`.
   */
  getProof(
    address: Bytes,
    slots: readonly Bytes[],
    selector: BlockSelector,
    call?: Partial<Abortable>,
  ): Promise<AccountProof>
  /** Returns the recommended gas price, in wei. */
  gasPrice(): Promise<bigint>
  /** Returns the gas price of transactions that the node completes, in wei. */
  defaultGasPrice(): bigint
  /** Returns fees by block. Throws `PercentilesOutOfOrder`, `BlockNotFound` or `BlockNotCanonical`. */
  feeHistory(query: FeeHistoryQuery, call?: Abortable): Promise<FeeHistory>
  /** Returns the Bridge's state after the newest block. */
  bridgeState(): Promise<BridgeState>
}

/** Mining of this node, and hashrates. */
export interface Mining {
  /** Returns the coinbase of blocks that this node mines. */
  coinbase(): Bytes
  /** Returns true while auto-mining or interval mining is on. */
  isRunning(): boolean
  /** Returns the work per second of this node's blocks of the last hour; 0 if it cannot mine. */
  hashrate(): Promise<bigint>
  /** Returns the work per second of all blocks of the last hour. */
  netHashrate(): Promise<bigint>
}

/** The transaction pool: `pending` transactions can be mined now, `queued` ones wait for an earlier nonce. */
export interface Pool {
  counts(): { readonly pending: number; readonly queued: number }
  /** Returns a snapshot of the pool by sender; each iterable can be read once. */
  content(): PoolContent
  /** Returns as `content`, with transactions of one sender only. */
  contentOf(sender: Bytes): PoolContent
  /** Returns why the next block cannot have pending transactions, by their hashes. */
  whyWaiting(): Promise<ReadonlyMap<string, string>>
  /** Returns an account's quota; undefined for an account that was unused for long, and if accounts have no quotas. */
  quotaOf(address: Bytes): AccountQuota | undefined
}

/** The virtual gas that an account may still spend. */
export interface AccountQuota {
  /** Time of the value, in ms since 1970; it grows since then. */
  readonly countedAtMs: number
  readonly virtualGas: number
}

export interface PoolContent {
  readonly pending: Iterable<WaitingTransactions>
  readonly queued: Iterable<WaitingTransactions>
}

/** A simulated block, without a merged mining proof and REMASC's transaction. */
export interface SimulatedBlock {
  readonly found: ChainBlock
  /** The result of each transaction, in order. */
  readonly calls: readonly SimulatedCall[]
}

/** Options of a simulated call. */
export interface CallOptions {
  readonly abortable?: Abortable | undefined
  readonly overrides?: Overrides | undefined
}

/** Options of a traced call. */
export interface TraceCallOptions extends CallOptions {
  /** Number of transactions of the selected block that precede the call. By default all, with the end of the block. */
  readonly transactionIndex?: number | undefined
}

/**
 * Simulations, which write nothing. All throw `UnknownBlockNumber`, `BlockNotFound` or `BlockNotCanonical` for the selector,
 * `NotFoundAsEthereum` instead with `compat` ethereum, and `InvalidOverride`.
 */
export interface Calls {
  /** Returns the return data; throws `ExecutionReverted`. */
  call(request: CallRequest, selector: BlockSelector, options?: CallOptions): MaybePromise<Bytes>
  /** Returns the minimum gas; throws `ExecutionReverted`, `InsufficientFunds`, `GasExceedsAllowance` or `CallFailed`. */
  estimate(request: CallRequest, selector: BlockSelector, options?: CallOptions): Promise<bigint>
  /** Returns the accounts and slots that the call accesses, also if it fails. */
  accessList(request: CallRequest, selector: BlockSelector, options?: CallOptions): Promise<AccessList>
  /** Simulates blocks with calls. Throws `SimulationRefused`. */
  blocks(request: BlocksRequest, selector: BlockSelector, abortable?: Abortable): Promise<readonly SimulatedBlock[]>
}

/** A search for actions in a range of blocks. */
export interface ActionFilter {
  readonly from: BlockSelector
  readonly to: BlockSelector
  /** Empty: any. */
  readonly senders: readonly Bytes[]
  readonly receivers: readonly Bytes[]
  /**
   * Whether senders and receivers are those of transactions, whose actions all match then, or of each action, which must match both
   * or one of them.
   */
  readonly matches: 'transactions' | 'actions' | 'anyOfActions'
  /** Number of actions to skip, and maximum number to return. */
  readonly after: number
  readonly count: number
}

/** Re-execution with tracers. All throw `ResponseTooLarge` if a trace exceeds the limit; unknown data is undefined. */
export interface Traces {
  /** Traces a transaction of the canonical chain. */
  transaction(hash: Bytes, tracer: Tracer, abortable?: Abortable): Promise<PrintedTrace | undefined>
  /** Traces all transactions of a block, REMASC's last; genesis has none. Throws `BlockNotCanonical`. */
  block(selector: BlockSelector, tracer: Tracer, abortable?: Abortable): Promise<readonly PrintedTrace[] | undefined>
  /** Traces a simulated call. Throws as `Calls` does, and `SimulationRefused` for too little gas. */
  call(request: CallRequest, selector: BlockSelector, tracer: Tracer, options?: TraceCallOptions): Promise<Text>
  /**
   * Returns storage slots of a contract in a block; `pending` is the newest one. Throws `BlockNotFound`, and `BelowBase` for a
   * contract of which a fork has only the changes.
   */
  storageRange(query: StorageRangeQuery, selector: BlockSelector, abortable?: Abortable): Promise<StorageRange>
  /** Traces a signed transaction as a call, without checks of nonce and balance. Throws `InvalidTransaction`, too. */
  signed(encoded: Bytes, selector: BlockSelector, tracer: Tracer, abortable?: Abortable): Promise<Text>
  /** Traces simulated calls one after the other, and returns the texts by bundle. Throws as `call` does. */
  calls(sequence: TracedSequence, selector: BlockSelector, abortable?: Abortable): Promise<readonly (readonly Text[])[]>
  /** Returns actions as texts in chain order; throws `InvalidTraceRange` or `TraceRangeTooWide`. */
  actions(filter: ActionFilter, abortable?: Abortable): Promise<AsyncIterable<string>>
}

/** Submission of transactions. */
export interface TransactionSubmitter {
  /**
   * Submits a transaction and returns its hash once it is durable: mined, with auto-mining and in time, or persisted in
   * the pool. Throws `TransactionRefused` or `InvalidTransaction`. The listener receives a hint if the transaction waits.
   */
  sendRaw(encoded: Bytes, listener?: Listener): Promise<Bytes>
  /** Submits as `sendRaw` a transaction that this node has signed. */
  sendSigned(signed: SignedTransaction, listener?: Listener): Promise<Bytes>
  /**
   * Submits a transaction with `send` and returns its receipt once it is mined (EIP-7966). `timeoutMs` is at most 60 s; 0
   * or undefined: 30 s. Throws `TransactionNotMinedInTime` after the timeout or if the client disconnects, and the
   * transaction stays in the pool; throws `TooManyCalls` before anything is sent.
   */
  sendAndWait(send: () => Promise<Bytes>, timeoutMs: number | undefined, call: Abortable): Promise<FoundReceipt>
}

/** The position of a reader of the chain: everything up to this block was delivered. */
export interface ChainPlace {
  readonly number: number
  readonly hash: Bytes
}

/** Changes of the canonical chain after a position. */
export interface ChainChanges {
  /** Blocks that are no longer canonical, newest first. */
  readonly removed: readonly ChainPlace[]
  /** Blocks that have become canonical, oldest first. */
  readonly added: readonly ChainPlace[]
  /** The reader's position after these. */
  readonly place: ChainPlace
  /** False if more follow: read again from `place`. */
  readonly isComplete: boolean
}

/** A log of a block. */
export interface BlockLog extends LogNames {
  /** Index in the block. */
  readonly index: number
  /** Bytes of its data. */
  readonly dataBytes: number
  /** Returns its wire object as JSON, with the requested `removed`. */
  print(): string
}

/** Changes since a position in the chain, and notifications of changes. */
export interface Feeds {
  head(): ChainPlace
  /** Resolves when this process has applied all changes that other processes have written by now. */
  catchUp(): Promise<void>
  /** Returns the canonical block at this height; undefined above the head. */
  placeAt(number: number): Promise<ChainPlace | undefined>
  /**
   * Returns up to `limit` removed and added blocks together, all read on one branch. Throws `UnknownChainPlace` if the
   * position's block is not stored.
   */
  changesSince(place: ChainPlace, limit: number): Promise<ChainChanges>
  /** Returns the bloom filter of a block's logs, on any branch; undefined if the block is unknown. */
  bloomOfBlock(hash: Bytes): Promise<Bytes | undefined>
  /** Returns all logs of a block in order, on any branch; none if the block is unknown. */
  logsOfBlock(hash: Bytes, options: { readonly removed: boolean }): Promise<readonly BlockLog[]>
  /**
   * Calls `listener` synchronously after each change of the canonical chain has become visible. Returns the function that
   * removes it. Errors of a listener are emitted as process warnings.
   */
  onHead(listener: () => void): () => void
  /**
   * Calls `listener` with the hash of each transaction that becomes pending in the pool, also if it is mined at once: once
   * while it is in the pool, after it is durable and before its block is announced. Returns the function that removes it.
   */
  onPendingTransaction(listener: (hash: Bytes) => void): () => void
}

/** The result of a filter: wire objects of logs, as from `Reads.findLogs`, or hashes of blocks or transactions. */
export type FilterEntries =
  | { readonly kind: 'logs'; readonly pages: readonly Bytes[] | AsyncIterable<Bytes> }
  | { readonly kind: 'hashes'; readonly hashes: readonly Bytes[] }

/**
 * Stored filters: each poll returns the news since the last one. A filter is visible to its API key only, and expires five
 * minutes after its last poll.
 */
export interface Filters {
  /**
   * Returns the id of a new filter for logs. Throws `TooManyFilters`, and `LogLimitExceeded`, `InvalidLogRange` or
   * `ResponseTooLarge` for existing logs.
   */
  installForLogs(keyId: string, filter: LogFilter, waiting?: Waiting): Promise<Hex>
  /** Returns the id of a new filter for canonical blocks; throws `TooManyFilters`. */
  installForBlocks(keyId: string): Promise<Hex>
  /** Returns the id of a new filter for transactions that become pending; throws `TooManyFilters`. */
  installForTransactions(keyId: string): Promise<Hex>
  /** Removes a filter; returns false if it does not exist. */
  uninstall(keyId: string, id: string): Promise<boolean>
  /** Returns the news since the last poll; throws `FilterNotFound`. */
  poll(keyId: string, id: string, waiting?: Waiting): Promise<FilterEntries>
  /**
   * Returns all logs in a log filter's range, and for other filters the result of the next poll, which is not consumed.
   * Throws `FilterNotFound`, `LogLimitExceeded` or `ResponseTooLarge`.
   */
  readAll(keyId: string, id: string, waiting?: Waiting): Promise<FilterEntries>
}

/** The interface of one chain for RPC methods. */
export interface Engine {
  readonly network: Network
  /** Whether the chain follows Hardhat and anvil where Rootstock has no rule (profile dev). */
  readonly isDevelopment: boolean
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
  /** Undefined on chains on which this node cannot mine. */
  readonly controls: Controls | undefined
}
