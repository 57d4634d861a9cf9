// Generated from openrpc/ by `npm run codegen`. Do not edit.
/**
 * 20 bytes, always lower case.
 */
export type Address = `0x${string}`
/**
 * One address, or several of which a log's must be one; none or `null` means any.
 */
export type AddressFilter = AddressInput | AddressInput[] | null
/**
 * 20 bytes; `0x` may be missing, the case of letters (and so a checksum) is not looked at.
 */
export type AddressInput = string
export type AddressOrNull = Address | null
export type QuantityOrNull = Quantity | null
/**
 * An unsigned integer of at most 256 bits without leading zeros; zero is `0x0`.
 */
export type Quantity = `0x${string}`
export type HashOrNull = Hash | null
/**
 * 32 bytes.
 */
export type Hash = `0x${string}`
/**
 * 8 bytes; always zero, because the work is proven by the merged Bitcoin block.
 */
export type Nonce = `0x${string}`
/**
 * 256 bytes, the Bloom filter over addresses and topics of logs.
 */
export type LogsBloom = `0x${string}`
/**
 * A byte string, two digits for each byte; the empty one is `0x`.
 */
export type Data = `0x${string}`
/**
 * The signature's `v`, two digits; `0x0` for REMASC's transactions.
 */
export type RecoveryByte = `0x${string}`
/**
 * The 32-byte hash of a block; `0x` may be missing, either case.
 */
export type BlockHashInput = string
/**
 * A block number as `0x` and digits (leading zeros allowed), a 32-byte block hash, or a tag:
 *
 * * `latest`: the newest block
 * * `earliest`: the oldest block, genesis
 * * `pending`: a sample next block, built from the transactions that wait
 * * `safe`, `finalized`: the newest block on a chain that mines by itself
 *
 */
export type BlockIdentifier = ('earliest' | 'finalized' | 'latest' | 'pending' | 'safe') | `0x${string}`
/**
 * A block, or null when none is found.
 */
export type BlockOrNull = Block | null
/**
 * An unsigned integer of at most 256 bits: `0x` and hexadecimal digits of either case, decimal text, or a JSON number up
 * to 2^53 - 1. Text without `0x` is decimal, `0x` alone is 0.
 *
 */
export type NumberInput = string | number
/**
 * A block identifier, or an object that names a block by hash or number. An empty array names none.
 */
export type BlockSelector = BlockIdentifier | BlockReference
/**
 * True or false; also as text, or as 1 and 0.
 */
export type BooleanInput = boolean | ('true' | 'True' | 'TRUE' | 'false' | 'False' | 'FALSE' | 1 | 0)
/**
 * Data; the empty text and `null` mean none.
 */
export type CallData = DataInput | null
/**
 * A byte string; `0x` may be missing, either case, an odd count of digits gets a leading zero.
 */
export type DataInput = string
/**
 * A number; the empty text and `null` mean the default.
 */
export type CallNumber = NumberInput | ('' | null)
/**
 * An address; `null` means the default.
 */
export type CallParty = AddressInput | null
/**
 * A block selector; the block number may also be decimal, as text or as a JSON number.
 */
export type ExecutionBlockSelector = BlockSelector | string | number
/**
 * A position from zero on, below 2^31, as `0x` and lower-case digits.
 */
export type IndexInput = `0x${string}`
/**
 * A block identifier, but no hash; a block of its own is named by `blockHash`.
 */
export type LogFilterBlock = BlockIdentifier
/**
 * What the topics must be, by position: `null` anything, a topic that one, an array any of its members, of which `null`s do
 * not count (without any other it means anything). A log with topics [A, B] matches `[]`, `[A]`, `[null, B]`, `[A, B]` and
 * `[[A, B], [A, B]]`. One topic may stand without its array.
 *
 */
export type TopicFilter = TopicSlot[] | TopicInput | null
/**
 * What the topic at one position must be.
 */
export type TopicSlot = TopicInput | (TopicInput | null)[] | null
/**
 * 32 bytes; `0x` may be missing, either case.
 */
export type TopicInput = string
/**
 * A byte string of at least one digit after its `0x`, either case; an odd count of digits gets a leading zero.
 */
export type PrefixedDataInput = `0x${string}`
/**
 * A receipt, or null when the transaction is unknown or still waits.
 */
export type ReceiptOrNull = Receipt | null
/**
 * The 32-byte hash of a transaction; `0x` may be missing, either case.
 */
export type TransactionHashInput = string
/**
 * A transaction, or null when none is found.
 */
export type TransactionOrNull = Transaction | null

/**
 * A block; the members that a pending block cannot have yet are `null` there.
 */
export interface Block {
  /**
   * Height; null while pending.
   */
  number: QuantityOrNull
  /**
   * Null while pending.
   */
  hash: HashOrNull
  parentHash: Hash
  /**
   * Always zero.
   */
  mixHash: Hash
  /**
   * Always zero; null while pending.
   */
  nonce: Nonce | null
  sha3Uncles: Hash
  /**
   * Null while pending.
   */
  logsBloom: LogsBloom | null
  transactionsRoot: Hash
  stateRoot: Hash
  receiptsRoot: Hash
  /**
   * Who earns the block's reward; null while pending.
   */
  miner: AddressOrNull
  difficulty: Quantity
  /**
   * Of the chain up to this block, uncles included; `0x0` while pending.
   */
  totalDifficulty: Quantity
  extraData: Data
  /**
   * Bytes of the encoded block.
   */
  size: Quantity
  gasLimit: Quantity
  gasUsed: Quantity
  /**
   * Seconds since 1970.
   */
  timestamp: Quantity
  /**
   * Hashes, or whole transactions when they were asked for; REMASC's is the last.
   */
  transactions: Hash[] | Transaction[]
  /**
   * Hashes of the block's uncles.
   */
  uncles: Hash[]
  /**
   * In wei; what a transaction of this block has to offer at least.
   */
  minimumGasPrice: Quantity
  /**
   * Header of the Bitcoin block whose work proves this block; `0x` when there is none.
   */
  bitcoinMergedMiningHeader: Data
  /**
   * Coinbase transaction of that Bitcoin block, compressed.
   */
  bitcoinMergedMiningCoinbaseTransaction: Data
  /**
   * Leads from the coinbase transaction to the Bitcoin header's Merkle root.
   */
  bitcoinMergedMiningMerkleProof: Data
  /**
   * What the coinbase transaction commits to.
   */
  hashForMergedMining: Hash
  /**
   * In wei; the fees of all transactions of the block.
   */
  paidFees: Quantity
  /**
   * This block's difficulty and that of its uncles.
   */
  cumulativeDifficulty: Quantity
  /**
   * Where the lists of transactions that may run in parallel end; null before RSKIP-144.
   */
  rskPteEdges: number[] | null
  /**
   * Data of the block's base event (RSKIP-535); null when empty or before that rule.
   */
  baseEvent: Data | null
}
/**
 * A transaction; where it stands is null while it waits to be mined.
 */
export interface Transaction {
  hash: Hash
  /**
   * Count of transactions of the sender before this one; for REMASC's the block's height less one.
   */
  nonce: Quantity
  /**
   * Null while pending.
   */
  blockHash: HashOrNull
  /**
   * Null while pending.
   */
  blockNumber: QuantityOrNull
  /**
   * Position in the block; null while pending.
   */
  transactionIndex: QuantityOrNull
  /**
   * The sender; the zero address for REMASC's.
   */
  from: Address
  /**
   * Null for the creation of a contract.
   */
  to: AddressOrNull
  /**
   * The gas limit.
   */
  gas: Quantity
  /**
   * In wei.
   */
  gasPrice: Quantity
  /**
   * In wei.
   */
  value: Quantity
  input: Data
  v: RecoveryByte
  r: Quantity
  s: Quantity
  /**
   * Always `0x0`, a legacy transaction.
   */
  type: Quantity
}
/**
 * A block by its hash or its number (EIP-1898); with both, the hash counts. `requireCanonical` true refuses a block that
 * is not on the main chain; otherwise a block beside it answers with its own state.
 *
 */
export interface BlockReference {
  blockHash?: BlockHashInput
  /**
   * A number, but not `0x` alone.
   */
  blockNumber?: NumberInput
  requireCanonical?: boolean | string
}
/**
 * A transaction to simulate. All members are optional, `null` counts as absent, and members that are not listed are
 * ignored. `input` wins over `data`. `nonce` and `chainId` are read and have no effect.
 *
 */
export interface CallRequest {
  /**
   * Who calls; the zero address by default.
   */
  from?: CallParty
  /**
   * Who is called; without it, the data runs as init code.
   */
  to?: CallParty
  /**
   * How much gas the execution may use.
   */
  gas?: CallNumber
  /**
   * In wei; 0 by default.
   */
  gasPrice?: CallNumber
  /**
   * In wei; 0 by default.
   */
  value?: CallNumber
  /**
   * Method signature hash and encoded parameters.
   */
  data?: CallData
  /**
   * The other name of `data`.
   */
  input?: CallData
  nonce?: CallNumber
  chainId?: CallNumber
}
/**
 * What is wrong with a parameter.
 */
export interface InvalidParamsData {
  /**
   * Its name; the name that no parameter has, or the position behind the last one, when there is one too many.
   */
  parameter: string
  /**
   * From zero on; absent when parameters were named and none has this name.
   */
  position?: number
  /**
   * Where inside the parameter, such as `topics.0`.
   */
  path?: string
  /**
   * What the parameter takes.
   */
  expected: string
  /**
   * What came, cut off at 100 characters.
   */
  got: string
}
/**
 * When to come again.
 */
export interface LimitData {
  /**
   * The same as in the header `Retry-After`.
   */
  retryAfterSeconds: number
}
/**
 * An event as it stands in its block.
 */
export interface Log {
  /**
   * Position among the logs of the block; null for a pending log.
   */
  logIndex: QuantityOrNull
  blockNumber: QuantityOrNull
  blockHash: HashOrNull
  transactionHash: HashOrNull
  transactionIndex: QuantityOrNull
  /**
   * The contract that emitted it.
   */
  address: Address
  /**
   * The arguments that are not indexed.
   */
  data: Data
  /**
   * The event's signature hash (unless it is anonymous) and the indexed arguments.
   *
   * @maxItems 4
   */
  topics: Hash[]
  /**
   * True when a reorganisation took the log off the chain (filters only).
   */
  removed?: boolean
}
/**
 * Which logs are wanted. `blockHash` stands alone; otherwise the blocks from `fromBlock` to `toBlock`, both `latest` by
 * default. Members that are not listed are ignored.
 *
 */
export interface LogFilter {
  fromBlock?: LogFilterBlock
  toBlock?: LogFilterBlock
  address?: AddressFilter
  topics?: TopicFilter
  blockHash?: BlockHashInput
  /**
   * The other spelling of `blockHash`.
   */
  blockhash?: BlockHashInput
}
/**
 * Too many logs, and a range that has few enough.
 */
export interface LogLimitData {
  /**
   * The most logs that such a range may have.
   */
  limit: number
  /**
   * Where the range begins that was asked for.
   */
  fromBlock: Quantity
  /**
   * Where it ends.
   */
  toBlock: Quantity
  /**
   * Up to here the logs are within the limit.
   */
  suggestedToBlock: Quantity
}
/**
 * An OpenRPC document, https://spec.open-rpc.org.
 */
export interface OpenRpcDocument {
  openrpc: string
  info: {
    [k: string]: unknown | undefined
  }
  methods: {
    [k: string]: unknown | undefined
  }[]
  [k: string]: unknown | undefined
}
/**
 * What a mined transaction left behind.
 */
export interface Receipt {
  transactionHash: Hash
  transactionIndex: Quantity
  blockHash: Hash
  blockNumber: Quantity
  /**
   * Gas of the block up to and including this transaction.
   */
  cumulativeGasUsed: Quantity
  /**
   * Gas of this transaction alone.
   */
  gasUsed: Quantity
  /**
   * Where a creation put its contract, also when it failed; otherwise null.
   */
  contractAddress: AddressOrNull
  logs: Log[]
  from: Address
  /**
   * Null for the creation of a contract.
   */
  to: AddressOrNull
  /**
   * `0x1` success, `0x0` failure.
   */
  status: '0x0' | '0x1'
  logsBloom: LogsBloom
  /**
   * Always `0x0`.
   */
  type: Quantity
  /**
   * In wei; the transaction's gas price.
   */
  effectiveGasPrice: Quantity
}
