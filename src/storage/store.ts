import type { Bytes } from '../base/bytes.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'

/** One block, on the main chain or a side chain. */
export interface BlockRow {
  readonly hash: Bytes
  readonly number: number
  readonly parentHash: Bytes
  /** Of the chain up to this block, its uncles' difficulties included. */
  readonly totalDifficulty: bigint
  /** The block's RLP (`Block.encoded`). */
  readonly encoded: Bytes
  /**
   * The unitrie's root after the block, where the header names another one: before RSKIP-126, and where somebody has
   * edited the state.
   */
  readonly stateRoot?: Bytes
}

/** One transaction in one block, with its receipt. */
export interface TransactionRow {
  readonly hash: Bytes
  readonly blockHash: Bytes
  readonly blockNumber: number
  /** Position in the block. */
  readonly index: number
  /** 20 bytes; the zero address for REMASC. */
  readonly sender: Bytes
  readonly encoded: Bytes
  /** The receipt's RLP. */
  readonly receipt: Bytes
  /** Block-wide index of its first log. */
  readonly firstLogIndex: number
}

/** One log of the main chain. */
export interface LogRow extends LogPlace {
  /** Position of its transaction in the block. */
  readonly transactionIndex: number
  readonly address: Bytes
  readonly topics: readonly Bytes[]
  readonly data: Bytes
}

/** How a log is told as text: what is the same for all, and between it what differs. */
export type LogTemplate = readonly LogPiece[]

/** Text as it is; or digits of bytes, of a number, of each topic with what comes before and after it, and commas between them. */
export type LogPiece =
  | string
  | { readonly hex: 'blockHash' | 'transactionHash' | 'address' | 'data' }
  | { readonly hexNumber: 'blockNumber' | 'logIndex' | 'transactionIndex' }
  | { readonly eachTopic: readonly [before: string, after: string] }

/** What `eth_getLogs` asks for; positions of `topics` that are undefined match anything. */
export interface LogQuery {
  readonly fromBlock: number
  readonly toBlock: number
  /** Empty: any address. */
  readonly addresses: readonly Bytes[]
  /** At position i: the words of which topic i must be one; undefined or beyond the end: anything, also no topic. */
  readonly topics: readonly (readonly Bytes[] | undefined)[]
  /** At most this many rows, in chain order. */
  readonly limit: number
  /** Only what comes after this log, for the next page. */
  readonly after?: LogPlace
  /** About how many logs may be looked at, 20,000 unless told otherwise: few may match, and a search is not interrupted. */
  readonly looks?: number
}

/** One value of the state from `height` on; undefined when it was deleted there. */
export interface StateChangeRow {
  /** The unitrie key. */
  readonly key: Bytes
  readonly value: Bytes | undefined
  /** Of a value longer than 32 bytes that the nodes have under it, by now or by the same write; it is kept there alone. */
  readonly hash?: Bytes
}

/** What a key has at a height; undefined when it has nothing. */
export interface StateValue {
  readonly value: Bytes | undefined
  /** It has been so from this height on. */
  readonly since: number
}

/** A transaction that waits to be mined. */
export interface PoolRow {
  readonly hash: Bytes
  readonly sender: Bytes
  readonly nonce: bigint
  readonly encoded: Bytes
  /** Milliseconds since 1970. */
  readonly addedAtMs: number
  /** The head's number when it came in. */
  readonly addedAtHeight: number
}

/** An address, or a block of addresses, of peers that are not talked to. */
export interface BannedAddressRow {
  readonly address: string
  /** Milliseconds since 1970. */
  readonly bannedAtMs: number
}

/** Where a unitrie node is kept: by height first, so that new nodes come after old ones however long the chain. */
export interface NodePlace {
  readonly hash: Bytes
  /** Of a block that brought the node. */
  readonly height: number
}

/** A unitrie node with what its message does not tell: the heights of its children, 0 where there is none. */
export interface NodeRow {
  readonly hash: Bytes
  readonly message: Bytes
  readonly leftHeight: number
  readonly rightHeight: number
}

/** A value too long for its node's message, under its keccak. */
export interface LongValueRow {
  readonly hash: Bytes
  readonly value: Bytes
  /** The delta chain of the value that it takes the place of, which may be much like it. */
  readonly before?: readonly KeptLongValue[]
}

/** What is kept of a long value: itself, or its delta from another one. */
export interface KeptLongValue {
  readonly hash: Bytes
  readonly kept: Bytes
}

export interface BlockReader {
  getByHash(hash: Bytes): Promise<BlockRow | undefined>
  /** The main chain's block at this height. */
  getMain(number: number): Promise<BlockRow | undefined>
  getMainHash(number: number): Promise<Bytes | undefined>
  /** The main chain's from height `from` to height `to`, both included, oldest first; fewer beyond the head. */
  getMainHashes(from: number, to: number): Promise<Bytes[]>
  /** The highest block of the main chain. */
  getHead(): Promise<BlockRow | undefined>
  /** Every known block at this height, main chain first. */
  getAllAt(number: number): Promise<BlockRow[]>
}
export interface BlockWriter {
  /** A block that is there already keeps its place and gets this state root. */
  insert(block: BlockRow): void
  /** Says that the state after this block has another root than was kept. */
  setStateRoot(hash: Bytes, stateRoot: Bytes): void
  /** Makes this block the main chain's at its height. */
  setMain(number: number, hash: Bytes): void
  /** Takes the heights from `number` on off the main chain. */
  unsetMainFrom(number: number): void
}

export interface TransactionReader {
  /** The transaction on the main chain. */
  getByHash(hash: Bytes): Promise<TransactionRow | undefined>
  getByBlock(blockHash: Bytes): Promise<TransactionRow[]>
  getByBlockAndIndex(blockHash: Bytes, index: number): Promise<TransactionRow | undefined>
}
export interface TransactionWriter {
  insertAll(rows: readonly TransactionRow[]): void
}

/** Where a log is in the chain. */
export interface LogPlace {
  readonly blockNumber: number
  /** Position in the block. */
  readonly index: number
}

/** What matches a query, in chain order. */
export interface LogPage {
  readonly count: number
  /** Length of all texts without the commas between. */
  readonly characters: number
  /** Of the last one; undefined when there is none. */
  readonly last: LogPlace | undefined
  /** What the template makes of them, joined by commas, as UTF-8; undefined when they are longer than was asked for. */
  readonly json: Bytes | undefined
  /** All that match up to this block are told, unless there are as many as the limit: how far was looked. */
  readonly toBlock: number
}

export interface LogReader {
  /** What matches, from the beginning as far as one search looks; its text only when that has at most `mostCharacters`, and is not made otherwise. */
  find(query: LogQuery, mostCharacters: number, template: LogTemplate): Promise<LogPage>
}
export interface LogWriter {
  insertAll(rows: readonly LogRow[]): void
  deleteFrom(blockNumber: number): void
}

export interface NodeReader {
  get(place: NodePlace): Promise<NodeRow | undefined>
  getLongValue(hash: Bytes): Promise<Bytes | undefined>
  /** What is kept of a long value and of each base below it, the whole one last; empty when it is not there. */
  getDeltaChain(hash: Bytes): Promise<readonly KeptLongValue[]>
}
export interface NodeWriter {
  insertAll(height: number, nodes: readonly NodeRow[]): void
  insertLongValues(values: readonly LongValueRow[]): void
}

/** The main chain's state, flat: the value of a key at a height is its newest change at or below it. */
export interface StateReader {
  getAt(key: Bytes, height: number): Awaitable<StateValue>
  /** The keys that begin with `prefix` and have a value at `height`. */
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
  /** Oldest first. */
  getAll(): Promise<BannedAddressRow[]>
}
export interface BannedAddressWriter {
  /** One that is not there. */
  insert(row: BannedAddressRow): void
  delete(address: string): void
}

/** A moment of the main chain that it can be set back to. */
export interface SnapshotRow {
  /** 1 for the first. */
  readonly id: number
  /** The newest block. */
  readonly blockNumber: number
  readonly blockHash: Bytes
  /** Of the state after it, edits included. */
  readonly stateRoot: Bytes
  /** What blocks were to be made of, in its owner's encoding. */
  readonly settings: string
}

export interface SnapshotReader {
  get(id: number): Promise<SnapshotRow | undefined>
  /** The largest id; 0 without one. */
  getLastId(): Promise<number>
}
export interface SnapshotWriter {
  insert(row: SnapshotRow): void
  /** Deletes those with a larger id. */
  deleteAfter(id: number): void
}

/** A transaction that became pending, by its place in that order. */
export interface ArrivalRow {
  readonly number: number
  readonly hash: Bytes
}

export interface ArrivalReader {
  /** Those after this number, in order. */
  getAfter(number: number, limit: number): Promise<ArrivalRow[]>
  /** The number of the last one; undefined when there is none. */
  getLast(): Promise<number | undefined>
}
export interface ArrivalWriter {
  insertAll(rows: readonly ArrivalRow[]): void
  deleteUpTo(number: number): void
}

/** What a filter was told last. */
export interface FilterProgress {
  /** The block up to which all is told. */
  readonly placeNumber: number
  readonly placeHash: Bytes
  /** The number of the arrival up to which all is told. */
  readonly arrival: number
  /** Milliseconds since 1970. */
  readonly polledAtMs: number
}

/** A filter that somebody polls. */
export interface FilterRow extends FilterProgress {
  readonly id: string
  /** Whose it is. */
  readonly keyId: string
  readonly kind: string
  /** What it looks for, in its kind's encoding. */
  readonly query: Bytes | undefined
  /** Rises with each progress. */
  readonly version: number
}

/** Filters; each change is a transaction of its own, so that its outcome is known. */
export interface FilterTable {
  get(id: string): Promise<FilterRow | undefined>
  /** How many there are, of everybody and of this key. */
  count(keyId: string): Promise<{ readonly all: number; readonly ofKey: number }>
  /** The least and the largest arrival that a filter of this kind was told; undefined without one. */
  getArrivals(kind: string): Promise<{ readonly least: number; readonly largest: number } | undefined>
  insert(row: FilterRow): Promise<void>
  /** Notes a filter's progress and raises its version; false when it is gone or its version is another one by now. */
  advance(id: string, version: number, progress: FilterProgress): Promise<boolean>
  /** False when it was gone. */
  delete(id: string): Promise<boolean>
  /**
   * Deletes up to `limit` filters that were polled before `polledBeforeMs` and returns their ids. Polls later than
   * `nowMs`, which are from before the clock was set back, count as of `nowMs` from now on.
   */
  deleteIdle(idle: {
    readonly polledBeforeMs: number
    readonly nowMs: number
    readonly limit: number
  }): Promise<string[]>
  /** Deletes those of a kind that were told less than up to this arrival, and returns their ids. */
  deleteLagging(kind: string, arrival: number): Promise<string[]>
}

export interface MetaReader {
  get(name: string): Promise<string | undefined>
}
export interface MetaWriter {
  set(name: string, value: string): void
}

/** What can be read, each noun over reading connections that never wait for the writer. */
export interface StoreReaders {
  readonly blocks: BlockReader
  readonly transactions: TransactionReader
  readonly logs: LogReader
  readonly nodes: NodeReader
  readonly state: StateReader
  readonly pool: PoolReader
  readonly bannedAddresses: BannedAddressReader
  readonly arrivals: ArrivalReader
  readonly snapshots: SnapshotReader
  readonly meta: MetaReader
}

/** The same nouns to write; what is asked of them happens later, in order. */
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

/** The kept data of one chain. */
export interface Store extends StoreReaders {
  readonly filters: FilterTable
  /** Carries out what `collect` asks of the writers: all of it is kept, durably, or nothing. */
  write(collect: (writers: StoreWriters) => void): Promise<void>
  /** As `write`, for more than fits in memory at once: a step is asked for when those before it are nearly written. */
  writeInSteps(steps: AsyncIterable<(writers: StoreWriters) => void>): Promise<void>
  close(): Promise<void>
}
