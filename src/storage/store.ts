import type { Bytes } from '../base/bytes.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'

/** A block on the main chain or a side chain. */
export interface BlockRow {
  readonly hash: Bytes
  readonly number: number
  readonly parentHash: Bytes
  /** Total difficulty of the chain up to this block, including uncles. */
  readonly totalDifficulty: bigint
  /** The block's RLP (`Block.encoded`). */
  readonly encoded: Bytes
  /**
   * Root of the unitrie after the block, if the header has another one: before RSKIP-126 and after edits of the state.
   */
  readonly stateRoot?: Bytes
}

/** A transaction in a block, with its receipt. */
export interface TransactionRow {
  readonly hash: Bytes
  readonly blockHash: Bytes
  readonly blockNumber: number
  /** Index in the block. */
  readonly index: number
  /** Sender, 20 bytes; the zero address for REMASC. */
  readonly sender: Bytes
  readonly encoded: Bytes
  /** The receipt's RLP. */
  readonly receipt: Bytes
  /** Index in the block of its first log. */
  readonly firstLogIndex: number
}

/** A log of the main chain. */
export interface LogRow extends LogPlace {
  /** Index of its transaction in the block. */
  readonly transactionIndex: number
  readonly address: Bytes
  readonly topics: readonly Bytes[]
  readonly data: Bytes
}

/** A template of a log as JSON text: constant parts and variable parts. */
export type LogTemplate = readonly LogPiece[]

/** A part: constant text, the digits of bytes or of a number, or each topic with text around it and commas between. */
export type LogPiece =
  | string
  | { readonly hex: 'blockHash' | 'transactionHash' | 'address' | 'data' }
  | { readonly hexNumber: 'blockNumber' | 'logIndex' | 'transactionIndex' }
  | { readonly eachTopic: readonly [before: string, after: string] }

/** A query of logs. Undefined positions of `topics` match anything. */
export interface LogQuery {
  readonly fromBlock: number
  readonly toBlock: number
  /** Empty: any address. */
  readonly addresses: readonly Bytes[]
  /** Position i: the allowed values of topic i; undefined or beyond the end: anything, including no topic. */
  readonly topics: readonly (readonly Bytes[] | undefined)[]
  /** Maximum number of rows, in chain order. */
  readonly limit: number
  /** Only logs after this one, for the next page. */
  readonly after?: LogPlace
  /**
   * Approximate maximum number of logs to examine, 20,000 by default: few may match, and a search is not interrupted.
   */
  readonly looks?: number
}

/** A value of the state from `height` on; undefined if it was deleted. */
export interface StateChangeRow {
  /** Trie key. */
  readonly key: Bytes
  readonly value: Bytes | undefined
  /** Hash of a value longer than 32 bytes, which is stored only with the trie nodes, already or by the same write. */
  readonly hash?: Bytes
}

/** The value of a key at a height; undefined without one. */
export interface StateValue {
  readonly value: Bytes | undefined
  /** Height from which the value is valid. */
  readonly since: number
}

/** A pending transaction. */
export interface PoolRow {
  readonly hash: Bytes
  readonly sender: Bytes
  readonly nonce: bigint
  readonly encoded: Bytes
  /** Milliseconds since 1970. */
  readonly addedAtMs: number
  /** Number of the head when it was received. */
  readonly addedAtHeight: number
}

/** A banned address, or range of addresses, of peers. */
export interface BannedAddressRow {
  readonly address: string
  /** Milliseconds since 1970. */
  readonly bannedAtMs: number
}

/** The location of a trie node: by height first, so that new nodes are appended. */
export interface NodePlace {
  readonly hash: Bytes
  /** Height of the block that created the node. */
  readonly height: number
}

/** A trie node with the heights of its children, which its message lacks; 0 without a child. */
export interface NodeRow {
  readonly hash: Bytes
  readonly message: Bytes
  readonly leftHeight: number
  readonly rightHeight: number
}

/** A value that is too long for its node's message, stored under its Keccak hash. */
export interface LongValueRow {
  readonly hash: Bytes
  readonly value: Bytes
  /** Delta chain of the value that it replaces, which may be similar. */
  readonly before?: readonly KeptLongValue[]
}

/** The stored form of a long value: the value or its delta from another one. */
export interface KeptLongValue {
  readonly hash: Bytes
  readonly kept: Bytes
}

export interface BlockReader {
  getByHash(hash: Bytes): Promise<BlockRow | undefined>
  /** Returns the main chain's block at this height. */
  getMain(number: number): Promise<BlockRow | undefined>
  getMainHash(number: number): Promise<Bytes | undefined>
  /** Returns the main chain's blocks from height `from` to `to`, both included, oldest first; fewer beyond the head. */
  getMainHashes(from: number, to: number): Promise<Bytes[]>
  /** Returns the highest block of the main chain. */
  getHead(): Promise<BlockRow | undefined>
  /** Returns all known blocks at this height, the main chain's first. */
  getAllAt(number: number): Promise<BlockRow[]>
}
export interface BlockWriter {
  /** Inserts a block. An existing block keeps its position and gets this state root. */
  insert(block: BlockRow): void
  /** Changes the root of the state after this block. */
  setStateRoot(hash: Bytes, stateRoot: Bytes): void
  /** Puts this block on the main chain. */
  setMain(number: number, hash: Bytes): void
  /** Removes the heights from `number` on from the main chain. */
  unsetMainFrom(number: number): void
}

/** A transaction without its receipt, which may be unknown for a block of another branch. */
export type BareTransactionRow = Omit<TransactionRow, 'receipt' | 'firstLogIndex'>

export interface TransactionReader {
  /** Returns the transaction on the main chain. */
  getByHash(hash: Bytes): Promise<TransactionRow | undefined>
  getByBlock(blockHash: Bytes): Promise<TransactionRow[]>
  /** Returns the sender of each transaction of a block, in order. */
  getSenders(blockHash: Bytes): Promise<Bytes[]>
  getByBlockAndIndex(blockHash: Bytes, index: number): Promise<BareTransactionRow | undefined>
}
export interface TransactionWriter {
  insertAll(rows: readonly TransactionRow[]): void
}

/** The position of a log in the chain. */
export interface LogPlace {
  readonly blockNumber: number
  /** Index in the block. */
  readonly index: number
}

/** The logs that match a query, in chain order. */
export interface LogPage {
  readonly count: number
  /** Total length of the texts without commas between. */
  readonly characters: number
  /** Position of the last log; undefined without one. */
  readonly last: LogPlace | undefined
  /** Text of the logs by the template, joined by commas, as UTF-8; undefined if it is longer than the limit. */
  readonly json: Bytes | undefined
  /** Block up to which the search was complete, unless the limit of rows was reached. */
  readonly toBlock: number
}

export interface LogReader {
  /**
   * Returns the matching logs as far as one search examines. The text is created only if it has at most
   * `mostCharacters`.
   */
  find(query: LogQuery, mostCharacters: number, template: LogTemplate): Promise<LogPage>
}
export interface LogWriter {
  insertAll(rows: readonly LogRow[]): void
  deleteFrom(blockNumber: number): void
}

export interface NodeReader {
  get(place: NodePlace): Promise<NodeRow | undefined>
  getLongValue(hash: Bytes): Promise<Bytes | undefined>
  /** Returns the stored forms of a long value and of its bases, the whole one last; empty if it is missing. */
  getDeltaChain(hash: Bytes): Promise<readonly KeptLongValue[]>
}
/** The trie nodes of a store. */
export interface StoredNodeReader extends NodeReader {
  /** Returns all nodes that were created at a height; undefined if there are more than `limit`. */
  getAllAt(height: number, limit: number): Promise<readonly NodeRow[] | undefined>
}
export interface NodeWriter {
  insertAll(height: number, nodes: readonly NodeRow[]): void
  insertLongValues(values: readonly LongValueRow[]): void
}

/** The main chain's flat state: the value of a key at a height is its newest change at or below it. */
export interface StateReader {
  getAt(key: Bytes, height: number): MaybePromise<StateValue>
  /** Returns the keys that begin with `prefix` and have a value at `height`. */
  getKeysAt(prefix: Bytes, height: number): Promise<Bytes[]>
}
export interface StateWriter {
  insertAll(height: number, changes: readonly StateChangeRow[]): void
  deleteFrom(height: number): void
}

export interface PoolReader {
  getAll(): Promise<PoolRow[]>
}
export interface PoolWriter {
  insert(row: PoolRow): void
  deleteAll(hashes: readonly Bytes[]): void
}

export interface BannedAddressReader {
  /** Returns all, oldest first. */
  getAll(): Promise<BannedAddressRow[]>
}
export interface BannedAddressWriter {
  /** Inserts a row that does not exist. */
  insert(row: BannedAddressRow): void
  delete(address: string): void
}

/** A snapshot of the main chain. */
export interface SnapshotRow {
  /** Id, from 1. */
  readonly id: number
  /** Hash of the newest block. */
  readonly blockNumber: number
  readonly blockHash: Bytes
  /** Root of the state after it, edits included. */
  readonly stateRoot: Bytes
  /** Settings of blocks to come, in the chain's encoding. */
  readonly settings: string
}

export interface SnapshotReader {
  get(id: number): Promise<SnapshotRow | undefined>
  /** Returns the largest id; 0 without one. */
  getLastId(): Promise<number>
}
export interface SnapshotWriter {
  insert(row: SnapshotRow): void
  /** Deletes snapshots with a larger id. */
  deleteAfter(id: number): void
}

/** A transaction that became pending, with its number in that order. */
export interface ArrivalRow {
  readonly number: number
  readonly hash: Bytes
}

export interface ArrivalReader {
  /** Returns the arrivals after this number, in order. */
  getAfter(number: number, limit: number): Promise<ArrivalRow[]>
  /** Returns the number of the last arrival; undefined without one. */
  getLast(): Promise<number | undefined>
}
export interface ArrivalWriter {
  insertAll(rows: readonly ArrivalRow[]): void
  deleteUpTo(number: number): void
}

/** The position of a filter. */
export interface FilterProgress {
  /** Block up to which changes were returned. */
  readonly placeNumber: number
  readonly placeHash: Bytes
  /** Number of the arrival up to which transactions were returned. */
  readonly arrival: number
  /** Milliseconds since 1970. */
  readonly polledAtMs: number
}

/** A filter that a client polls. */
export interface FilterRow extends FilterProgress {
  readonly id: string
  /** Key that owns the filter. */
  readonly keyId: string
  readonly kind: string
  /** Query, in the encoding of its kind. */
  readonly query: Bytes | undefined
  /** Version, increased with each progress. */
  readonly version: number
}

/** The table of filters. Each change is a transaction of its own, so that its outcome is known. */
export interface FilterTable {
  get(id: string): Promise<FilterRow | undefined>
  /** Returns the number of all filters and of this key's. */
  count(keyId: string): Promise<{ readonly all: number; readonly ofKey: number }>
  /** Returns the lowest and the highest position in the arrivals of filters of this kind; undefined without one. */
  getArrivals(kind: string): Promise<{ readonly least: number; readonly largest: number } | undefined>
  insert(row: FilterRow): Promise<void>
  /** Stores a filter's progress and increases its version. Returns false if it was deleted or has another version. */
  advance(id: string, version: number, progress: FilterProgress): Promise<boolean>
  /** Deletes a filter; returns false if it was missing. */
  delete(id: string): Promise<boolean>
  /**
   * Deletes up to `limit` filters that were last polled before `polledBeforeMs` and returns their ids. Polls after
   * `nowMs`, which are older than a setback of the clock, count as of `nowMs`.
   */
  deleteIdle(idle: {
    readonly polledBeforeMs: number
    readonly nowMs: number
    readonly limit: number
  }): Promise<string[]>
  /** Deletes the filters of a kind whose position is below this arrival, and returns their ids. */
  deleteLagging(kind: string, arrival: number): Promise<string[]>
}

/** An answer of another node. */
export interface AnswerRow {
  /** Hash of the question. */
  readonly question: Bytes
  readonly answer: Bytes
}

/**
 * The table of other nodes' answers. Each write is made of transactions of its own. Rows may be lost, because the other
 * node has them.
 */
export interface AnswerTable {
  get(question: Bytes): MaybePromise<Bytes | undefined>
  /**
   * Stores answers to different questions, in place of earlier answers to these. The oldest rows are deleted so that all
   * rows together have at most `maxBytes`. Several processes may write.
   */
  putAll(rows: readonly AnswerRow[], maxBytes: number): Promise<void>
}

export interface MetaReader {
  get(name: string): Promise<string | undefined>
}
export interface MetaWriter {
  set(name: string, value: string): void
}

/** Readers per table, over connections that never wait for the writer. */
export interface StoreReaders {
  readonly blocks: BlockReader
  readonly transactions: TransactionReader
  readonly logs: LogReader
  readonly nodes: StoredNodeReader
  readonly state: StateReader
  readonly pool: PoolReader
  readonly bannedAddresses: BannedAddressReader
  readonly arrivals: ArrivalReader
  readonly snapshots: SnapshotReader
  readonly meta: MetaReader
}

/** Writers per table. Their calls are collected and executed later, in order. */
export interface StoreWriters {
  readonly blocks: BlockWriter
  readonly transactions: TransactionWriter
  readonly logs: LogWriter
  readonly nodes: NodeWriter
  readonly state: StateWriter
  readonly pool: PoolWriter
  readonly bannedAddresses: BannedAddressWriter
  readonly arrivals: ArrivalWriter
  readonly snapshots: SnapshotWriter
  readonly meta: MetaWriter
}

/** The stored data of one chain. */
export interface Store extends StoreReaders {
  readonly filters: FilterTable
  readonly answers: AnswerTable
  /** Executes the writes that `collect` makes, durably and atomically. */
  write(collect: (writers: StoreWriters) => void): Promise<void>
  /** Writes like `write` more than fits in memory: each step is requested when the previous ones are nearly written. */
  writeInSteps(steps: AsyncIterable<(writers: StoreWriters) => void>): Promise<void>
  close(): Promise<void>
}
