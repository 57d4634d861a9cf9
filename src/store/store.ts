import type { Bytes } from '../base/bytes.ts'

/** One block, on the main chain or beside it. */
export interface BlockRow {
  readonly hash: Bytes
  readonly number: number
  readonly parentHash: Bytes
  /** Of the chain up to this block, its uncles' difficulties included. */
  readonly totalDifficulty: bigint
  /** The block's RLP (`Block.encoded`). */
  readonly encoded: Bytes
}

/** One transaction in one block, with what it left behind. */
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

/** One log of the main chain; `json` is the ready wire object. */
export interface LogRow {
  readonly blockNumber: number
  /** Position in the block. */
  readonly index: number
  readonly address: Bytes
  readonly topics: readonly Bytes[]
  readonly json: string
}

/** What `eth_getLogs` asks for; positions of `topics` that are undefined match anything. */
export interface LogQuery {
  readonly fromBlock: number
  readonly toBlock: number
  /** Empty: any address. */
  readonly addresses: readonly Bytes[]
  /** At position i: the words of which topic i must be one; undefined or beyond the end: anything, or nothing at all. */
  readonly topics: readonly (readonly Bytes[] | undefined)[]
  /** At most this many rows, in chain order. */
  readonly limit: number
  /** Only what comes behind this log, for the next page. */
  readonly after?: { readonly blockNumber: number; readonly index: number }
}

/** One value of the state from `height` on; undefined when it was deleted there. */
export interface StateChangeRow {
  /** The unitrie key. */
  readonly key: Bytes
  readonly value: Bytes | undefined
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

export interface BlockReader {
  getByHash(hash: Bytes): Promise<BlockRow | undefined>
  /** The main chain's block at this height. */
  getMain(number: number): Promise<BlockRow | undefined>
  getMainHash(number: number): Promise<Bytes | undefined>
  /** The highest block of the main chain. */
  getHead(): Promise<BlockRow | undefined>
  /** Every known block at this height, main chain first. */
  getAllAt(number: number): Promise<BlockRow[]>
}
export interface BlockWriter extends BlockReader {
  insert(block: BlockRow): Promise<void>
  /** Makes this block the main chain's at its height. */
  setMain(number: number, hash: Bytes): Promise<void>
  /** Takes the heights from `number` on off the main chain. */
  unsetMainFrom(number: number): Promise<void>
}

export interface TransactionReader {
  /** The transaction on the main chain. */
  getByHash(hash: Bytes): Promise<TransactionRow | undefined>
  getByBlock(blockHash: Bytes): Promise<TransactionRow[]>
  getByBlockAndIndex(blockHash: Bytes, index: number): Promise<TransactionRow | undefined>
}
export interface TransactionWriter extends TransactionReader {
  insertAll(rows: readonly TransactionRow[]): Promise<void>
}

export interface LogMeasure {
  readonly count: number
  readonly characters: number
  /** Of the last one. */
  readonly lastBlockNumber: number
}

export interface LogReader {
  find(query: LogQuery): Promise<LogRow[]>
  /** Count and characters of `json` of what `find` would give, without reading it. */
  measure(query: LogQuery): Promise<LogMeasure>
}
export interface LogWriter extends LogReader {
  insertAll(rows: readonly LogRow[]): Promise<void>
  deleteFrom(blockNumber: number): Promise<void>
}

export interface NodeReader {
  /** A unitrie node's message by its hash, or a long value by its keccak. */
  get(hash: Bytes): Promise<Bytes | undefined>
}
export interface NodeWriter extends NodeReader {
  insertAll(nodes: ReadonlyMap<string, Bytes>): Promise<void>
}

/** The main chain's state, flat: the value of a key at a height is its newest change at or below it. */
export interface StateReader {
  getAt(key: Bytes, height: number): Promise<Bytes | undefined>
  /** The keys that begin with `prefix` and have a value at `height`. */
  getKeysAt(prefix: Bytes, height: number): Promise<Bytes[]>
}
export interface StateWriter extends StateReader {
  insertAll(height: number, changes: readonly StateChangeRow[]): Promise<void>
  deleteFrom(height: number): Promise<void>
}

export interface PoolReader {
  getAll(): Promise<PoolRow[]>
}
export interface PoolWriter extends PoolReader {
  insert(row: PoolRow): Promise<void>
  deleteAll(hashes: readonly Bytes[]): Promise<void>
}

export interface MetaReader {
  get(name: string): Promise<string | undefined>
}
export interface MetaWriter extends MetaReader {
  set(name: string, value: string): Promise<void>
}

/** What can be read, each noun over reading connections that never wait for the writer. */
export interface StoreReaders {
  readonly blocks: BlockReader
  readonly transactions: TransactionReader
  readonly logs: LogReader
  readonly nodes: NodeReader
  readonly state: StateReader
  readonly pool: PoolReader
  readonly meta: MetaReader
}

/** The same nouns inside one database transaction. */
export interface StoreWriters {
  readonly blocks: BlockWriter
  readonly transactions: TransactionWriter
  readonly logs: LogWriter
  readonly nodes: NodeWriter
  readonly state: StateWriter
  readonly pool: PoolWriter
  readonly meta: MetaWriter
}

/** The kept data of one chain. */
export interface Store extends StoreReaders {
  /** Runs `work` in one database transaction, one at a time: all of it is kept, durably, or nothing. */
  transaction<T>(work: (writers: StoreWriters) => Promise<T>): Promise<T>
  close(): Promise<void>
}
