// Generated from openrpc/ by `npm run codegen`. Do not edit.
/**
 * 20 bytes, always lower case.
 */
export type Address = `0x${string}`
/**
 * 32 bytes.
 */
export type Hash = `0x${string}`
/**
 * An unsigned integer of at most 256 bits without leading zeros; zero is `0x0`.
 */
export type Quantity = `0x${string}`
/**
 * A byte string, two digits for each byte; the empty one is `0x`.
 */
export type Data = `0x${string}`
export type OverrideBalance = NumberInput
/**
 * An unsigned integer of at most 256 bits: `0x` and hexadecimal digits of either case, decimal text, or a JSON number up
 * to 2^53 - 1. Text without `0x` is decimal, `0x` alone is 0.
 *
 */
export type NumberInput = string | number
export type OverrideNonce = NumberInput
export type OverrideCode = string
/**
 * At most 32 bytes, shorter ones are filled with zeros on the left; `0x` may be missing, either case.
 */
export type OverrideCell = string
/**
 * 20 bytes; `0x` may be missing, the case of letters (and so a checksum) is not looked at.
 */
export type AddressInput = string
/**
 * Each item is the RLP string of the message of a unitrie node, from the root towards the key; a value that is longer than 32
 * bytes comes last, as an item of its own.
 *
 */
export type TrieProof = Data[]
/**
 * Each action before those within it.
 */
export type ActionTraces = ActionTrace[]
/**
 * One address, or several of which a log's must be one; an empty array means any.
 */
export type AddressFilter = AddressInput | AddressInput[]
export type AddressOrNull = Address | null
/**
 * A tag in letters of either case.
 */
export type AnyCaseTag = string
/**
 * An IPv4 or IPv6 address, or a block of them with the count of leading bits that count; no host names.
 */
export type BannedAddressInput = string
export type QuantityOrNull = Quantity | null
export type HashOrNull = Hash | null
/**
 * 8 bytes; always zero, because the work is proven by the merged Bitcoin block.
 */
export type Nonce = `0x${string}`
/**
 * 256 bytes, the Bloom filter over addresses and topics of logs.
 */
export type LogsBloom = `0x${string}`
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
 * A number, but not `0x` alone.
 */
export type BlockNumberInput = NumberInput
/**
 * A block, or null when none is found.
 */
export type BlockOrNull = Block | null
/**
 * A number; the empty text counts as absent.
 */
export type CallNumber = NumberInput | ''
/**
 * A block identifier, or an object that names a block by hash or number. An empty array names none.
 */
export type BlockSelector = BlockIdentifier | BlockReference
/**
 * A byte string; `0x` may be missing, either case, an odd count of digits gets a leading zero.
 */
export type DataInput = string
/**
 * The result of a tracer for one transaction.
 */
export type TransactionTrace =
  | StructLogs
  | TransferTrace
  | GethStructLogs
  | CallTrace
  | GethCallTrace
  | FlatCallTraces
  | StateDiff
  | AccountStates
  | SelectorCounts
/**
 * Each trace before those within it.
 */
export type FlatCallTraces = FlatCallTrace[]
/**
 * In the order of the block, REMASC's transaction last; the reference's struct logger leaves the hashes out.
 */
export type BlockTraces = (BlockTrace | StructLogs | TransferTrace)[]
/**
 * True or false; also as text, or as 1 and 0.
 */
export type BooleanInput = boolean | ('true' | 'True' | 'TRUE' | 'false' | 'False' | 'FALSE' | 1 | 0)
/**
 * At most 32 bytes, shorter ones are filled with zeros on the left.
 */
export type CellInput = `0x${string}`
/**
 * A place in the chain, as notifications carry it (`cursor`). Its form is the node's own business: hand it back as it came,
 * to any node that has the block.
 *
 */
export type ChainCursor = string
/**
 * Milliseconds, below 2^63, as `0x` and lower-case digits; the empty text means 30 minutes.
 *
 */
export type DurationInput = `0x${string}` | ''
/**
 * A block selector; the block number may also be decimal, as text or as a JSON number.
 */
export type ExecutionBlockSelector = BlockSelector | string | number
/**
 * How many blocks, at least one; of more than 1,024, and of more than there are, as many as there can be.
 */
export type FeeBlockCount = string | number
/**
 * What only typed transactions have; Rootstock takes none of it.
 */
export type FillList = unknown[]
/**
 * The id of a filter, 128 random bits; it is valid with the key that made it.
 */
export type FilterId = `0x${string}`
/**
 * The id of a filter; `0x` may be missing, either case. Hexadecimal text of any length, also none, and a JSON number are ids
 * that no filter has.
 *
 */
export type FilterIdInput = string | number
/**
 * Hashes of 32 bytes with white space between them; `0x` may be missing, either case. At most 16,666, which is more than the
 * smallest transactions that a Bitcoin block has room for.
 *
 */
export type HashListInput = string
/**
 * Hashes per second as hexadecimal text of at most 32 bytes; `0x` may be missing, either case.
 */
export type HashrateInput = string
/**
 * A count below 2^32 as hexadecimal digits; `0x` may be missing, either case.
 */
export type HexCountInput = string
/**
 * A position from zero on, below 2^31, as `0x` and lower-case digits.
 */
export type IndexInput = `0x${string}`
/**
 * Where a page of logs has ended; opaque.
 */
export type LogCursor = string
/**
 * A block identifier with its tag in either case, but no hash; a block of its own is named by `blockHash`.
 */
export type LogFilterBlock = BlockIdentifier | AnyCaseTag
/**
 * What the topics must be, by position: `null` anything, a topic that one, an array any of its members, of which `null`s do
 * not count (without any other it means anything). A log with topics [A, B] matches `[]`, `[A]`, `[null, B]`, `[A, B]` and
 * `[[A, B], [A, B]]`. One topic may stand without its array.
 *
 */
export type TopicFilter = TopicSlot[] | TopicInput
/**
 * What the topic at one position must be.
 */
export type TopicSlot = TopicInput | (TopicInput | null)[] | null
/**
 * 32 bytes; `0x` may be missing, either case.
 */
export type TopicInput = string
/**
 * The most logs of the page, from 1 to 10,000; a number or QUANTITY; 1,000 by default.
 */
export type LogPageLimit = number | `0x${string}`
/**
 * A hash; `0x` may be missing, either case. Hexadecimal text of another length and a JSON number are hashes that nothing has.
 *
 */
export type LooseHashInput = string | number
/**
 * The time of the block in seconds since 1970, after the newest block's time; or an object with that and with how many blocks to mine.
 * `null` is as if it were absent.
 *
 */
export type MineInput = NumberInput | MineOptions
/**
 * A block selector, but not `pending`, of whose state there is no proof.
 */
export type MinedBlockSelector = BlockSelector
/**
 * Milliseconds as a JSON integer, up to 2^31 - 1.
 */
export type MiningIntervalInput = number
/**
 * Seconds as a JSON integer, up to 2147483.
 */
export type MiningSecondsInput = number
/**
 * A passphrase of at most 1,000 characters; it is taken as it is, as UTF-8.
 */
export type PassphraseInput = string
/**
 * An IP address, or the id of a node as hexadecimal digits.
 */
export type PeerIdInput = string
/**
 * A byte string of at least one digit after its `0x`, either case; an odd count of digits gets a leading zero.
 */
export type PrefixedDataInput = `0x${string}`
/**
 * A private key of secp256k1: 1 to 32 bytes, not 0 and below the order of the curve; `0x` may be missing, either case.
 *
 */
export type PrivateKeyInput = string
/**
 * The shorter range in the words that indexers parse: `Try with this block range [0x0, 0x7cf].`
 */
export type RangeHint = string
/**
 * A receipt, or null when the transaction is unknown or still waits.
 */
export type ReceiptOrNull = Receipt | null
/**
 * The receipts of a block in the order of its transactions, or null when there is no such block.
 */
export type ReceiptsOrNull = Receipt[] | null
/**
 * Up to 100 numbers from 0 to 100, none below the one before; an empty array leaves `reward` off.
 *
 * @maxItems 100
 */
export type RewardPercentiles = number[]
/**
 * An integer, as `0x` and hexadecimal digits, as decimal text or as a JSON number. What is below zero counts as zero.
 *
 */
export type SecondsInput = string | number
/**
 * A text of at most 10,000 characters; whoever knows it has the key.
 */
export type SeedInput = string
/**
 * 65 bytes, r and s with 32 each, then v, which is `1b` or `1c`.
 */
export type Signature = `0x${string}`
/**
 * The id of a snapshot, as `evm_snapshot` answers it; `0x` and hexadecimal digits.
 */
export type SnapshotIdInput = `0x${string}`
/**
 * A byte string of at least one byte; `0x0` where there is none.
 */
export type StorageBytes = `0x${string}`
/**
 * Slots, as numbers or as words; at most 1,024.
 *
 * @maxItems 1024
 */
export type StorageKeys = NumberInput[]
/**
 * What a subscription tells of.
 */
export type SubscriptionKind = 'logs' | 'newHeads' | 'newPendingTransactions' | 'syncing'
/**
 * The number of the first block that is notified, as QUANTITY or as a JSON number; `earliest` is genesis. Above the newest
 * block, notifications start when the chain reaches it. The other tags begin behind the newest block.
 *
 */
export type SubscriptionStart = LogFilterBlock | number
/**
 * How far the node has caught up with its network; false when it is not catching up.
 */
export type SyncStatus =
  | false
  | {
      /**
       * Where it began.
       */
      startingBlock: Quantity
      currentBlock: Quantity
      /**
       * The highest that it knows of.
       */
      highestBlock: Quantity
    }
/**
 * Seconds since 1970, `0x` and hexadecimal digits, decimal text or a JSON number; from 100,000,000,000 on they count as milliseconds. Or
 * a date and time in UTC as JSON has it.
 *
 */
export type TimeInput = string | number
/**
 * A block identifier, or an object that names a block by hash or number.
 */
export type TraceBlockSelector = BlockSelector
/**
 * * `rskTracer`, which it is without one (with `--compat ethereum`: `structLogger`): each opcode, as the reference's struct logger shows it
 * * `structLogger`: each opcode, in geth's form
 * * `callTracer`: nested calls, in the reference's form (with `--compat ethereum`: in geth's)
 * * `flatCallTracer`: the calls one after the other, in geth's form
 * * `prestateTracer`: the accounts that are touched, as they were before
 * * `4byteTracer`: how often which function is called
 *
 * Either case; tracers in JavaScript are not run.
 *
 */
export type TracerName = string
/**
 * The settings of a tracer; a value that is no object counts as none.
 */
export type TracerConfig = TracerSettings | string | number | boolean | unknown[]
/**
 * On for true, and for the text `true` in upper or lower case; off for every other value, as in the reference.
 */
export type TraceSwitch =
  | boolean
  | string
  | number
  | unknown[]
  | {
      [k: string]: unknown | undefined
    }
/**
 * The most opcodes to show, in geth's form; 0 or absent for all.
 */
export type TraceLimit = number
/**
 * A number from 0 to 10,000 as decimal text, or as hexadecimal text with `0x`.
 */
export type TraceCountText = string
/**
 * A block identifier that is no hash, or a block number as a JSON number.
 */
export type TraceFilterBlock = LogFilterBlock | number
/**
 * Same as `LooseHashInput`, but not empty.
 */
export type TraceGetHash = string | number
/**
 * Options; a value that is no object counts as none, as in the reference.
 */
export type TraceOptionsInput = TraceOptions | string | number | boolean | unknown[]
/**
 * One index, alone or in an array. With `--compat ethereum` a trace address, which may have any number of indexes.
 */
export type TracePositions = IndexInput | IndexInput[]
/**
 * The 32-byte hash of a transaction; `0x` may be missing, either case.
 */
export type TransactionHashInput = string
/**
 * A transaction, or null when none is found.
 */
export type TransactionOrNull = Transaction | null
/**
 * An object, or its JSON as text.
 */
export type TypedDataInput = TypedData | string
/**
 * 32 bytes; `0x` may be missing, either case.
 */
export type WordInput = string
/**
 * 8 bytes; `0x` may be missing, either case.
 */
export type WorkNonceInput = string

/**
 * An account that is touched.
 */
export interface AccessListEntry {
  address: Address
  /**
   * The slots that are touched, in rising order.
   */
  storageKeys: Hash[]
}
/**
 * What a call touches.
 */
export interface AccessListResult {
  /**
   * In rising order of the addresses.
   */
  accessList: AccessListEntry[]
  /**
   * Why the call fails; absent when it succeeds.
   */
  error?: string
  /**
   * What the call takes, refunds deducted.
   */
  gasUsed: Quantity
}
/**
 * All of an account but its storage.
 */
export interface AccountInfo {
  /**
   * In wei.
   */
  balance: Quantity
  /**
   * How many transactions it has sent; of a contract, how many it has created.
   */
  nonce: Quantity
  /**
   * `0x` without code.
   */
  code: Data
}
/**
 * The parts of an account to replace; absent parts stay as they are.
 *
 * A precompiled contract can be moved, and nothing else; it still runs at its own address. In `eth_simulateV1`, and with
 * `--compat ethereum` in every method, geth's rules hold: all members can be overridden, and a precompiled contract that is
 * moved or given `code` does not run at its own address any more. The Bridge and REMASC can be given `code` only.
 *
 */
export interface AccountOverride {
  /**
   * In wei.
   */
  balance?: OverrideBalance
  nonce?: OverrideNonce
  /**
   * Runs when the account is called; at most 131,072 bytes.
   */
  code?: OverrideCode
  /**
   * All cells of its storage; those that are not listed are empty. Not beside `stateDiff`.
   */
  state?: OverrideCells
  /**
   * Some cells of its storage; those that are not listed stay.
   */
  stateDiff?: OverrideCells
  /**
   * The precompiled contract of this address runs there; no overridden address. Not the Bridge nor REMASC, which
   * cannot be moved.
   *
   */
  movePrecompileToAddress?: AddressInput
}
/**
 * Words by slot; at most 1,024.
 */
export interface OverrideCells {
  [k: string]: OverrideCell | undefined
}
/**
 * An account with what proves it against the state root of a block.
 */
export interface AccountProof {
  address: Address
  /**
   * Proves the account, or that there is none.
   */
  accountProof: TrieProof
  /**
   * In wei.
   */
  balance: Quantity
  /**
   * Keccak of the code, which is no part of the account's node here.
   */
  codeHash: Hash
  nonce: Quantity
  /**
   * Of the node at the account's storage key, below which its cells are; that of the empty trie when there is none.
   */
  storageHash: Hash
  /**
   * One for each key that was asked for, in that order.
   */
  storageProof: StorageProof[]
}
/**
 * A storage cell with what proves it against the state root.
 */
export interface StorageProof {
  /**
   * The slot as a word.
   */
  key: Hash
  /**
   * The word, `0x0` when the cell is empty; a longer cell of a native contract as all its bytes.
   */
  value: Quantity | Data
  /**
   * Proves the cell, or that it is empty; from the state root, as the account's.
   */
  proof: TrieProof
}
/**
 * How much virtual gas an account may still ask for.
 */
export interface AccountQuota {
  /**
   * When it was counted last, in milliseconds since 1970.
   */
  timestamp: number
  /**
   * The value at that time; it grows.
   */
  availableVirtualGas: number
}
/**
 * The parts of an account that were read or have changed, at one moment.
 */
export interface AccountState {
  balance?: Quantity
  /**
   * Absent when it is 0.
   */
  nonce?: number
  /**
   * Absent when there is none.
   */
  code?: Data
  /**
   * The touched cells by slot; those that are empty hold zeros.
   */
  storage?: {
    [k: string]: Data | undefined
  }
}
/**
 * Accounts by address.
 */
export interface AccountStates {
  [k: string]: AccountState | undefined
}
/**
 * What a call came to.
 */
export interface ActionResult {
  gasUsed: Quantity
  /**
   * What was returned.
   */
  output: Data
}
/**
 * One action of a transaction. `blockNumber` and `transactionPosition` are JSON numbers.
 */
export interface ActionTrace {
  action: CallAction | CreationAction | DestructionAction
  blockHash: Hash
  blockNumber: number
  transactionHash: Hash
  transactionPosition: number
  type: 'call' | 'create' | 'suicide'
  /**
   * How many actions stand directly below.
   */
  subtraces: number
  /**
   * The way to it from the transaction's own action, which has none, by the places among those below.
   */
  traceAddress: number[]
  /**
   * Null on failure, and for `suicide`.
   */
  result: ActionResult | CreationResult | null
  /**
   * `Reverted`, or the exception of the reference node; absent on success.
   */
  error?: string
}
/**
 * A call.
 */
export interface CallAction {
  callType: 'call' | 'callcode' | 'delegatecall' | 'staticcall'
  from: Address
  /**
   * Of `delegatecall` the account whose code runs.
   */
  to: Address
  /**
   * Of the transaction's own call its gas limit, or 0x0 when no code runs.
   */
  gas: Quantity
  input: Data
  value: Quantity
}
/**
 * A creation.
 */
export interface CreationAction {
  from: Address
  gas: Quantity
  init: Data
  /**
   * Absent for the transaction's own creation.
   */
  creationMethod?: 'create' | 'create2'
  value: Quantity
}
/**
 * A contract destroys itself.
 */
export interface DestructionAction {
  address: Address
  /**
   * Who gets the balance.
   */
  refundAddress: Address
  balance: Quantity
}
/**
 * What a creation came to.
 */
export interface CreationResult {
  gasUsed: Quantity
  code: Data
  address: Address
}
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
 * A block with where it stands.
 */
export interface BlockInformation {
  hash: Hash
  /**
   * Of the chain up to this block, uncles included.
   */
  totalDifficulty: Quantity
  /**
   * Whether the block is on the main chain.
   */
  inMainChain: boolean
}
/**
 * The block that code sees; absent members are those of the named block. The rules are those of the block's number.
 *
 */
export interface BlockOverrides {
  /**
   * NUMBER. Hashes of blocks are those of the chain, and none beyond it.
   */
  number?: CallNumber
  /**
   * TIMESTAMP, in seconds since 1970.
   */
  time?: CallNumber
  /**
   * GASLIMIT.
   */
  gasLimit?: CallNumber
  /**
   * COINBASE.
   */
  feeRecipient?: AddressInput
  /**
   * The other name of `feeRecipient`, which wins.
   */
  coinbase?: AddressInput
  /**
   * The value of DIFFICULTY, which is PREVRANDAO on other chains.
   */
  prevRandao?: CallNumber
  /**
   * Another name of `prevRandao`, which takes precedence over `random` and `difficulty`.
   */
  difficulty?: CallNumber
  /**
   * Another name of `prevRandao`, as older versions of geth have it; takes precedence over `difficulty`.
   */
  random?: CallNumber
  /**
   * In wei; what BASEFEE answers, the block's minimum gas price on Rootstock.
   */
  baseFeePerGas?: CallNumber
  /**
   * Another name of `baseFeePerGas`, which takes precedence.
   */
  baseFee?: CallNumber
  /**
   * Accepted and not used. Rootstock has no blobs and no BLOBBASEFEE.
   */
  blobBaseFee?: CallNumber
}
/**
 * A block by its hash or its number (EIP-1898); with both, the hash counts. `requireCanonical` true refuses a block that
 * is not on the main chain; otherwise a block beside it answers with its own state.
 *
 */
export interface BlockReference {
  blockHash?: BlockHashInput
  blockNumber?: BlockNumberInput
  requireCanonical?: boolean | string
}
/**
 * A block to simulate.
 */
export interface BlockStateCalls {
  /**
   * Members of its header; absent ones are those of the previous block, with the next number and time.
   */
  blockOverrides?: BlockOverrides
  /**
   * The parts of accounts to replace before its calls.
   */
  stateOverrides?: StateOverrides
  /**
   * Its transactions, in order; 1,000 at most in all blocks together.
   *
   * @maxItems 1000
   */
  calls?: CallRequest[]
}
/**
 * State overrides by address, for at most 256 accounts. One request may override at most 10,000 accounts and storage slots
 * together, all blocks of a simulation included.
 *
 */
export interface StateOverrides {
  [k: string]: AccountOverride | undefined
}
/**
 * A transaction to simulate. All members are optional, and members that are not listed are
 * ignored. `input` wins over `data`. `nonce` and `chainId` are read and have no effect.
 *
 */
export interface CallRequest {
  /**
   * Who calls; the zero address by default.
   */
  from?: AddressInput
  /**
   * Who is called; without it, the data runs as init code.
   */
  to?: AddressInput
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
  data?: DataInput
  /**
   * The other name of `data`.
   */
  input?: DataInput
  nonce?: CallNumber
  chainId?: CallNumber
}
/**
 * The trace of one transaction of a block.
 */
export interface BlockTrace {
  txHash: Hash
  result: TransactionTrace
}
/**
 * Each opcode, in the reference's form. Those of contracts that code creates are not shown.
 */
export interface StructLogs {
  contractAddress: string
  /**
   * The contract's cells before; none are shown when they are more than 10,000.
   */
  initStorage: CellTexts
  structLogs: StructLog[]
  /**
   * What was returned, the code of a new contract.
   */
  result: string
  /**
   * Class and text of an exception of the reference node, or empty.
   */
  error: string
  reverted: boolean
  storageSize: number
  /**
   * The cells when the last opcode began.
   */
  currentStorage: CellTexts
}
/**
 * Cells by slot, both 32 bytes without `0x`.
 */
export interface CellTexts {
  [k: string]: string | undefined
}
/**
 * An opcode in the reference's form; `depth` begins with 0, and hexadecimal text has no `0x`.
 */
export interface StructLog {
  /**
   * Null for what is no opcode.
   */
  op: string | null
  depth: number
  pc: number
  /**
   * Before it.
   */
  gas: number
  /**
   * 0 for one that fails; the price of a call that runs code stands with the last opcode of that code.
   */
  gasCost: number
  memory?: string[]
  /**
   * The lowest first.
   */
  stack?: string[]
  storage?: CellTexts
}
/**
 * A transaction that runs no code, in the reference's form.
 */
export interface TransferTrace {
  programInvoke: null
  transferInvoke: TransferInvoke
  /**
   * The payments of REMASC's transaction.
   */
  subtraces: {
    [k: string]: unknown | undefined
  }[]
  result: null
  error: null
  reverted: boolean
}
/**
 * What moved; hexadecimal text has no `0x`.
 */
export interface TransferInvoke {
  /**
   * Who receives it.
   */
  ownerAddress: string
  callerAddress: string
  gas: number
  callValue: string
  /**
   * In base64; null or empty without any.
   */
  msgData: string | null
}
/**
 * Each opcode, in geth's form.
 */
export interface GethStructLogs {
  /**
   * Gas used, refunds deducted.
   */
  gas: number
  failed: boolean
  /**
   * What was returned, or the payload of a revert.
   */
  returnValue: Data
  structLogs: GethStep[]
}
/**
 * An opcode in geth's form; `depth` begins with 1.
 */
export interface GethStep {
  pc: number
  op: string
  gas: number
  gasCost: number
  depth: number
  /**
   * Why the frame ends with it.
   */
  error?: string
  /**
   * The lowest first.
   */
  stack?: Quantity[]
  returnData?: Data
  /**
   * Words of 32 bytes without `0x`.
   */
  memory?: string[]
  /**
   * Of an opcode that accesses a cell all cells of the contract that were accessed so far.
   */
  storage?: CellTexts
  refund?: number
}
/**
 * A call with those within it.
 */
export interface CallTrace {
  type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE'
  from: Address
  /**
   * Absent for `CREATE`; of `DELEGATECALL` the account whose code runs.
   */
  to?: Address
  value: Quantity
  /**
   * Of the transaction's own call its gas limit, or 0x0 when no code runs.
   */
  gas: Quantity
  gasUsed: Quantity
  /**
   * Of `CREATE` the init code.
   */
  input: Data
  /**
   * What was returned, or the payload of a revert; of `CREATE` the address of the contract.
   */
  output: Data
  /**
   * `execution reverted`, or what the reference node says of the exception; absent on success.
   */
  error?: string
  /**
   * The text of a revert, where it has one.
   */
  revertReason?: string
  /**
   * The calls within, each like this one; a contract that destroys itself has `type` NONE and `from` alone. Absent when there
   * are none. Calls of precompiled contracts and contracts whose init code fails are not shown.
   *
   */
  calls?: {
    [k: string]: unknown | undefined
  }[]
  /**
   * Its own and those of the calls within, if they are asked for and there are any.
   */
  logs?: TracedLog[]
}
/**
 * A log; `index` is its place in the block, -1 where it is lost with a call that failed.
 */
export interface TracedLog {
  index: number
  address: Address
  topics: Hash[]
  data: Data
}
/**
 * A call with its inner calls in geth's form; `callTracer` returns it with `--compat ethereum`.
 */
export interface GethCallTrace {
  type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2' | 'SELFDESTRUCT'
  from: Address
  /**
   * The account whose code runs, the new contract, or the beneficiary; absent for a creation that fails.
   */
  to?: Address
  /**
   * Absent for `STATICCALL`.
   */
  value?: Quantity
  /**
   * The gas limit, for the transaction's own call.
   */
  gas: Quantity
  gasUsed: Quantity
  input: Data
  /**
   * The returned data, the code of a new contract, or the payload of a revert; absent when it is empty.
   */
  output?: Data
  /**
   * Absent on success.
   */
  error?: string
  /**
   * The text of `Error(string)` or the meaning of `Panic(uint256)`.
   */
  revertReason?: string
  /**
   * The inner calls in the same form, those of precompiled contracts and those that fail included; absent without any.
   */
  calls?: {
    [k: string]: unknown | undefined
  }[]
  /**
   * Its own logs without those of inner calls, with `withLog`; absent without any.
   */
  logs?: GethTracedLog[]
}
/**
 * A log of a call; `position` is the number of inner calls before it.
 */
export interface GethTracedLog {
  address: Address
  topics: Hash[]
  data: Data
  position: Quantity
}
/**
 * A call, a creation or a self-destruction as geth's `flatCallTracer` prints it.
 */
export interface FlatCallTrace {
  action: CallAction | CreationAction | DestructionAction
  blockHash: Hash
  blockNumber: number
  /**
   * Absent on success.
   */
  error?: string
  /**
   * Absent for `suicide`, and on failure unless it is a revert.
   */
  result?: FlatCallResult
  /**
   * The number of traces directly below this one.
   */
  subtraces: number
  /**
   * The path from the transaction's own trace, as indexes among the traces below each other.
   */
  traceAddress: number[]
  transactionHash: Hash
  transactionPosition: number
  type: 'call' | 'create' | 'suicide'
}
/**
 * The output of a call, or the code and the address of a new contract; of a creation that reverts the payload as `code`.
 */
export interface FlatCallResult {
  gasUsed: Quantity
  output?: Data
  code?: Data
  address?: Address
}
/**
 * What a transaction changed. Accounts that it made are in `post` only, those that it destroyed in `pre` only.
 */
export interface StateDiff {
  /**
   * The accounts that change, and the cells of them that do.
   */
  pre: AccountStates
  /**
   * What of them is otherwise afterwards.
   */
  post: AccountStates
}
/**
 * How often each function was called, by its selector, `-` and the bytes of its arguments.
 */
export interface SelectorCounts {
  [k: string]: number | undefined
}
/**
 * How far the peg with Bitcoin is.
 */
export interface BridgeState {
  /**
   * Hashes without `0x` of the transactions whose bitcoins wait for the federation's signatures.
   */
  rskTxsWaitingForSignatures: string[]
  /**
   * Of the best Bitcoin block that the Bridge has been told of.
   */
  btcBlockchainBestChainHeight: number
}
/**
 * What holds for transactions now.
 */
export interface ChainEnvironment {
  /**
   * Always zero; Rootstock has none.
   */
  baseFee: Quantity
  chainId: number
  /**
   * Of the newest block.
   */
  gasLimit: Quantity
  /**
   * As `eth_gasPrice`.
   */
  gasPrice: Quantity
}
/**
 * The newest block and what is around it.
 */
export interface ChainInfo {
  currentBlockNumber: Quantity
  /**
   * Seconds since 1970.
   */
  currentBlockTimestamp: number
  currentBlockHash: Hash
  /**
   * The newest upgrade of Rootstock whose rules hold.
   */
  hardFork: string
  /**
   * Always `fees`, the dearest first.
   */
  transactionOrder: string
  environment: ChainEnvironment
  forkConfig: NoFork
}
/**
 * Nothing, for there is no fork.
 */
export interface NoFork {}
/**
 * What a chain is.
 */
export interface ChainMetadata {
  /**
   * As `web3_clientVersion`.
   */
  clientVersion: string
  chainId: number
  /**
   * Another one after each start and each reset.
   */
  instanceId: Hash
  latestBlockNumber: number
  latestBlockHash: Hash
}
/**
 * What transactions paid, block by block, the oldest first.
 */
export interface FeeHistory {
  /**
   * The number of the first block.
   */
  oldestBlock: Quantity
  /**
   * Zero for each block and for the one after the last, since Rootstock has no base fee.
   */
  baseFeePerGas: Quantity[]
  /**
   * The gas used of each block by its gas limit.
   */
  gasUsedRatio: number[]
  /**
   * For each block its gas price at each percentile; absent when none was asked for.
   */
  reward?: Quantity[][]
}
/**
 * A transaction without the members that are to be filled in. Members that are not listed are ignored, and `input` wins over `data`.
 *
 */
export interface FillRequest {
  /**
   * Who will sign; the zero address by default.
   */
  from?: AddressInput
  /**
   * The receiver; without it a contract is created.
   */
  to?: AddressInput
  /**
   * Gas limit; by default the estimate on top of the pending transactions.
   */
  gas?: CallNumber
  /**
   * In wei; by default the result of `eth_gasPrice`.
   */
  gasPrice?: CallNumber
  /**
   * In wei; 0 by default.
   */
  value?: CallNumber
  /**
   * Method signature hash and encoded parameters, or init code.
   */
  data?: DataInput
  /**
   * The other name of `data`.
   */
  input?: DataInput
  /**
   * By default the next one after all pending transactions.
   */
  nonce?: CallNumber
  /**
   * This chain's, if at all.
   */
  chainId?: CallNumber
  /**
   * `0x0`, if at all.
   */
  type?: CallNumber
  /**
   * Refused.
   */
  maxFeePerGas?: CallNumber
  /**
   * Refused.
   */
  maxPriorityFeePerGas?: CallNumber
  /**
   * Refused unless it is empty.
   */
  accessList?: FillList
  /**
   * Refused unless it is empty.
   */
  blobVersionedHashes?: FillList
  /**
   * Refused unless it is empty.
   */
  authorizationList?: FillList
}
/**
 * A transaction that only needs to be signed.
 */
export interface FilledTransaction {
  /**
   * What is hashed and signed (EIP-155), with the chain id, zero and zero where the signature will be.
   */
  raw: Data
  /**
   * The same as an object; it has no hash before it is signed.
   */
  tx: {
    /**
     * Always `0x0`.
     */
    type: Quantity
    chainId: Quantity
    nonce: Quantity
    from: Address
    /**
     * Null for the creation of a contract.
     */
    to: AddressOrNull
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
    /**
     * Zero, as are r and s.
     */
    v: Quantity
    r: Quantity
    s: Quantity
  }
}
/**
 * What to fork, of which there is nothing; clients that ask for no fork send `null` for each.
 */
export interface ForkingOptions {
  [k: string]: null | undefined
}
/**
 * What helps, where the message alone does not say it.
 */
export interface HintData {
  /**
   * What to do, and what Rootstock does instead where it differs from Ethereum; one sentence or two, for people.
   */
  hint: string
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
  /**
   * A way to send less; present where a request is too large.
   */
  hint?: string
}
/**
 * When to come again.
 */
export interface LimitData {
  /**
   * The same as in the header `Retry-After`.
   */
  retryAfterSeconds: number
  /**
   * How many requests the key may send, by the weights of their methods; with a rate, in a second, otherwise in a day (UTC).
   */
  limit?: number
  /**
   * How many of them are left now.
   */
  remaining?: number
  /**
   * Until there are enough of them.
   */
  resetSeconds?: number
  /**
   * The bound that was exceeded and the setting that changes it; absent where the message says all.
   */
  hint?: string
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
 * What has to be asked for again.
 */
export interface LogCursorData {
  /**
   * The first block of the new branch.
   */
  fromBlock: Quantity
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
 * A part of a long answer.
 */
export interface LogPage {
  /**
   * In chain order; there may be none though more follow.
   */
  logs: Log[]
  /**
   * To be given with the same filter for what follows; null at the end.
   */
  cursor: LogCursor | null
}
/**
 * Asks for one page. Members that are not listed are ignored.
 */
export interface LogPageRequest {
  limit?: LogPageLimit
  /**
   * The cursor of the page before; absent for the first page.
   */
  cursor?: LogCursor
}
/**
 * A block that wants a Bitcoin block which commits to it.
 */
export interface MergedMiningWork {
  /**
   * What stands behind `RSKBLOCK:` in the coinbase of the Bitcoin block.
   */
  blockHashForMergedMining: Hash
  /**
   * The most that the Bitcoin block's hash may be as a number; 32 bytes.
   */
  target: Hash
  /**
   * In wei, decimal.
   */
  feesPaidToMiner: string
  /**
   * Whether this is worth turning to at once; told once for each new head, and when the fees have more than doubled.
   */
  notify: boolean
  /**
   * The block that it would stand on.
   */
  parentBlockHash: Hash
}
/**
 * A method that is not offered.
 */
export interface MethodNotFoundData {
  /**
   * The name that was asked for, cut off at 64 characters.
   */
  method: string
  /**
   * The nearest name that this node offers; absent when none is near.
   */
  didYouMean?: string
  /**
   * The profiles that offer the method; absent when none does.
   */
  profiles?: string[]
  /**
   * How to reach it after all; absent when there is no way.
   */
  hint?: string
}
/**
 * Which blocks to mine. All members are optional.
 */
export interface MineOptions {
  /**
   * Seconds since 1970, after the newest block's time. The first block has it.
   */
  timestamp?: NumberInput
  /**
   * How many; one by default.
   */
  blocks?: NumberInput
}
/**
 * Versions by the names of modules.
 */
export interface ModuleVersions {
  [k: string]: string | undefined
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
    name: string
    [k: string]: unknown | undefined
  }[]
  [k: string]: unknown | undefined
}
/**
 * How one peer has behaved.
 */
export interface PeerScore {
  /**
   * Handshakes that succeeded.
   */
  successfulHandshakes: number
  /**
   * Handshakes that failed.
   */
  failedHandshakes: number
  /**
   * Handshakes for another network.
   */
  invalidNetworks: number
  /**
   * Messages that had come before.
   */
  repeatedMessages: number
  /**
   * Blocks that were good.
   */
  validBlocks: number
  /**
   * Transactions that were good.
   */
  validTransactions: number
  /**
   * Blocks that break a rule.
   */
  invalidBlocks: number
  /**
   * Transactions that break a rule.
   */
  invalidTransactions: number
  /**
   * Messages that cannot be read.
   */
  invalidMessages: number
  /**
   * Answers that came too late.
   */
  timeoutMessages: number
  /**
   * Answers that nobody asked for.
   */
  unexpectedMessages: number
  /**
   * Headers that break a rule.
   */
  invalidHeader: number
  /**
   * What it all comes to.
   */
  score: number
  /**
   * How often it was punished.
   */
  punishments: number
  /**
   * Whether it is talked to.
   */
  goodReputation: boolean
  /**
   * Milliseconds since 1970; 0 when it is not punished.
   */
  punishedUntil: number
  /**
   * The first 8 digits of a node id without 0x, or an IP address.
   */
  id: string
  /**
   * What is counted.
   */
  type: 'node' | 'address'
}
/**
 * What waits, as transactions.
 */
export interface PoolContent {
  /**
   * Could be mined now.
   */
  pending: PoolSenders
  /**
   * Wait for an earlier nonce.
   */
  queued: PoolSenders
}
/**
 * By sender, without `0x`.
 */
export interface PoolSenders {
  [k: string]: PoolNonces | undefined
}
/**
 * The transactions of one sender by nonce, decimal; each in a list of its own.
 */
export interface PoolNonces {
  [k: string]: PoolTransaction[] | undefined
}
/**
 * A transaction that waits.
 */
export interface PoolTransaction {
  /**
   * Always zeros.
   */
  blockHash: Hash
  /**
   * Always null.
   */
  blockNumber: null
  /**
   * Always null.
   */
  transactionIndex: null
  /**
   * The sender.
   */
  from: Address
  /**
   * The gas limit.
   */
  gas: Quantity
  /**
   * In wei, as the bytes of a signed integer; zero is `0x00`.
   */
  gasPrice: Data
  hash: Hash
  input: Data
  nonce: Quantity
  /**
   * 20 bytes; `0x00` for the creation of a contract.
   */
  to: Data
  /**
   * In wei, as the bytes of a signed integer; zero is `0x00`.
   */
  value: Data
}
/**
 * How many transactions wait.
 */
export interface PoolStatus {
  /**
   * Could be mined now.
   */
  pending: number
  /**
   * Wait for an earlier nonce.
   */
  queued: number
}
/**
 * What waits, a line for each.
 */
export interface PoolSummaries {
  /**
   * Could be mined now.
   */
  pending: PoolSummariesBySender
  /**
   * Wait for an earlier nonce.
   */
  queued: PoolSummariesBySender
}
/**
 * By sender, without `0x`.
 */
export interface PoolSummariesBySender {
  [k: string]: PoolSummariesByNonce | undefined
}
/**
 * Those of one sender by nonce, decimal; each in a list of its own.
 */
export interface PoolSummariesByNonce {
  [k: string]: string[] | undefined
}
/**
 * A range of blocks beyond a limit, and a shorter one within it.
 */
export interface RangeLimitData {
  /**
   * Maximum number of logs, or of blocks, of a range.
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
   * The end of the shorter range.
   */
  suggestedToBlock: Quantity
  hint: RangeHint
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
/**
 * The sums over all peers.
 */
export interface ReputationSummary {
  /**
   * How many there are.
   */
  count: number
  /**
   * Handshakes that succeeded.
   */
  successfulHandshakes: number
  /**
   * Handshakes that failed.
   */
  failedHandshakes: number
  /**
   * Headers that break a rule.
   */
  invalidHeader: number
  /**
   * Blocks that were good.
   */
  validBlocks: number
  /**
   * Blocks that break a rule.
   */
  invalidBlocks: number
  /**
   * Transactions that were good.
   */
  validTransactions: number
  /**
   * Transactions that break a rule.
   */
  invalidTransactions: number
  /**
   * Handshakes for another network.
   */
  invalidNetworks: number
  /**
   * Messages that cannot be read.
   */
  invalidMessages: number
  /**
   * Messages that had come before.
   */
  repeatedMessages: number
  /**
   * Answers that came too late.
   */
  timeoutMessages: number
  /**
   * Answers that nobody asked for.
   */
  unexpectedMessages: number
  /**
   * The sum of their scores.
   */
  peersTotalScore: number
  /**
   * How often they were punished.
   */
  punishments: number
  /**
   * How many are talked to.
   */
  goodReputationCount: number
  /**
   * How many are not.
   */
  badReputationCount: number
}
/**
 * Options of clients that can fork other chains; here there is nothing to ask for.
 */
export interface ResetOptions {
  forking?: ForkingOptions
}
/**
 * How long a response may be and, where the request names a range of blocks by numbers, a shorter one.
 */
export interface ResponseSizeData {
  /**
   * Maximum length of the response.
   */
  limitBytes: number
  /**
   * The beginning of the range.
   */
  fromBlock?: Quantity
  /**
   * The end of a shorter range.
   */
  suggestedToBlock?: Quantity
  hint?: RangeHint
}
/**
 * A shorter range of blocks from the same beginning.
 */
export interface ShorterRangeData {
  /**
   * The beginning of the range.
   */
  fromBlock: Quantity
  /**
   * The end of a shorter range.
   */
  suggestedToBlock: Quantity
  hint: RangeHint
}
/**
 * A block that nobody has mined, and what its calls came to. Members are those of a block.
 */
export interface SimulatedBlock {
  number: Quantity
  /**
   * Of this header, which has no merged mining proof.
   */
  hash: Hash
  parentHash: Hash
  mixHash: Hash
  nonce: Nonce
  sha3Uncles: Hash
  logsBloom: LogsBloom
  transactionsRoot: Hash
  stateRoot: Hash
  receiptsRoot: Hash
  miner: Address
  difficulty: Quantity
  /**
   * Always `0x0`, as while pending.
   */
  totalDifficulty: Quantity
  extraData: Data
  size: Quantity
  gasLimit: Quantity
  gasUsed: Quantity
  timestamp: Quantity
  /**
   * One for each call, unsigned; hashes, or whole transactions when they were asked for. None of REMASC's.
   */
  transactions: Hash[] | Transaction[]
  /**
   * Always empty.
   */
  uncles: Hash[]
  minimumGasPrice: Quantity
  bitcoinMergedMiningHeader: Data
  bitcoinMergedMiningCoinbaseTransaction: Data
  bitcoinMergedMiningMerkleProof: Data
  hashForMergedMining: Hash
  paidFees: Quantity
  cumulativeDifficulty: Quantity
  rskPteEdges: number[] | null
  baseEvent: Data | null
  /**
   * What each call came to, in their order.
   */
  calls: SimulatedCall[]
}
/**
 * What a simulated call came to.
 */
export interface SimulatedCall {
  /**
   * `0x1` success, `0x0` failure.
   */
  status: '0x0' | '0x1'
  /**
   * What it returned, the code of a new contract; `0x` when it failed.
   */
  returnData: Data
  gasUsed: Quantity
  /**
   * Gas used before refunds.
   */
  maxUsedGas: Quantity
  logs: Log[]
  /**
   * Why it failed; absent when it succeeded.
   */
  error?: SimulatedFailure
}
/**
 * Why a simulated call failed.
 */
export interface SimulatedFailure {
  /**
   * 3 for a revert, -32015 for any other failure.
   */
  code: 3 | -32015
  message: string
  /**
   * What a revert returned; absent for other failures.
   */
  data?: Data
}
/**
 * What to simulate.
 */
export interface Simulation {
  /**
   * The blocks, one on top of the other; 256 at most, those that fill gaps between numbers counted.
   *
   * @minItems 1
   * @maxItems 256
   */
  blockStateCalls: BlockStateCalls[]
  /**
   * Whether transfers of wei are among the logs of calls: as ERC-20's `Transfer`, by the address
   * `0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`. False by default.
   *
   */
  traceTransfers?: BooleanInput
  /**
   * Whether each call must have the sender's next nonce, which it has by default, and a gas price that the block takes. False
   * by default: then a nonce is not looked at.
   *
   */
  validation?: BooleanInput
  /**
   * Whether blocks show whole transactions. False by default.
   */
  returnFullTransactions?: BooleanInput
}
/**
 * What became of a block that a miner has completed.
 */
export interface SubmittedBlock {
  /**
   * The ASCII of a word: `IMPORTED_BEST` (the newest block of the main chain), `IMPORTED_NOT_BEST` (of a side chain), `EXIST`
   * (it was there), `NO_PARENT`, `INVALID_BLOCK` (it breaks a rule of the chain).
   *
   */
  blockImportedResult: Data
  /**
   * The hash of the Rootstock block.
   */
  blockHash: Hash
  /**
   * Its number.
   */
  blockIncludedHeight: Quantity
}
/**
 * What is wanted, and since when. `fromBlock` and `cursor` are for `newHeads` and `logs`, and only one of them may stand
 * there; without, it begins behind the newest block. Members that are not listed are ignored.
 *
 */
export interface SubscriptionOptions {
  address?: AddressFilter
  topics?: TopicFilter
  fromBlock?: SubscriptionStart
  cursor?: ChainCursor
}
/**
 * As those of `debug_traceTransaction`, and how the call differs from the chain, as with `eth_call`.
 *
 */
export interface TraceCallOptions {
  tracer?: TracerName
  tracerConfig?: TracerConfig
  disableMemory?: TraceSwitch
  disableStack?: TraceSwitch
  disableStorage?: TraceSwitch
  enableMemory?: BooleanInput
  enableReturnData?: BooleanInput
  limit?: TraceLimit
  stateOverrides?: StateOverrides
  blockOverrides?: BlockOverrides
}
/**
 * The settings of a tracer; members that the tracer does not have are ignored.
 */
export interface TracerSettings {
  /**
   * Only for `callTracer`; without inner calls.
   */
  onlyTopCall?: TraceSwitch
  /**
   * Only for `callTracer`; with logs.
   */
  withLog?: TraceSwitch
  /**
   * Only for `prestateTracer`; the changes instead of the touched state.
   */
  diffMode?: BooleanInput
  /**
   * Only for `prestateTracer`; without code.
   */
  disableCode?: BooleanInput
  /**
   * Only for `prestateTracer`; without storage.
   */
  disableStorage?: BooleanInput
  /**
   * Only for `flatCallTracer`; errors in the words of OpenEthereum instead of geth's.
   */
  convertParityErrors?: BooleanInput
  /**
   * Only for `flatCallTracer`; with calls of precompiled contracts.
   */
  includePrecompiles?: BooleanInput
}
/**
 * The actions to find in the blocks from `fromBlock` to `toBlock`: those of the transactions whose sender is among `fromAddress`
 * and whose receiver is among `toAddress`; with `--compat ethereum` those whose own `from` and `to` are. Null members are absent,
 * and members that are not listed are ignored.
 *
 */
export interface TraceFilter {
  /**
   * Genesis by default.
   */
  fromBlock?: TraceFilterBlock
  /**
   * The newest block by default; `pending` and blocks beyond the newest one mean the newest block.
   */
  toBlock?: TraceFilterBlock
  fromAddress?: AddressFilter
  toAddress?: AddressFilter
  /**
   * The number of actions to skip, 0 by default; a number, or text that is decimal or hexadecimal with `0x`.
   */
  after?: number | TraceCountText
  /**
   * The maximum number of actions to return, 10,000 by default, in the same forms as `after`; below 1 there are none.
   *
   */
  count?: number | TraceCountText
}
/**
 * How to trace. Members that are not listed are ignored, the case of names is too.
 *
 */
export interface TraceOptions {
  tracer?: TracerName
  tracerConfig?: TracerConfig
  disableMemory?: TraceSwitch
  disableStack?: TraceSwitch
  disableStorage?: TraceSwitch
  /**
   * In geth's form memory is shown only with this.
   */
  enableMemory?: BooleanInput
  /**
   * In geth's form.
   */
  enableReturnData?: BooleanInput
  limit?: TraceLimit
}
/**
 * A transaction that the wallet fills up and signs, always a legacy one. Members that are not listed are ignored. `input` wins over `data`.
 *
 */
export interface TransactionRequest {
  /**
   * Who sends it; an account of the wallet.
   */
  from?: AddressInput
  /**
   * Who receives it; without it a contract is created.
   */
  to?: AddressInput
  /**
   * The gas limit; 90,000 by default.
   */
  gas?: CallNumber
  /**
   * The other name of `gas`, which wins.
   */
  gasLimit?: CallNumber
  /**
   * In wei; 0 by default.
   */
  gasPrice?: CallNumber
  /**
   * In wei; 0 by default.
   */
  value?: CallNumber
  /**
   * Method signature hash and encoded parameters, or init code.
   */
  data?: DataInput
  /**
   * The other name of `data`.
   */
  input?: DataInput
  /**
   * The sender's next one by default, behind all that waits; the nonce of one that waits replaces it for 40 % more
   * gas price.
   *
   */
  nonce?: CallNumber
  /**
   * The chain's own, which is also the default; 0 stands for it.
   */
  chainId?: CallNumber
}
/**
 * Types by name, and a message that is of one of them.
 */
export interface TypedData {
  /**
   * The members of each struct.
   */
  types: TypedDataTypes
  /**
   * The struct that the message is.
   */
  primaryType: string
  /**
   * Whom the signature is for; a struct of type `EIP712Domain`.
   */
  domain: TypedDataStruct
  message: TypedDataStruct
}
/**
 * The members of structs in their order, by the structs' names.
 */
export interface TypedDataTypes {
  [k: string]: TypedDataMember[] | undefined
}
/**
 * A member of a struct.
 */
export interface TypedDataMember {
  name: string
  type: string
}
/**
 * Values by the names of their members.
 */
export interface TypedDataStruct {
  [k: string]: unknown | undefined
}
