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
 * An unsigned integer of at most 256 bits without leading zeros. Zero is `0x0`.
 */
export type Quantity = `0x${string}`
/**
 * A byte string with two digits for each byte. The empty one is `0x`.
 */
export type Data = `0x${string}`
/**
 * Balance in wei, in any form of a number.
 */
export type OverrideBalance = NumberInput
/**
 * An unsigned integer of at most 256 bits, as `0x` and hexadecimal digits in either case, as decimal text, or as a JSON number up to 2^53 - 1. Text without `0x` is decimal, and `0x` alone is 0.
 */
export type NumberInput = string | number
/**
 * Nonce of an account, in any form of a number.
 */
export type OverrideNonce = NumberInput
/**
 * Code of at most 131,072 bytes, in hexadecimal of either case. `0x` may be missing.
 */
export type OverrideCode = string
/**
 * At most 32 bytes in hexadecimal, in either case. Shorter values are padded with zeros on the left. `0x` may be missing.
 */
export type OverrideCell = string
/**
 * 20 bytes in hexadecimal. `0x` may be missing. The case of letters is ignored, so a checksum is not verified.
 */
export type AddressInput = string
/**
 * Nodes of the unitrie from the root towards the key. Each item is the RLP string of a node's message. A value longer than 32 bytes is an item of its own at the end.
 */
export type TrieProof = Data[]
/**
 * Actions in the order in which they start, each before the actions inside it.
 */
export type ActionTraces = ActionTrace[]
/**
 * One address, or an array of addresses of which one must match. An empty array matches any address.
 */
export type AddressFilter = AddressInput | AddressInput[]
/**
 * A 20-byte address, or null.
 */
export type AddressOrNull = Address | null
/**
 * A tag in either case.
 */
export type AnyCaseTag = string
/**
 * An IPv4 or IPv6 address, or a range as an address and its number of leading bits. Host names are not accepted.
 */
export type BannedAddressInput = string
/**
 * A quantity, or null.
 */
export type QuantityOrNull = Quantity | null
/**
 * A 32-byte hash, or null.
 */
export type HashOrNull = Hash | null
/**
 * 8 bytes, always zero, because the merged Bitcoin block has the proof of work.
 */
export type Nonce = `0x${string}`
/**
 * Bloom filter over addresses and topics of logs, 256 bytes.
 */
export type LogsBloom = `0x${string}`
/**
 * The signature's `v`, two digits. `0x0` for REMASC's transactions.
 */
export type RecoveryByte = `0x${string}`
/**
 * 32-byte hash of a block in either case. `0x` may be missing.
 */
export type BlockHashInput = string
/**
 * A block header, or null if there is none.
 */
export type BlockHeaderOrNull = BlockHeader | null
/**
 * A block number as `0x` and digits (leading zeros allowed) or as a JSON number, a 32-byte block hash, or a tag: `latest` (the newest block), `earliest` (the oldest block, genesis), `pending` (a sample next block, built from the pending transactions), `safe` or `finalized` (the newest block on a chain that mines by itself). With `--compat ethereum` the number may also be decimal text, and tags are accepted in either case.
 */
export type BlockIdentifier =
  (('earliest' | 'finalized' | 'latest' | 'pending' | 'safe') | `0x${string}` | number) | (AnyCaseTag | string | number)
/**
 * A block number. `0x` alone is not accepted.
 */
export type BlockNumberInput = NumberInput
/**
 * A block, or null if there is none.
 */
export type BlockOrNull = Block | null
/**
 * A number. The empty string counts as absent.
 */
export type CallNumber = NumberInput | ''
/**
 * A block identifier, or an object that selects a block by hash or number. An empty array selects no block.
 */
export type BlockSelector = BlockIdentifier | BlockReference
/**
 * A byte string in hexadecimal, in either case. `0x` may be missing. An odd number of digits gets a leading zero, and is refused with `--compat ethereum`.
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
  | MuxTrace
/**
 * Traces in the order in which they start, each before the traces inside it.
 */
export type FlatCallTraces = FlatCallTrace[]
/**
 * Traces in block order, REMASC's transaction last. The reference node's struct logger leaves the hashes out.
 */
export type BlockTraces = (BlockTrace | StructLogs | TransferTrace)[]
/**
 * True or false, also as text, or as 1 and 0.
 */
export type BooleanInput = boolean | 'true' | 'True' | 'TRUE' | 'false' | 'False' | 'FALSE' | (1 | 0)
/**
 * Results of the calls of a bundle.
 */
export type BundleResultsOfOne = BundleResult[]
/**
 * Results of calls by bundle.
 */
export type BundleResults = BundleResultsOfOne[]
/**
 * Traces of the calls of a bundle.
 */
export type BundleTracesOfOne = TransactionTrace[]
/**
 * Traces of calls by bundle.
 */
export type BundleTraces = BundleTracesOfOne[]
/**
 * Bundles of calls, each in the block after that of the bundle before.
 *
 * @minItems 1
 * @maxItems 256
 */
export type CallBundles = CallBundle[]
/**
 * A number of milliseconds. Numbers above 2^31 - 1 count as that maximum.
 */
export type CallManyTimeout = NumberInput
/**
 * At most 32 bytes. Shorter values are padded with zeros on the left.
 */
export type CellInput = `0x${string}` | string
/**
 * A position in the chain from a notification (`cursor`). Its form is opaque. Send it back unchanged to any node that has the block.
 */
export type ChainCursor = string
/**
 * Milliseconds below 2^63 as text, with `0x` and digits or as decimal text. A JSON number is in seconds, as clients of go-ethereum send it. The empty string means 30 minutes.
 */
export type DurationInput = string | number | ''
/**
 * Number of blocks, at least 1. A number above 1,024, or above the number of existing blocks, counts as that maximum.
 */
export type FeeBlockCount = string | number
/**
 * A list that only typed transactions have. Rootstock accepts no entries.
 */
export type FillList = unknown[]
/**
 * Id of a filter, 128 random bits. It is valid only with the API key that created the filter.
 */
export type FilterId = `0x${string}`
/**
 * Id of a filter in either case, with or without `0x`. Hexadecimal text of any length, including none, and JSON numbers are accepted as ids that no filter has.
 */
export type FilterIdInput = string | number
/**
 * 32-byte hashes in either case, separated by white space. `0x` may be missing. At most 16,666 hashes, which exceeds the number of the smallest transactions that fit into a Bitcoin block.
 */
export type HashListInput = string
/**
 * Hashes per second as hexadecimal text of at most 32 bytes, in either case. `0x` may be missing.
 */
export type HashrateInput = string
/**
 * A count below 2^32 as hexadecimal digits in either case. `0x` may be missing.
 */
export type HexCountInput = string
/**
 * Position from 0, below 2^31, as `0x` and digits in either case, or as a JSON number. With `--compat ethereum` also as decimal text below 10^9.
 */
export type IndexInput = (`0x${string}` | number) | (string | number)
/**
 * Opaque position at which a page of logs ended.
 */
export type LogCursor = string
/**
 * A block identifier with its tag in either case, but not a hash. Use `blockHash` to select a block by hash.
 */
export type LogFilterBlock = BlockIdentifier | AnyCaseTag
/**
 * Topics that a log must have, by position. `null` matches any topic, a topic matches itself, and an array matches each of its members. A `null` in such an array is ignored, and an array without a topic matches any topic. A log with topics [A, B] matches `[]`, `[A]`, `[null, B]`, `[A, B]` and `[[A, B], [A, B]]`. One topic may be sent without its array. With `--compat ethereum` an array with `null` matches any topic, and at most four positions are accepted.
 */
export type TopicFilter = TopicSlot[] | TopicInput
/**
 * Topic that a log must have at one position.
 */
export type TopicSlot = TopicInput | (TopicInput | null)[] | null
/**
 * 32 bytes in hexadecimal, in either case. `0x` may be missing.
 */
export type TopicInput = string
/**
 * Maximum number of logs of the page, from 1 to 10,000, in any form of a number. 1,000 by default.
 */
export type LogPageLimit = number | string
/**
 * A block selector. The block number may also be decimal text, as in the reference node's calls and in methods that it does not have.
 */
export type LooseBlockSelector = BlockSelector | string
/**
 * A hash in either case. `0x` may be missing. Hexadecimal text of another length and a JSON number are accepted as hashes that match nothing.
 */
export type LooseHashInput = string | number
/**
 * Time of the block in seconds since 1970, later than the newest block's time. Or an object with that time and the number of blocks to mine. `null`, `0x` and the empty string count as absent.
 */
export type MineInput = CallNumber | MineOptions
/**
 * A block selector except `pending`, whose state has no proof.
 */
export type MinedBlockSelector = LooseBlockSelector
/**
 * Milliseconds, at most 2^31 - 1, in any form of a number.
 */
export type MiningIntervalInput = string | number
/**
 * Milliseconds, at most 2^31 - 1, or the smallest and the largest number of them as an array.
 */
export type MiningPeriodInput = MiningIntervalInput | MiningIntervalInput[]
/**
 * Seconds, at most 2147483, in any form of a number.
 */
export type MiningSecondsInput = string | number
/**
 * Settings of a tracer that `muxTracer` runs. Null is equivalent to an empty object.
 */
export type MuxedSettings = MuxedTracerSettings | null
/**
 * On for true, and for the text `true` in either case. Off for every other value, as in the reference node.
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
 * A block selector of the methods that return a block by its number, with the reference node's texts for them.
 */
export type NumberedBlockSelector = BlockSelector
/**
 * `=` if the value does not change. Otherwise `*` has the values before and after, `+` the value of a new account, or `-` the last value of a deleted one.
 */
export type ParityChange = '=' | ParityDifference
/**
 * A number, or bytes of code or of a storage slot.
 */
export type ParityValue = Quantity | Data
/**
 * Outputs and traces of calls.
 */
export type ParityTraces = ParityTrace[]
/**
 * A passphrase of at most 1,000 characters. It is used unchanged, as UTF-8.
 */
export type PassphraseInput = string
/**
 * An IP address, or the id of a node as hexadecimal digits.
 */
export type PeerIdInput = string
/**
 * A byte string with `0x` and at least one hexadecimal digit, in either case. An odd number of digits gets a leading zero. With `--compat ethereum` the number of digits must be even, and may be zero.
 */
export type PrefixedDataInput = `0x${string}` | string
/**
 * A private key of secp256k1 with 1 to 32 bytes, not 0 and below the order of the curve. `0x` may be missing, and digits may be in either case.
 */
export type PrivateKeyInput = string
/**
 * The shorter range in the form that indexers parse: `Try with this block range [0x0, 0x7cf].`
 */
export type RangeHint = string
/**
 * A receipt, or null if the transaction is unknown or pending.
 */
export type ReceiptOrNull = Receipt | null
/**
 * The receipts of a block in the order of its transactions, or null if there is no such block.
 */
export type ReceiptsOrNull = Receipt[] | null
/**
 * A transaction and the index of its new block. The transaction is signed, as `0x`-prefixed RLP, or an object, which the node signs.
 *
 * @minItems 2
 * @maxItems 2
 */
export type ReorgPair = (DataInput | TransactionRequest | NumberInput)[]
/**
 * At most 1,000 transactions with the indexes of their blocks.
 *
 * @maxItems 1000
 */
export type ReorgPairs = ReorgPair[]
/**
 * Outputs and traces of the transactions of a block.
 */
export type ReplayedTraces = ReplayedTrace[]
/**
 * Up to 100 numbers from 0 to 100 in ascending order, also as decimal text. With an empty array, the result has no `reward`.
 */
export type RewardPercentiles = RewardPercentile[] | RewardPercentileInEthereum[]
export type RewardPercentile = number | string
export type RewardPercentileInEthereum = number | string
/**
 * An integer, as `0x` and hexadecimal digits, as decimal text or as a JSON number. A value below zero counts as zero.
 */
export type SecondsInput = string | number
/**
 * A text of at most 10,000 characters. Anyone who knows the seed has the private key.
 */
export type SeedInput = string
/**
 * 65 bytes, 32 of r, 32 of s and one of v, which is `1b` or `1c`.
 */
export type Signature = `0x${string}`
/**
 * Id of a snapshot as `evm_snapshot` returned it, `0x` and hexadecimal digits, or a JSON number. With `--compat ethereum` also decimal text.
 */
export type SnapshotIdInput = (`0x${string}` | number) | (string | number)
/**
 * A number of transactions, or -1.
 */
export type TransactionIndexInput = number | IndexInput
/**
 * A byte string of at least one byte, or `0x0` if there is none.
 */
export type StorageBytes = `0x${string}`
/**
 * Storage slots as numbers or as 32-byte words, at most 1,024.
 */
export type StorageKeys = StoragePosition[] | string[]
/**
 * A storage slot as a number. With `--compat ethereum` text without `0x` is hexadecimal, and empty text is 0: `10` is slot 16, and slot 10 without it.
 */
export type StoragePosition = NumberInput | (string | number)
/**
 * Events of a subscription.
 */
export type SubscriptionKind =
  | ('logs' | 'newHeads' | 'newPendingTransactions' | 'syncing')
  | ('logs' | 'newHeads' | 'newPendingTransactions' | 'syncing' | 'transactionReceipts')
/**
 * 32-byte hash of a transaction in either case. `0x` may be missing.
 */
export type TransactionHashInput = string
/**
 * Number of the first block to notify, as QUANTITY or as a JSON number. `earliest` is genesis. With a number above the newest block, notifications start when the chain reaches it. With the other tags, they start after the newest block.
 */
export type SubscriptionStart = LogFilterBlock
/**
 * Progress of the synchronisation with the network, or false if the node is not catching up.
 */
export type SyncStatus = false | SyncProgress
/**
 * Seconds since 1970, as `0x` and hexadecimal digits, as decimal text or as a JSON number. Values from 100,000,000,000 on count as milliseconds. Or a date and time in UTC, such as `2026-01-02T00:00:00Z`.
 */
export type TimeInput = string | number
/**
 * A block identifier, or an object that selects a block by hash or number.
 */
export type TraceBlockSelector = BlockSelector
/**
 * A tracer. `rskTracer` (each opcode, in the form of the reference node's struct logger) is the default, and with `--compat ethereum` `structLogger` (each opcode, in geth's form). `callTracer` has nested calls in the reference node's form, or in geth's form with `--compat ethereum`. `flatCallTracer` has a flat list of the calls, in geth's form. `prestateTracer` has the accounts that the transaction accesses, as they were before. `4byteTracer` has the number of calls of each function. `muxTracer` runs several of `callTracer`, `flatCallTracer`, `prestateTracer`, `4byteTracer` and `noopTracer`, whose settings are in `tracerConfig` under their names. `noopTracer` has nothing. Names are accepted in either case. Tracers in JavaScript are not supported.
 */
export type TracerName = string
/**
 * Settings of a tracer. A value that is not an object counts as no settings.
 */
export type TracerConfig = TracerSettings | string | number | boolean | unknown[]
/**
 * Maximum number of opcodes in geth's form. 0 or absent for all.
 */
export type TraceLimit = NumberInput
/**
 * A number from 0 to 10,000 as decimal text, or as hexadecimal text with `0x`.
 */
export type TraceCountText = string
/**
 * A hash as for `LooseHashInput`, but not empty.
 */
export type TraceGetHash = string | number
/**
 * Options of a trace. A value that is not an object counts as no options, as in the reference node, and is refused with `--compat ethereum`.
 */
export type TraceOptionsInput = (TraceOptions | string | number | boolean | unknown[]) | TraceOptions
/**
 * One index, alone or in an array. With `--compat ethereum` a trace address, which may have any number of indexes.
 */
export type TracePositions = IndexInput | IndexInput[]
/**
 * A part of a trace: `trace` has the calls, contract creations and self-destructions, `stateDiff` the changes of accounts and storage, and `vmTrace` each opcode with its effects.
 */
export type TraceType = 'trace' | 'stateDiff' | 'vmTrace'
/**
 * The parts of the trace to return, in any order.
 *
 * @maxItems 8
 */
export type TraceTypes = TraceType[]
/**
 * A call, and the parts of its trace to return.
 *
 * @minItems 2
 * @maxItems 2
 */
export type TracedPair = (CallRequest | TraceTypes)[]
/**
 * Calls, each with the parts of its trace to return.
 *
 * @maxItems 1000
 */
export type TracedPairs = TracedPair[]
/**
 * A transaction, or null if there is none.
 */
export type TransactionOrNull = Transaction | null
/**
 * An object, or its JSON as text.
 */
export type TypedDataInput = TypedData | string
/**
 * 32 bytes in hexadecimal, in either case. `0x` may be missing.
 */
export type WordInput = string
/**
 * 8 bytes in hexadecimal, in either case. `0x` may be missing.
 */
export type WorkNonceInput = string

/**
 * An account that the call accesses.
 */
export interface AccessListEntry {
  /**
   * Address of the account.
   */
  address: Address
  /**
   * Storage slots that the call accesses, in ascending order.
   */
  storageKeys: Hash[]
}
/**
 * Accounts and storage slots that a call accesses.
 */
export interface AccessListResult {
  /**
   * Accounts in ascending order of their addresses.
   */
  accessList: AccessListEntry[]
  /**
   * Reason of the failure. Absent if the call succeeds.
   */
  error?: string
  /**
   * Gas that the call uses, refunds deducted.
   */
  gasUsed: Quantity
}
/**
 * An account without its storage.
 */
export interface AccountInfo {
  /**
   * Balance in wei.
   */
  balance: Quantity
  /**
   * Number of transactions that the account has sent. For a contract, the number of contracts that it has created.
   */
  nonce: Quantity
  /**
   * Code of the contract, or `0x` for an account without code.
   */
  code: Data
}
/**
 * The parts of an account to replace. Absent parts are not changed, and members that are not listed are ignored. A precompiled contract can only be moved, and it still runs at its own address. In `eth_simulateV1`, and with `--compat ethereum` in every method, geth's rules apply. All members can be overridden then, and a precompiled contract that is moved or given `code` no longer runs at its own address. The Bridge and REMASC can be given `code` only.
 */
export interface AccountOverride {
  /**
   * Balance in wei.
   */
  balance?: OverrideBalance
  /**
   * Nonce of the account.
   */
  nonce?: OverrideNonce
  /**
   * Code that runs when the account is called, at most 131,072 bytes.
   */
  code?: OverrideCode
  /**
   * All storage slots of the account. Slots that are not listed are empty. It excludes `stateDiff`.
   */
  state?: OverrideCells
  /**
   * Storage slots to replace. Slots that are not listed are not changed.
   */
  stateDiff?: OverrideCells
  /**
   * Address at which the precompiled contract of this address runs. It must not be overridden itself. The Bridge and REMASC cannot be moved.
   */
  movePrecompileToAddress?: AddressInput
  /**
   * Another spelling of `movePrecompileToAddress`, which takes precedence.
   */
  MovePrecompileToAddress?: AddressInput
}
/**
 * Values of storage slots by slot, at most 1,024.
 */
export interface OverrideCells {
  [k: string]: OverrideCell | undefined
}
/**
 * An account with its proof against the state root of a block. The proof is of Rootstock's unitrie, which verifiers for Ethereum do not accept.
 */
export interface AccountProof {
  /**
   * Address of the account.
   */
  address: Address
  /**
   * Proof of the account, or of its absence.
   */
  accountProof: TrieProof
  /**
   * Balance in wei.
   */
  balance: Quantity
  /**
   * Keccak-256 hash of the code. Unlike on Ethereum, it is not part of the account's node.
   */
  codeHash: Hash
  /**
   * Number of transactions that the account has sent. For a contract, the number of contracts that it has created.
   */
  nonce: Quantity
  /**
   * Hash of the node at the account's storage key, below which its storage slots are. The hash of the empty trie if there is none.
   */
  storageHash: Hash
  /**
   * One proof for each requested slot, in the order of the request.
   */
  storageProof: StorageProof[]
}
/**
 * A storage slot with its proof against the state root.
 */
export interface StorageProof {
  /**
   * The slot as a 32-byte word.
   */
  key: Hash
  /**
   * Value of the slot, or `0x0` if it is empty. For a longer entry of a native contract, all its bytes.
   */
  value: Quantity | Data
  /**
   * Proof of the value, or of its absence. It starts at the state root, as the account's proof does.
   */
  proof: TrieProof
}
/**
 * Virtual gas that an account may still use.
 */
export interface AccountQuota {
  /**
   * Time of the last count, in milliseconds since 1970.
   */
  timestamp: number
  /**
   * Virtual gas that was available at that time. It grows with time.
   */
  availableVirtualGas: number
}
/**
 * The parts of an account that were read or changed, at one moment.
 */
export interface AccountState {
  /**
   * Balance in wei.
   */
  balance?: Quantity
  /**
   * Nonce of the account. Absent if it is 0.
   */
  nonce?: number
  /**
   * Code of the contract. Absent if there is none.
   */
  code?: Data
  /**
   * Values of the accessed storage slots by slot. Empty slots are zeros.
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
 * The result of a call.
 */
export interface ActionResult {
  /**
   * Gas that the call used.
   */
  gasUsed: Quantity
  /**
   * Data that the call returned.
   */
  output: Data
}
/**
 * One action of a transaction. `blockNumber` and `transactionPosition` are JSON numbers.
 */
export interface ActionTrace {
  /**
   * The call, contract creation or self-destruction.
   */
  action: CallAction | CreationAction | DestructionAction
  /**
   * Hash of the block.
   */
  blockHash: Hash
  /**
   * Height of the block, as a JSON number.
   */
  blockNumber: number
  /**
   * Hash of the transaction.
   */
  transactionHash: Hash
  /**
   * Position of the transaction in its block, as a JSON number from 0.
   */
  transactionPosition: number
  /**
   * Kind of the action. `suicide` is a self-destruction.
   */
  type: 'call' | 'create' | 'suicide'
  /**
   * Number of actions directly below this one.
   */
  subtraces: number
  /**
   * Path from the transaction's own action, as the indexes among the actions below each other. Empty for the transaction's own action.
   */
  traceAddress: number[]
  /**
   * Result of the action. Null on failure and for `suicide`. With `--compat ethereum` a reverted call keeps its result.
   */
  result: ActionResult | CreationResult | null
  /**
   * `Reverted`, or the exception of the reference node. Absent on success.
   */
  error?: string
}
/**
 * A call.
 */
export interface CallAction {
  /**
   * Opcode of the call. `call` for the transaction's own call.
   */
  callType: 'call' | 'callcode' | 'delegatecall' | 'staticcall'
  /**
   * Caller. For `delegatecall`, the contract that delegates.
   */
  from: Address
  /**
   * Account that is called. For `delegatecall`, the account whose code runs.
   */
  to: Address
  /**
   * Gas that the call may use. For the transaction's own call, the gas limit, or 0x0 if no code runs.
   */
  gas: Quantity
  /**
   * Data of the call.
   */
  input: Data
  /**
   * Amount that is sent, in wei.
   */
  value: Quantity
}
/**
 * A contract creation.
 */
export interface CreationAction {
  /**
   * Account that creates the contract.
   */
  from: Address
  /**
   * Gas that the init code may use. For the transaction's own creation, the gas limit.
   */
  gas: Quantity
  /**
   * Init code.
   */
  init: Data
  /**
   * Opcode of the creation. Absent for the transaction's own creation, except with `--compat ethereum`.
   */
  creationMethod?: 'create' | 'create2'
  /**
   * Amount that the contract receives, in wei.
   */
  value: Quantity
}
/**
 * A self-destruction of a contract.
 */
export interface DestructionAction {
  /**
   * Contract that destroys itself.
   */
  address: Address
  /**
   * Account that receives the balance.
   */
  refundAddress: Address
  /**
   * Balance of the contract in wei.
   */
  balance: Quantity
}
/**
 * The result of a contract creation.
 */
export interface CreationResult {
  /**
   * Gas that the creation used.
   */
  gasUsed: Quantity
  /**
   * Code of the new contract.
   */
  code: Data
  /**
   * Address of the new contract.
   */
  address: Address
}
/**
 * One action of a call or transaction, in the form of OpenEthereum, Erigon and reth.
 */
export interface AdHocTrace {
  /**
   * The call, contract creation or self-destruction.
   */
  action: CallAction | CreationAction | DestructionAction
  /**
   * Kind of the action. `suicide` is a self-destruction.
   */
  type: 'call' | 'create' | 'suicide'
  /**
   * Number of actions directly below this one.
   */
  subtraces: number
  /**
   * Path from the transaction's own action, as the indexes among the actions below each other. Empty for the transaction's own action.
   */
  traceAddress: number[]
  /**
   * Result of the action. Null for `suicide`, and on failure unless it is a reverted call.
   */
  result: ActionResult | CreationResult | null
  /**
   * Reason of the failure in OpenEthereum's words. Absent on success.
   */
  error?: string
}
/**
 * The block on which the chain stands.
 */
export interface BelowBaseData {
  /**
   * Its number. Newer blocks have what the request needs.
   */
  base: Quantity
}
/**
 * A block. The members that a pending block does not have yet are `null`.
 */
export interface Block {
  /**
   * Height of the block. Null while pending.
   */
  number: QuantityOrNull
  /**
   * Hash of the block. Null while pending.
   */
  hash: HashOrNull
  /**
   * Hash of the parent block.
   */
  parentHash: Hash
  /**
   * Always zero. The proof of work is in the merged mining members.
   */
  mixHash: Hash
  /**
   * Always zero, for the same reason as `mixHash`. Null while pending.
   */
  nonce: Nonce | null
  /**
   * Keccak-256 hash of the RLP list of the uncles' headers.
   */
  sha3Uncles: Hash
  /**
   * Bloom filter over the addresses and topics of the block's logs. Null while pending.
   */
  logsBloom: LogsBloom | null
  /**
   * Root of the binary trie of the block's transactions. It differs from Ethereum's root of the same transactions.
   */
  transactionsRoot: Hash
  /**
   * Root of the unitrie after this block. This binary trie holds accounts, code and storage together, unlike Ethereum's state trie.
   */
  stateRoot: Hash
  /**
   * Root of the binary trie of the block's receipts.
   */
  receiptsRoot: Hash
  /**
   * Address of the miner, which earns the block's reward. Null while pending.
   */
  miner: AddressOrNull
  /**
   * Difficulty of this block. Its uncles are not included.
   */
  difficulty: Quantity
  /**
   * Sum of the difficulties of the chain up to this block, uncles included. `0x0` while pending.
   */
  totalDifficulty: Quantity
  /**
   * Bytes that the miner chose.
   */
  extraData: Data
  /**
   * Length of the RLP-encoded block in bytes.
   */
  size: Quantity
  /**
   * Maximum gas of all transactions of the block together.
   */
  gasLimit: Quantity
  /**
   * Gas used by all transactions of the block.
   */
  gasUsed: Quantity
  /**
   * Time of the block in seconds since 1970.
   */
  timestamp: Quantity
  /**
   * Hashes of the transactions in block order, or whole transactions if requested. REMASC's transaction is the last one.
   */
  transactions: Hash[] | Transaction[]
  /**
   * Hashes of the block's uncles.
   */
  uncles: Hash[]
  /**
   * Lowest gas price in wei that a transaction of this block must offer. Rootstock has it in place of a base fee.
   */
  minimumGasPrice: Quantity
  /**
   * Header of the Bitcoin block whose proof of work secures this block, or `0x` if there is none.
   */
  bitcoinMergedMiningHeader: Data
  /**
   * Coinbase transaction of that Bitcoin block, compressed.
   */
  bitcoinMergedMiningCoinbaseTransaction: Data
  /**
   * Merkle proof that leads from the coinbase transaction to the Merkle root of the Bitcoin header.
   */
  bitcoinMergedMiningMerkleProof: Data
  /**
   * Hash that the Bitcoin coinbase transaction commits to.
   */
  hashForMergedMining: Hash
  /**
   * Fees of all transactions of the block, in wei.
   */
  paidFees: Quantity
  /**
   * Sum of the difficulties of this block and its uncles.
   */
  cumulativeDifficulty: Quantity
  /**
   * Indexes at which the lists of transactions for parallel execution end. Null before RSKIP-144.
   */
  rskPteEdges: number[] | null
  /**
   * Data of the block's base event (RSKIP-535). Null if it is empty, and before that rule.
   */
  baseEvent: Data | null
}
/**
 * A transaction. Its position in the chain is null while it is pending.
 */
export interface Transaction {
  /**
   * Hash of the transaction.
   */
  hash: Hash
  /**
   * Number of transactions that the sender sent before this one. For REMASC's transaction, the block's height minus one.
   */
  nonce: Quantity
  /**
   * Hash of the block that contains the transaction. Null while pending.
   */
  blockHash: HashOrNull
  /**
   * Height of the block that contains the transaction. Null while pending.
   */
  blockNumber: QuantityOrNull
  /**
   * Position in the block, from 0. Null while pending.
   */
  transactionIndex: QuantityOrNull
  /**
   * Sender. The zero address for REMASC's transaction.
   */
  from: Address
  /**
   * Receiver. Null for a contract creation.
   */
  to: AddressOrNull
  /**
   * Gas limit.
   */
  gas: Quantity
  /**
   * Gas price in wei.
   */
  gasPrice: Quantity
  /**
   * Amount that is sent, in wei.
   */
  value: Quantity
  /**
   * Data of the call, or the init code of a contract creation.
   */
  input: Data
  /**
   * Recovery value of the signature. It contains the chain id (EIP-155), or is `0x1b` or `0x1c` without one. `0x0` for REMASC's transaction.
   */
  v: RecoveryByte
  /**
   * First part of the signature. `0x0` for REMASC's transaction.
   */
  r: Quantity
  /**
   * Second part of the signature. `0x0` for REMASC's transaction.
   */
  s: Quantity
  /**
   * Always `0x0`, a legacy transaction.
   */
  type: Quantity
}
/**
 * The members of a block without transactions, uncles, size and total difficulty. The members that a pending block does not have yet are `null`.
 */
export interface BlockHeader {
  /**
   * Height of the block. Null while pending.
   */
  number: QuantityOrNull
  /**
   * Hash of the block. Null while pending.
   */
  hash: HashOrNull
  /**
   * Hash of the parent block.
   */
  parentHash: Hash
  /**
   * Always zero. The proof of work is in the merged mining members.
   */
  mixHash: Hash
  /**
   * Always zero, for the same reason as `mixHash`. Null while pending.
   */
  nonce: Nonce | null
  /**
   * Keccak-256 hash of the RLP list of the uncles' headers.
   */
  sha3Uncles: Hash
  /**
   * Bloom filter over the addresses and topics of the block's logs. Null while pending.
   */
  logsBloom: LogsBloom | null
  /**
   * Root of the binary trie of the block's transactions. It differs from Ethereum's root of the same transactions.
   */
  transactionsRoot: Hash
  /**
   * Root of the unitrie after this block. This binary trie holds accounts, code and storage together, unlike Ethereum's state trie.
   */
  stateRoot: Hash
  /**
   * Root of the binary trie of the block's receipts.
   */
  receiptsRoot: Hash
  /**
   * Address of the miner, which earns the block's reward. Null while pending.
   */
  miner: AddressOrNull
  /**
   * Difficulty of this block. Its uncles are not included.
   */
  difficulty: Quantity
  /**
   * Bytes that the miner chose.
   */
  extraData: Data
  /**
   * Maximum gas of all transactions of the block together.
   */
  gasLimit: Quantity
  /**
   * Gas used by all transactions of the block.
   */
  gasUsed: Quantity
  /**
   * Time of the block in seconds since 1970.
   */
  timestamp: Quantity
  /**
   * Lowest gas price in wei that a transaction of this block must offer. Rootstock has it in place of a base fee.
   */
  minimumGasPrice: Quantity
  /**
   * Header of the Bitcoin block whose proof of work secures this block, or `0x` if there is none.
   */
  bitcoinMergedMiningHeader: Data
  /**
   * Coinbase transaction of that Bitcoin block, compressed.
   */
  bitcoinMergedMiningCoinbaseTransaction: Data
  /**
   * Merkle proof that leads from the coinbase transaction to the Merkle root of the Bitcoin header.
   */
  bitcoinMergedMiningMerkleProof: Data
  /**
   * Hash that the Bitcoin coinbase transaction commits to.
   */
  hashForMergedMining: Hash
  /**
   * Fees of all transactions of the block, in wei.
   */
  paidFees: Quantity
  /**
   * Sum of the difficulties of this block and its uncles.
   */
  cumulativeDifficulty: Quantity
  /**
   * Indexes at which the lists of transactions for parallel execution end. Null before RSKIP-144.
   */
  rskPteEdges: number[] | null
  /**
   * Data of the block's base event (RSKIP-535). Null if it is empty, and before that rule.
   */
  baseEvent: Data | null
}
/**
 * A block at a height, and whether it is on the main chain.
 */
export interface BlockInformation {
  /**
   * Hash of the block.
   */
  hash: Hash
  /**
   * Sum of the difficulties of the chain up to this block, uncles included.
   */
  totalDifficulty: Quantity
  /**
   * Whether the block is on the main chain.
   */
  inMainChain: boolean
}
/**
 * Values of the block that code sees. Absent members have the values of the selected block, and members that are not listed are ignored. The consensus rules are those of the block's number.
 */
export interface BlockOverrides {
  /**
   * Value of NUMBER. Block hashes are those of the chain, without hashes beyond its end.
   */
  number?: CallNumber
  /**
   * Another name of `number`, from Erigon. `number` takes precedence.
   */
  blockNumber?: CallNumber
  /**
   * Value of TIMESTAMP, in seconds since 1970.
   */
  time?: CallNumber
  /**
   * Another name of `time`, from Erigon and web3.py. `time` takes precedence.
   */
  timestamp?: CallNumber
  /**
   * Value of GASLIMIT.
   */
  gasLimit?: CallNumber
  /**
   * Value of COINBASE.
   */
  feeRecipient?: AddressInput
  /**
   * Another name of `feeRecipient`, which takes precedence.
   */
  coinbase?: AddressInput
  /**
   * Another name of `feeRecipient`, from web3.py. The other names take precedence.
   */
  miner?: AddressInput
  /**
   * Value of DIFFICULTY, which is PREVRANDAO on other chains.
   */
  prevRandao?: CallNumber
  /**
   * Another name of `prevRandao`. `prevRandao` and `random` take precedence.
   */
  difficulty?: CallNumber
  /**
   * Another name of `prevRandao`, from older versions of geth. It takes precedence over `difficulty`.
   */
  random?: CallNumber
  /**
   * Value of BASEFEE in wei, which is the block's minimum gas price on Rootstock.
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
  /**
   * Values of BLOCKHASH by block number, at most 256.
   */
  blockHash?: OverrideHashes
  /**
   * Not used in `eth_simulateV1`, and refused elsewhere, because blocks of Rootstock have none.
   */
  beaconRoot?: unknown
  /**
   * Not used in `eth_simulateV1`, and refused elsewhere, because blocks of Rootstock have none.
   */
  withdrawals?: unknown
}
/**
 * Hashes of blocks by their numbers, which are in any form of a number.
 */
export interface OverrideHashes {
  [k: string]: BlockHashInput | undefined
}
/**
 * A block by its hash or its number (EIP-1898). The hash takes precedence over the number. With `--compat ethereum` only one of them may be present.
 */
export interface BlockReference {
  /**
   * Hash of the block.
   */
  blockHash?: BlockHashInput
  /**
   * Height of the block.
   */
  blockNumber?: BlockNumberInput
  /**
   * Whether a block that is not on the main chain is refused. False by default, which selects that block's own state.
   */
  requireCanonical?: boolean | string
}
/**
 * A block to simulate. Members that are not listed are ignored.
 */
export interface BlockStateCalls {
  /**
   * Values of the block's header. Absent members have the values of the previous block, with the next number and time.
   */
  blockOverrides?: BlockOverrides
  /**
   * The parts of accounts to replace before the block's calls.
   */
  stateOverrides?: StateOverrides
  /**
   * Transactions of the block, in order. At most 1,000 in all blocks together.
   *
   * @maxItems 1000
   */
  calls?: CallRequest[]
}
/**
 * State overrides by address, for at most 256 accounts. One request may override at most 5,000 accounts and storage slots together, all blocks of a simulation included.
 */
export interface StateOverrides {
  [k: string]: AccountOverride | undefined
}
/**
 * A transaction to simulate. All members are optional, and members that are not listed are ignored. `input` takes precedence over `data`. `chainId` is accepted and has no effect.
 */
export interface CallRequest {
  /**
   * Caller. The zero address by default.
   */
  from?: AddressInput
  /**
   * Account to call. Without it, the data runs as init code.
   */
  to?: AddressInput
  /**
   * Maximum gas that the execution may use.
   */
  gas?: CallNumber
  /**
   * Gas price in wei. 0 by default.
   */
  gasPrice?: CallNumber
  /**
   * Amount to send, in wei. 0 by default.
   */
  value?: CallNumber
  /**
   * Selector of the function and its encoded arguments.
   */
  data?: DataInput
  /**
   * Another name of `data`, which it takes precedence over.
   */
  input?: DataInput
  /**
   * Nonce of the sender. Only `eth_simulateV1` uses it.
   */
  nonce?: CallNumber
  /**
   * Not used, because Rootstock has no EIP-1559 transactions. With `--compat ethereum` it is refused beside `gasPrice`.
   */
  maxFeePerGas?: unknown
  /**
   * Not used, as `maxFeePerGas`.
   */
  maxPriorityFeePerGas?: unknown
  /**
   * Chain id. It has no effect.
   */
  chainId?: CallNumber
}
/**
 * The trace of one transaction of a block.
 */
export interface BlockTrace {
  /**
   * Hash of the transaction.
   */
  txHash: Hash
  /**
   * Result of the tracer for this transaction.
   */
  result: TransactionTrace
}
/**
 * Executed opcodes in the reference node's form. Opcodes of contracts that code creates are not included.
 */
export interface StructLogs {
  /**
   * Address of the contract, without `0x`.
   */
  contractAddress: string
  /**
   * Storage slots of the contract before the transaction. Empty if there are more than 10,000.
   */
  initStorage: CellTexts
  /**
   * Executed opcodes in their order.
   */
  structLogs: StructLog[]
  /**
   * Data that was returned, or the code of a new contract, without `0x`.
   */
  result: string
  /**
   * Class and text of an exception of the reference node, or empty.
   */
  error: string
  /**
   * Whether the transaction ended with REVERT.
   */
  reverted: boolean
  /**
   * Number of storage slots of the contract.
   */
  storageSize: number
  /**
   * Storage slots of the contract before its last opcode.
   */
  currentStorage: CellTexts
}
/**
 * Values of storage slots by slot, both 32 bytes without `0x`.
 */
export interface CellTexts {
  [k: string]: string | undefined
}
/**
 * An opcode in the reference node's form. Hexadecimal text has no `0x`.
 */
export interface StructLog {
  /**
   * Name of the opcode. Null for a byte that is no opcode.
   */
  op: string | null
  /**
   * Depth of the call, 0 for the transaction's own call.
   */
  depth: number
  /**
   * Position of the opcode in the code.
   */
  pc: number
  /**
   * Gas left before the opcode.
   */
  gas: number
  /**
   * Gas cost of the opcode, or 0 if it fails. The cost of a call that runs code is included in the last opcode of that code.
   */
  gasCost: number
  /**
   * Memory in words of 32 bytes. Absent with `disableMemory`.
   */
  memory?: string[]
  /**
   * Stack, the lowest word first. Absent with `disableStack`.
   */
  stack?: string[]
  /**
   * Storage slots of the contract. Absent with `disableStorage`.
   */
  storage?: CellTexts
}
/**
 * A transaction that runs no code, in the reference node's form.
 */
export interface TransferTrace {
  /**
   * Always null.
   */
  programInvoke: null
  /**
   * The transfer of the transaction.
   */
  transferInvoke: TransferInvoke
  /**
   * Payments of REMASC's transaction.
   */
  subtraces: {
    [k: string]: unknown | undefined
  }[]
  /**
   * Always null.
   */
  result: null
  /**
   * Always null.
   */
  error: null
  /**
   * Always false.
   */
  reverted: boolean
}
/**
 * The transfer of a transaction. Hexadecimal text has no `0x`.
 */
export interface TransferInvoke {
  /**
   * Receiver, in 32 bytes. Zeros for a contract creation.
   */
  ownerAddress: string
  /**
   * Sender, in 32 bytes.
   */
  callerAddress: string
  /**
   * Always 0.
   */
  gas: number
  /**
   * Amount that is sent in wei, in 32 bytes.
   */
  callValue: string
  /**
   * Data of the transaction in base64. Null or empty if there is none.
   */
  msgData: string | null
}
/**
 * Executed opcodes in geth's form.
 */
export interface GethStructLogs {
  /**
   * Gas used, refunds deducted.
   */
  gas: number
  /**
   * Whether the transaction failed.
   */
  failed: boolean
  /**
   * Data that was returned, or the payload of a revert.
   */
  returnValue: Data
  /**
   * Executed opcodes in their order.
   */
  structLogs: GethStep[]
}
/**
 * An opcode in geth's form.
 */
export interface GethStep {
  /**
   * Position of the opcode in the code.
   */
  pc: number
  /**
   * Name of the opcode.
   */
  op: string
  /**
   * Gas left before the opcode.
   */
  gas: number
  /**
   * Gas cost of the opcode.
   */
  gasCost: number
  /**
   * Depth of the call, 1 for the transaction's own call.
   */
  depth: number
  /**
   * Reason why the call fails at this opcode. Absent on success.
   */
  error?: string
  /**
   * Stack before the opcode, the lowest word first. Absent with `disableStack`.
   */
  stack?: Quantity[]
  /**
   * Data that the last inner call returned. Absent if it is empty, and without `enableReturnData`.
   */
  returnData?: Data
  /**
   * Memory before the opcode in words of 32 bytes without `0x`. Absent without `enableMemory`.
   */
  memory?: string[]
  /**
   * All storage slots of the contract that were accessed so far. Only for an opcode that accesses a slot.
   */
  storage?: CellTexts
  /**
   * Gas to refund at the end of the transaction. Absent if it is 0.
   */
  refund?: number
}
/**
 * A call and its inner calls, in the form of the reference node.
 */
export interface CallTrace {
  /**
   * Opcode of the call. `CREATE` stands for CREATE2 as well.
   */
  type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE'
  /**
   * Caller. For `DELEGATECALL`, the contract that delegates.
   */
  from: Address
  /**
   * Account that is called. For `DELEGATECALL`, the account whose code runs. Absent for `CREATE`.
   */
  to?: Address
  /**
   * Amount that is sent, in wei.
   */
  value: Quantity
  /**
   * Gas that the call may use. For the transaction's own call, the gas limit, or 0x0 if no code runs.
   */
  gas: Quantity
  /**
   * Gas that the call used.
   */
  gasUsed: Quantity
  /**
   * Data of the call. For `CREATE`, the init code.
   */
  input: Data
  /**
   * Data that the call returned, or the payload of a revert. For `CREATE`, the address of the contract.
   */
  output: Data
  /**
   * `execution reverted`, or the reference node's text of the exception. Absent on success.
   */
  error?: string
  /**
   * Text of a revert. Absent if it has none.
   */
  revertReason?: string
  /**
   * Inner calls in the same form. A contract that destroys itself has `type` NONE and `from` only. Absent if there are none. Calls of precompiled contracts, and contracts whose init code fails, are not included.
   */
  calls?: {
    [k: string]: unknown | undefined
  }[]
  /**
   * Logs of the call and its inner calls. Absent unless requested, or if there are none.
   */
  logs?: TracedLog[]
}
/**
 * A log of a call in the reference node's form.
 */
export interface TracedLog {
  /**
   * Position of the log in its block, or -1 if it is lost with a failed call.
   */
  index: number
  /**
   * Contract that emitted the log.
   */
  address: Address
  /**
   * Topics of the log.
   */
  topics: Hash[]
  /**
   * Encoded arguments that are not indexed. `callTracer` prints no data as `0x00`, and as `0x` with `--compat ethereum`.
   */
  data: Data
}
/**
 * A call and its inner calls in geth's form, which `callTracer` returns with `--compat ethereum`.
 */
export interface GethCallTrace {
  /**
   * Opcode of the call.
   */
  type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2' | 'SELFDESTRUCT'
  /**
   * Caller, or the contract that destroys itself.
   */
  from: Address
  /**
   * Account whose code runs, the new contract, or the beneficiary. Absent for a creation that fails.
   */
  to?: Address
  /**
   * Amount that is sent, in wei. Absent for `STATICCALL`.
   */
  value?: Quantity
  /**
   * Gas that the call may use. For the transaction's own call, the gas limit.
   */
  gas: Quantity
  /**
   * Gas that the call used.
   */
  gasUsed: Quantity
  /**
   * Data of the call, or the init code of a contract creation.
   */
  input: Data
  /**
   * Data that the call returned, the code of a new contract, or the payload of a revert. Absent if it is empty.
   */
  output?: Data
  /**
   * Reason of the failure. Absent on success.
   */
  error?: string
  /**
   * Text of `Error(string)` or the meaning of `Panic(uint256)`.
   */
  revertReason?: string
  /**
   * Inner calls in the same form, including those of precompiled contracts and those that fail. Absent if there are none.
   */
  calls?: {
    [k: string]: unknown | undefined
  }[]
  /**
   * Logs of the call without those of its inner calls, with `withLog`. Absent if there are none.
   */
  logs?: GethTracedLog[]
}
/**
 * A log of a call.
 */
export interface GethTracedLog {
  /**
   * Contract that emitted the log.
   */
  address: Address
  /**
   * Topics of the log.
   */
  topics: Hash[]
  /**
   * Encoded arguments that are not indexed.
   */
  data: Data
  /**
   * Number of inner calls before the log.
   */
  position: Quantity
}
/**
 * A call, a contract creation or a self-destruction in the form of geth's `flatCallTracer`.
 */
export interface FlatCallTrace {
  /**
   * The call, contract creation or self-destruction.
   */
  action: CallAction | CreationAction | DestructionAction
  /**
   * Hash of the block.
   */
  blockHash: Hash
  /**
   * Height of the block, as a JSON number.
   */
  blockNumber: number
  /**
   * Reason of the failure. Absent on success.
   */
  error?: string
  /**
   * Result of the action. Absent for `suicide`, and on failure unless it is a revert.
   */
  result?: FlatCallResult
  /**
   * Number of traces directly below this one.
   */
  subtraces: number
  /**
   * Path from the transaction's own trace, as the indexes among the traces below each other.
   */
  traceAddress: number[]
  /**
   * Hash of the transaction.
   */
  transactionHash: Hash
  /**
   * Position of the transaction in its block, as a JSON number from 0.
   */
  transactionPosition: number
  /**
   * Kind of the action. `suicide` is a self-destruction.
   */
  type: 'call' | 'create' | 'suicide'
}
/**
 * The output of a call, or the code and the address of a new contract. A creation that reverts has the payload as `code`.
 */
export interface FlatCallResult {
  /**
   * Gas that the call or creation used.
   */
  gasUsed: Quantity
  /**
   * Data that the call returned, or the payload of a revert. Absent for a creation.
   */
  output?: Data
  /**
   * Code of the new contract, or the payload of a revert. Absent for a call.
   */
  code?: Data
  /**
   * Address of the new contract. Absent for a call, and for a creation that reverts.
   */
  address?: Address
}
/**
 * Changes by a transaction. Accounts that it created are in `post` only, and accounts that it destroyed are in `pre` only.
 */
export interface StateDiff {
  /**
   * Changed accounts before the transaction, with the storage slots that change.
   */
  pre: AccountStates
  /**
   * Changed parts of the accounts after the transaction.
   */
  post: AccountStates
}
/**
 * Number of calls of each function, by its selector, `-` and the number of bytes of its arguments.
 */
export interface SelectorCounts {
  [k: string]: number | undefined
}
/**
 * Results of several tracers by their names, of `muxTracer`. `4byteTracer` has the number of calls by selector, and `noopTracer` has no members.
 */
export interface MuxTrace {
  /**
   * Result of `callTracer`.
   */
  callTracer?: CallTrace | GethCallTrace
  /**
   * Result of `flatCallTracer`.
   */
  flatCallTracer?: FlatCallTraces
  /**
   * Result of `prestateTracer`.
   */
  prestateTracer?: StateDiff | AccountStates
  [k: string]: unknown | undefined
}
/**
 * State of the peg with Bitcoin.
 */
export interface BridgeState {
  /**
   * Hashes without `0x` of the transactions whose bitcoins wait for the federation's signatures.
   */
  rskTxsWaitingForSignatures: string[]
  /**
   * Height of the best Bitcoin block that the Bridge knows.
   */
  btcBlockchainBestChainHeight: number
}
/**
 * The result of a call, with one of its members.
 */
export interface BundleResult {
  /**
   * Data that the call returned, or the code of a new contract.
   */
  value?: Data
  /**
   * Reason of the failure in geth's words, with the text of a revert.
   */
  error?: string
}
/**
 * Calls of one block.
 */
export interface CallBundle {
  /**
   * Calls, in order.
   *
   * @maxItems 1000
   */
  transactions: CallRequest[]
  /**
   * Values of the block that code sees.
   */
  blockOverride?: BlockOverrides
}
/**
 * Values that apply to new transactions.
 */
export interface ChainEnvironment {
  /**
   * Always zero, because Rootstock has no base fee.
   */
  baseFee: Quantity
  /**
   * Chain id (EIP-155).
   */
  chainId: number
  /**
   * Gas limit of the newest block.
   */
  gasLimit: Quantity
  /**
   * Gas price in wei, the result of `eth_gasPrice`.
   */
  gasPrice: Quantity
}
/**
 * The newest block and the settings of the chain.
 */
export interface ChainInfo {
  /**
   * Height of the newest block.
   */
  currentBlockNumber: Quantity
  /**
   * Time of the newest block in seconds since 1970.
   */
  currentBlockTimestamp: number
  /**
   * Hash of the newest block.
   */
  currentBlockHash: Hash
  /**
   * Newest upgrade of Rootstock that is active at the newest block.
   */
  hardFork: string
  /**
   * Order in which transactions are mined. Always `fees`, the highest gas price first.
   */
  transactionOrder: string
  /**
   * Values that apply to new transactions.
   */
  environment: ChainEnvironment
  /**
   * The forked chain; empty if the chain is no fork.
   */
  forkConfig: ForkConfig
}
/**
 * The endpoint of a fork and the block at which it begins.
 */
export interface ForkConfig {
  /**
   * Endpoint of the forked chain, without path, query and user of its URL, which may contain a key.
   */
  forkUrl?: string
  /**
   * Number of the block at which the fork begins.
   */
  forkBlockNumber?: number
}
/**
 * The identity of a chain, and its newest block.
 */
export interface ChainMetadata {
  /**
   * Name and version of the node, the result of `web3_clientVersion`.
   */
  clientVersion: string
  /**
   * Chain id (EIP-155).
   */
  chainId: number
  /**
   * Id that changes with each start of the process and each reset of the chain.
   */
  instanceId: Hash
  /**
   * Height of the newest block.
   */
  latestBlockNumber: number
  /**
   * Hash of the newest block.
   */
  latestBlockHash: Hash
  /**
   * The forked chain; absent if the chain is no fork.
   */
  forkedNetwork?: ForkedNetwork
}
/**
 * The chain that was forked.
 */
export interface ForkedNetwork {
  /**
   * Chain id of the forked chain.
   */
  chainId: number
  /**
   * Number of the block at which the fork begins.
   */
  forkBlockNumber: number
  /**
   * Hash of that block.
   */
  forkBlockHash: Hash
}
/**
 * Gas prices that transactions paid in each block, the oldest block first.
 */
export interface FeeHistory {
  /**
   * Number of the first block.
   */
  oldestBlock: Quantity
  /**
   * Zero for each block and for the block after the last one, because Rootstock has no base fee.
   */
  baseFeePerGas: Quantity[]
  /**
   * Gas used of each block divided by its gas limit.
   */
  gasUsedRatio: number[]
  /**
   * Gas price of each block at each percentile. Absent if no percentile was requested.
   */
  reward?: Quantity[][]
}
/**
 * A transaction without the members to fill in. Members that are not listed are ignored, and `input` takes precedence over `data`.
 */
export interface FillRequest {
  /**
   * Account that will sign. The zero address by default.
   */
  from?: AddressInput
  /**
   * Receiver. Without it, a contract is created.
   */
  to?: AddressInput
  /**
   * Gas limit. By default the estimate on top of the pending transactions.
   */
  gas?: CallNumber
  /**
   * Gas price in wei. By default the result of `eth_gasPrice`.
   */
  gasPrice?: CallNumber
  /**
   * Amount to send, in wei. 0 by default.
   */
  value?: CallNumber
  /**
   * Selector of the function and its encoded arguments, or init code.
   */
  data?: DataInput
  /**
   * Another name of `data`, which it takes precedence over.
   */
  input?: DataInput
  /**
   * Nonce of the transaction. By default the sender's next one after all pending transactions.
   */
  nonce?: CallNumber
  /**
   * Chain id. If present, it must be the chain's own.
   */
  chainId?: CallNumber
  /**
   * Type of the transaction. If present, it must be `0x0`.
   */
  type?: CallNumber
  /**
   * Rejected, because Rootstock has no EIP-1559 transactions.
   */
  maxFeePerGas?: CallNumber
  /**
   * Rejected, because Rootstock has no EIP-1559 transactions.
   */
  maxPriorityFeePerGas?: CallNumber
  /**
   * Rejected unless it is empty (EIP-2930).
   */
  accessList?: FillList
  /**
   * Rejected unless it is empty (EIP-4844).
   */
  blobVersionedHashes?: FillList
  /**
   * Rejected unless it is empty (EIP-7702).
   */
  authorizationList?: FillList
}
/**
 * A transaction that is ready to be signed.
 */
export interface FilledTransaction {
  /**
   * RLP bytes to hash and sign (EIP-155), with the chain id, zero and zero in place of the signature.
   */
  raw: Data
  tx: UnsignedTransaction
}
/**
 * The same transaction as an object. It has no hash before it is signed.
 */
export interface UnsignedTransaction {
  /**
   * Always `0x0`, a legacy transaction.
   */
  type: Quantity
  /**
   * Chain id to sign for (EIP-155).
   */
  chainId: Quantity
  /**
   * Nonce of the transaction.
   */
  nonce: Quantity
  /**
   * Account that must sign.
   */
  from: Address
  /**
   * Receiver. Null for a contract creation.
   */
  to: AddressOrNull
  /**
   * Gas limit.
   */
  gas: Quantity
  /**
   * Gas price in wei.
   */
  gasPrice: Quantity
  /**
   * Amount to send, in wei.
   */
  value: Quantity
  /**
   * Data of the call, or the init code of a contract creation.
   */
  input: Data
  /**
   * Always zero, because the transaction is not signed.
   */
  v: Quantity
  /**
   * Always zero, because the transaction is not signed.
   */
  r: Quantity
  /**
   * Always zero, because the transaction is not signed.
   */
  s: Quantity
}
/**
 * The block at which a fork begins again. Only a fork can: a chain with a genesis of its own needs a start with `--fork-url`. Members that are not listed are ignored.
 */
export interface ForkingOptions {
  /**
   * URL of another endpoint of the forked chain. The endpoint in use by default.
   */
  jsonRpcUrl?: string
  /**
   * Number of the block; the newest one by default.
   */
  blockNumber?: NumberInput
}
/**
 * Help for the caller beyond the message.
 */
export interface HintData {
  /**
   * Advice for people in one or two sentences. It also names what Rootstock does instead where it differs from Ethereum.
   */
  hint: string
}
/**
 * The invalid parameter, and what was expected.
 */
export interface InvalidParamsData {
  /**
   * Name of the parameter. If there are too many parameters, the unknown name, or the position after the last parameter.
   */
  parameter: string
  /**
   * Position of the parameter, from 0. Absent if parameters were named and none has this name.
   */
  position?: number
  /**
   * Path inside the parameter, such as `topics.0`.
   */
  path?: string
  /**
   * Form that the parameter accepts.
   */
  expected: string
  /**
   * Value that was received, cut off at 100 characters.
   */
  got: string
  /**
   * Advice to send less. Present if a request is too large.
   */
  hint?: string
}
/**
 * Time of a retry, and the part of the limit that is left.
 */
export interface LimitData {
  /**
   * Time until a retry can succeed, in seconds, at least 1. The header `Retry-After` has the same number.
   */
  retryAfterSeconds: number
  /**
   * Maximum number of requests of the key, counted by the weights of their methods. It is per second if the key's rate is exceeded, otherwise per day (UTC).
   */
  limit?: number
  /**
   * Number of requests that are left now.
   */
  remaining?: number
  /**
   * Time in seconds until enough requests are left.
   */
  resetSeconds?: number
  /**
   * The limit that was exceeded and the setting that changes it. Absent if the message says both.
   */
  hint?: string
}
/**
 * An event and its position in the chain.
 */
export interface Log {
  /**
   * Position among the logs of the block. Null for a pending log.
   */
  logIndex: QuantityOrNull
  /**
   * Height of the block. Null for a pending log.
   */
  blockNumber: QuantityOrNull
  /**
   * Hash of the block. Null for a pending log.
   */
  blockHash: HashOrNull
  /**
   * Hash of the transaction that emitted the log. Null for a pending log.
   */
  transactionHash: HashOrNull
  /**
   * Position of the transaction in its block. Null for a pending log.
   */
  transactionIndex: QuantityOrNull
  /**
   * Contract that emitted the log.
   */
  address: Address
  /**
   * Encoded arguments that are not indexed.
   */
  data: Data
  /**
   * Hash of the event's signature (unless the event is anonymous) and the indexed arguments.
   *
   * @maxItems 4
   */
  topics: Hash[]
  /**
   * Whether a reorganisation removed the log from the chain. True only in changes of filters and in notifications.
   */
  removed?: boolean
}
/**
 * The part of the chain whose logs must be requested again.
 */
export interface LogCursorData {
  /**
   * Number of the first block of the new branch.
   */
  fromBlock: Quantity
}
/**
 * Logs to search for. `blockHash` selects one block and excludes `fromBlock` and `toBlock`. Otherwise the blocks from `fromBlock` to `toBlock` are searched. Members that are not listed are ignored.
 */
export interface LogFilter {
  /**
   * First block to search. `latest` by default.
   */
  fromBlock?: LogFilterBlock
  /**
   * Last block to search. `latest` by default.
   */
  toBlock?: LogFilterBlock
  /**
   * Contracts that emitted the logs. Any contract by default.
   */
  address?: AddressFilter
  /**
   * Topics of the logs, by position. Any topics by default.
   */
  topics?: TopicFilter
  /**
   * Hash of the only block to search.
   */
  blockHash?: BlockHashInput
  /**
   * Another spelling of `blockHash`.
   */
  blockhash?: BlockHashInput
}
/**
 * A page of a long result.
 */
export interface LogPage {
  /**
   * Logs in chain order. A page can be empty even if more logs follow.
   */
  logs: Log[]
  /**
   * Position after this page, to be sent with the same filter for the next page. Null on the last page.
   */
  cursor: LogCursor | null
}
/**
 * A request for one page. Members that are not listed are ignored.
 */
export interface LogPageRequest {
  /**
   * Maximum number of logs of the page. 1,000 by default.
   */
  limit?: LogPageLimit
  /**
   * Cursor of the previous page. Absent for the first page.
   */
  cursor?: LogCursor
}
/**
 * A block that needs a Bitcoin block which commits to it.
 */
export interface MergedMiningWork {
  /**
   * Hash that must follow `RSKBLOCK:` in the coinbase of the Bitcoin block.
   */
  blockHashForMergedMining: Hash
  /**
   * Maximum value of the Bitcoin block's hash as a number, in 32 bytes.
   */
  target: Hash
  /**
   * Fees of the block in wei, as decimal text.
   */
  feesPaidToMiner: string
  /**
   * Whether miners should switch to this work at once. It is true once for each new head, and when the fees have more than doubled.
   */
  notify: boolean
  /**
   * Hash of the parent block.
   */
  parentBlockHash: Hash
}
/**
 * The method that is not available, and where it is.
 */
export interface MethodNotFoundData {
  /**
   * Requested name, cut off at 64 characters.
   */
  method: string
  /**
   * Most similar name that this node offers. Absent if none is similar.
   */
  didYouMean?: string
  /**
   * Profiles that offer the method. Absent if none does.
   */
  profiles?: string[]
  /**
   * Way to reach the method. Absent if there is none.
   */
  hint?: string
}
/**
 * Blocks to mine. All members are optional, and members that are not listed are ignored.
 */
export interface MineOptions {
  /**
   * Time of the first block in seconds since 1970, later than the newest block's time.
   */
  timestamp?: NumberInput
  /**
   * Number of blocks to mine. 1 by default.
   */
  blocks?: NumberInput
}
/**
 * Versions of the modules, by the modules' names.
 */
export interface ModuleVersions {
  [k: string]: string | undefined
}
/**
 * Settings of a tracer. Members that the tracer does not have are ignored.
 */
export interface MuxedTracerSettings {
  /**
   * Only for `callTracer`. Whether inner calls are left out.
   */
  onlyTopCall?: TraceSwitch
  /**
   * Only for `callTracer`. Whether logs are included.
   */
  withLog?: TraceSwitch
  /**
   * Only for `prestateTracer`. Whether the changes are returned instead of the accessed state.
   */
  diffMode?: BooleanInput
  /**
   * Only for `prestateTracer`. Whether code is left out.
   */
  disableCode?: BooleanInput
  /**
   * Only for `prestateTracer`. Whether storage is left out.
   */
  disableStorage?: BooleanInput
  /**
   * Only for `flatCallTracer`. Whether errors have OpenEthereum's texts instead of geth's.
   */
  convertParityErrors?: BooleanInput
  /**
   * Only for `flatCallTracer`. Whether calls of precompiled contracts are included.
   */
  includePrecompiles?: BooleanInput
}
/**
 * An OpenRPC document, https://spec.open-rpc.org.
 */
export interface OpenRpcDocument {
  /**
   * Version of the OpenRPC specification.
   */
  openrpc: string
  /**
   * Title, version, description and license of the API.
   */
  info: {
    [k: string]: unknown | undefined
  }
  /**
   * Methods that the node offers.
   */
  methods: DocumentedMethod[]
  [k: string]: unknown | undefined
}
export interface DocumentedMethod {
  /**
   * Name of the method.
   */
  name: string
  [k: string]: unknown | undefined
}
/**
 * The changes of an account.
 */
export interface ParityAccountDiff {
  /**
   * Change of the balance, in wei.
   */
  balance: ParityChange
  /**
   * Change of the code.
   */
  code: ParityChange
  /**
   * Change of the nonce.
   */
  nonce: ParityChange
  /**
   * Changed storage slots by slot.
   */
  storage: {
    [k: string]: ParityChange | undefined
  }
}
/**
 * One member: `+` with the value of a new account, `-` with the last value of a deleted one, or `*` with the values before and after.
 */
export interface ParityDifference {
  [k: string]: ParityValue | ParityValues | undefined
}
/**
 * A value before and after.
 */
export interface ParityValues {
  /**
   * Value before.
   */
  from: ParityValue
  /**
   * Value after.
   */
  to: ParityValue
}
/**
 * Changed accounts by address.
 */
export interface ParityStateDiff {
  [k: string]: ParityAccountDiff | undefined
}
/**
 * Output and traces of a call, in the form of OpenEthereum, Erigon and reth.
 */
export interface ParityTrace {
  /**
   * Data that the call returned, the code of a new contract, or the payload of a revert.
   */
  output: Data
  /**
   * Changed accounts. Null unless `stateDiff` is requested.
   */
  stateDiff: ParityStateDiff | null
  /**
   * Actions in the order in which they start. Empty unless `trace` is requested.
   */
  trace: AdHocTrace[]
  /**
   * Opcodes. Null unless `vmTrace` is requested, and if no code runs.
   */
  vmTrace: VmTrace | null
}
/**
 * The code of a frame and its opcodes.
 */
export interface VmTrace {
  /**
   * Code that runs.
   */
  code: Data
  /**
   * Opcodes in the order in which they run.
   */
  ops: VmOperation[]
}
/**
 * An opcode that was paid. One without enough gas is not included.
 */
export interface VmOperation {
  /**
   * Gas cost of the opcode, with the gas that it passes on.
   */
  cost: number
  /**
   * Effects of the opcode. Null if it fails.
   */
  ex: VmEffects | null
  /**
   * Position of the opcode in the code.
   */
  pc: number
  /**
   * Opcodes of the code that a call or creation runs, in the form of `vmTrace`. Null if no code runs.
   */
  sub: {
    [k: string]: unknown | undefined
  } | null
  /**
   * Name of the opcode.
   */
  op: string
}
/**
 * The effects of an opcode.
 */
export interface VmEffects {
  /**
   * Memory that the opcode has written, or read with MLOAD. Null if there is none.
   */
  mem: VmMemory | null
  /**
   * Words on top of the stack that the opcode has pushed, the lowest first. DUP and SWAP show all words down to the one that they read.
   */
  push: Quantity[]
  /**
   * Storage slot that the opcode has written. Null if there is none.
   */
  store: VmStore | null
  /**
   * Gas that is left after the opcode.
   */
  used: number
}
/**
 * A region of memory.
 */
export interface VmMemory {
  /**
   * Content of the region.
   */
  data: Data
  /**
   * Offset of the region.
   */
  off: number
}
/**
 * A write of a storage slot.
 */
export interface VmStore {
  /**
   * Storage slot.
   */
  key: Quantity
  /**
   * Value that the slot gets.
   */
  val: Quantity
}
/**
 * Record of the behaviour of one peer.
 */
export interface PeerScore {
  /**
   * Number of handshakes that succeeded.
   */
  successfulHandshakes: number
  /**
   * Number of handshakes that failed.
   */
  failedHandshakes: number
  /**
   * Number of handshakes for another network.
   */
  invalidNetworks: number
  /**
   * Number of messages that were received before.
   */
  repeatedMessages: number
  /**
   * Number of valid blocks.
   */
  validBlocks: number
  /**
   * Number of valid transactions.
   */
  validTransactions: number
  /**
   * Number of blocks that break a rule.
   */
  invalidBlocks: number
  /**
   * Number of transactions that break a rule.
   */
  invalidTransactions: number
  /**
   * Number of messages that cannot be parsed.
   */
  invalidMessages: number
  /**
   * Number of responses that arrived too late.
   */
  timeoutMessages: number
  /**
   * Number of responses without a request.
   */
  unexpectedMessages: number
  /**
   * Number of headers that break a rule.
   */
  invalidHeader: number
  /**
   * Score that results from these counts.
   */
  score: number
  /**
   * Number of punishments of the peer.
   */
  punishments: number
  /**
   * Whether the node communicates with the peer.
   */
  goodReputation: boolean
  /**
   * End of the punishment in milliseconds since 1970, or 0 if the peer is not punished.
   */
  punishedUntil: number
  /**
   * First 8 digits of a node id without `0x`, or an IP address.
   */
  id: string
  /**
   * Kind of `id`, a node id or an IP address.
   */
  type: 'node' | 'address'
}
/**
 * Pending transactions of the pool.
 */
export interface PoolContent {
  /**
   * Transactions that can be mined now.
   */
  pending: PoolSenders
  /**
   * Transactions that wait for an earlier nonce.
   */
  queued: PoolSenders
}
/**
 * Transactions by sender, without `0x`.
 */
export interface PoolSenders {
  [k: string]: PoolNonces | undefined
}
/**
 * Transactions of one sender by decimal nonce, each in a list of its own.
 */
export interface PoolNonces {
  [k: string]: PoolTransaction[] | undefined
}
/**
 * A pending transaction in the form of the pool's methods.
 */
export interface PoolTransaction {
  /**
   * Always zero.
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
   * Sender.
   */
  from: Address
  /**
   * Gas limit.
   */
  gas: Quantity
  /**
   * Gas price in wei, as the bytes of a signed integer. Zero is `0x00`.
   */
  gasPrice: Data
  /**
   * Hash of the transaction.
   */
  hash: Hash
  /**
   * Data of the call, or the init code of a contract creation.
   */
  input: Data
  /**
   * Nonce of the transaction.
   */
  nonce: Quantity
  /**
   * Why the next block cannot have the transaction. In profile `dev` only, and absent if it can.
   */
  reason?: string
  /**
   * Receiver, 20 bytes. `0x00` for a contract creation.
   */
  to: Data
  /**
   * Amount that is sent in wei, as the bytes of a signed integer. Zero is `0x00`.
   */
  value: Data
}
/**
 * Number of transactions in the pool.
 */
export interface PoolStatus {
  /**
   * Number of transactions that can be mined now.
   */
  pending: number
  /**
   * Number of transactions that wait for an earlier nonce.
   */
  queued: number
}
/**
 * Pending transactions of the pool, one line for each.
 */
export interface PoolSummaries {
  /**
   * Transactions that can be mined now.
   */
  pending: PoolSummariesBySender
  /**
   * Transactions that wait for an earlier nonce.
   */
  queued: PoolSummariesBySender
}
/**
 * Transactions by sender, without `0x`.
 */
export interface PoolSummariesBySender {
  [k: string]: PoolSummariesByNonce | undefined
}
/**
 * Transactions of one sender by decimal nonce, each in a list of its own.
 */
export interface PoolSummariesByNonce {
  [k: string]: string[] | undefined
}
/**
 * A range of blocks that exceeds a limit, and a shorter one within the limit.
 */
export interface RangeLimitData {
  /**
   * Maximum number of logs or of blocks in a range.
   */
  limit: number
  /**
   * First block of the requested range.
   */
  fromBlock: Quantity
  /**
   * Last block of the requested range.
   */
  toBlock: Quantity
  /**
   * Last block of the shorter range, which also starts at `fromBlock`.
   */
  suggestedToBlock: Quantity
  /**
   * The shorter range as a sentence.
   */
  hint: RangeHint
}
/**
 * The result of a mined transaction.
 */
export interface Receipt {
  /**
   * Hash of the transaction.
   */
  transactionHash: Hash
  /**
   * Position of the transaction in its block, from 0.
   */
  transactionIndex: Quantity
  /**
   * Hash of the block that contains the transaction.
   */
  blockHash: Hash
  /**
   * Height of the block that contains the transaction.
   */
  blockNumber: Quantity
  /**
   * Gas used by the block up to and including this transaction.
   */
  cumulativeGasUsed: Quantity
  /**
   * Gas used by this transaction alone.
   */
  gasUsed: Quantity
  /**
   * Address of the created contract, also if the creation failed. Null for other transactions.
   */
  contractAddress: AddressOrNull
  /**
   * Logs of the transaction in their order.
   */
  logs: Log[]
  /**
   * Sender. The zero address for REMASC's transaction.
   */
  from: Address
  /**
   * Receiver. Null for a contract creation.
   */
  to: AddressOrNull
  /**
   * `0x1` for success, `0x0` for failure.
   */
  status: '0x0' | '0x1'
  /**
   * Bloom filter over the addresses and topics of the transaction's logs.
   */
  logsBloom: LogsBloom
  /**
   * Always `0x0`, a legacy transaction.
   */
  type: Quantity
  /**
   * Gas price of the transaction in wei. Without a base fee, it is the price that the transaction offered.
   */
  effectiveGasPrice: Quantity
}
/**
 * A transaction that the wallet completes and signs, always a legacy one. Members that are not listed are ignored. `input` takes precedence over `data`. With `--compat ethereum` both must be equal, and a contract creation needs one of them.
 */
export interface TransactionRequest {
  /**
   * Sender, an account of the wallet.
   */
  from?: AddressInput
  /**
   * Receiver. Without it, a contract is created.
   */
  to?: AddressInput
  /**
   * Gas limit. 90,000 by default.
   */
  gas?: CallNumber
  /**
   * Another name of `gas`, which takes precedence.
   */
  gasLimit?: CallNumber
  /**
   * Gas price in wei. 0 by default, and in profile `dev` what the next block requires.
   */
  gasPrice?: CallNumber
  /**
   * Amount to send, in wei. 0 by default.
   */
  value?: CallNumber
  /**
   * Selector of the function and its encoded arguments, or init code.
   */
  data?: DataInput
  /**
   * Another name of `data`, which it takes precedence over.
   */
  input?: DataInput
  /**
   * Nonce of the transaction. By default the sender's next one after all pending transactions. The nonce of a pending transaction replaces that transaction if the gas price is 40 % higher.
   */
  nonce?: CallNumber
  /**
   * Not used, because Rootstock has no EIP-1559 transactions. With `--compat ethereum` it is refused beside `gasPrice`.
   */
  maxFeePerGas?: unknown
  /**
   * Not used, as `maxFeePerGas`.
   */
  maxPriorityFeePerGas?: unknown
  /**
   * Chain id. It must be the chain's own, which is the default. 0 also stands for it.
   */
  chainId?: CallNumber
}
/**
 * Output and traces of a transaction of a block.
 */
export interface ReplayedTrace {
  /**
   * Data that the call returned, the code of a new contract, or the payload of a revert.
   */
  output: Data
  /**
   * Changed accounts. Null unless `stateDiff` is requested.
   */
  stateDiff: ParityStateDiff | null
  /**
   * Actions in the order in which they start. Empty unless `trace` is requested.
   */
  trace: AdHocTrace[]
  /**
   * Opcodes. Null unless `vmTrace` is requested, and if no code runs.
   */
  vmTrace: VmTrace | null
  /**
   * Hash of the transaction.
   */
  transactionHash: Hash
}
/**
 * Sums over all scored peers.
 */
export interface ReputationSummary {
  /**
   * Number of scored peers.
   */
  count: number
  /**
   * Number of handshakes that succeeded.
   */
  successfulHandshakes: number
  /**
   * Number of handshakes that failed.
   */
  failedHandshakes: number
  /**
   * Number of headers that break a rule.
   */
  invalidHeader: number
  /**
   * Number of valid blocks.
   */
  validBlocks: number
  /**
   * Number of blocks that break a rule.
   */
  invalidBlocks: number
  /**
   * Number of valid transactions.
   */
  validTransactions: number
  /**
   * Number of transactions that break a rule.
   */
  invalidTransactions: number
  /**
   * Number of handshakes for another network.
   */
  invalidNetworks: number
  /**
   * Number of messages that cannot be parsed.
   */
  invalidMessages: number
  /**
   * Number of messages that were received before.
   */
  repeatedMessages: number
  /**
   * Number of responses that arrived too late.
   */
  timeoutMessages: number
  /**
   * Number of responses without a request.
   */
  unexpectedMessages: number
  /**
   * Sum of the scores of all peers.
   */
  peersTotalScore: number
  /**
   * Number of punishments.
   */
  punishments: number
  /**
   * Number of peers that the node communicates with.
   */
  goodReputationCount: number
  /**
   * Number of peers that the node does not communicate with.
   */
  badReputationCount: number
}
/**
 * The chain that the reset leads to. Members that are not listed are ignored.
 */
export interface ResetOptions {
  /**
   * The block at which the fork begins again.
   */
  forking?: ForkingOptions
  /**
   * Same as in `forking`, which takes precedence.
   */
  jsonRpcUrl?: string
  /**
   * Same as in `forking`, which takes precedence.
   */
  blockNumber?: NumberInput
}
/**
 * The maximum size of a response. If the request names a range of blocks by numbers, also a shorter range.
 */
export interface ResponseSizeData {
  /**
   * Maximum size of the response in bytes.
   */
  limitBytes: number
  /**
   * First block of the requested range.
   */
  fromBlock?: Quantity
  /**
   * Last block of the shorter range.
   */
  suggestedToBlock?: Quantity
  /**
   * The shorter range as a sentence.
   */
  hint?: RangeHint
}
/**
 * Time of a retry.
 */
export interface RetryData {
  /**
   * Time until a retry can succeed, in seconds, at least 1.
   */
  retryAfterSeconds: number
}
/**
 * Transactions of one sender in the pool.
 */
export interface SenderPoolContent {
  /**
   * Transactions that can be mined now.
   */
  pending: TransactionsByNonce
  /**
   * Transactions that wait for an earlier nonce.
   */
  queued: TransactionsByNonce
}
/**
 * Transactions of one sender by decimal nonce.
 */
export interface TransactionsByNonce {
  [k: string]: Transaction | undefined
}
/**
 * A shorter range of blocks with the same first block.
 */
export interface ShorterRangeData {
  /**
   * First block of the requested range.
   */
  fromBlock: Quantity
  /**
   * Last block of the shorter range.
   */
  suggestedToBlock: Quantity
  /**
   * The shorter range as a sentence.
   */
  hint: RangeHint
}
/**
 * A simulated block and the results of its calls. It has the members of a block, but it is not part of the chain.
 */
export interface SimulatedBlock {
  /**
   * Height of the block.
   */
  number: Quantity
  /**
   * Hash of the simulated header, which has no merged mining proof.
   */
  hash: Hash
  /**
   * Hash of the parent block, which may be a simulated one.
   */
  parentHash: Hash
  /**
   * Always zero.
   */
  mixHash: Hash
  /**
   * Always zero.
   */
  nonce: Nonce
  /**
   * Hash of the empty list of uncles.
   */
  sha3Uncles: Hash
  /**
   * Bloom filter over the addresses and topics of the block's logs.
   */
  logsBloom: LogsBloom
  /**
   * Root of the binary trie of the block's transactions.
   */
  transactionsRoot: Hash
  /**
   * Root of the unitrie after this block.
   */
  stateRoot: Hash
  /**
   * Root of the binary trie of the block's receipts.
   */
  receiptsRoot: Hash
  /**
   * Address of the miner, the value of COINBASE.
   */
  miner: Address
  /**
   * Difficulty of the block, the value of DIFFICULTY.
   */
  difficulty: Quantity
  /**
   * Always `0x0`, as for a pending block.
   */
  totalDifficulty: Quantity
  /**
   * Bytes that a miner would choose.
   */
  extraData: Data
  /**
   * Length of the RLP-encoded block in bytes.
   */
  size: Quantity
  /**
   * Maximum gas of all calls of the block together.
   */
  gasLimit: Quantity
  /**
   * Gas used by all calls of the block.
   */
  gasUsed: Quantity
  /**
   * Time of the block in seconds since 1970.
   */
  timestamp: Quantity
  /**
   * One unsigned transaction for each call, as a hash, or whole if requested. There is no REMASC transaction.
   */
  transactions: Hash[] | Transaction[]
  /**
   * Always empty.
   */
  uncles: Hash[]
  /**
   * Lowest gas price in wei that a transaction must offer, the value of BASEFEE.
   */
  minimumGasPrice: Quantity
  /**
   * Always `0x`, because the block has no proof of work.
   */
  bitcoinMergedMiningHeader: Data
  /**
   * Always `0x`, because the block has no proof of work.
   */
  bitcoinMergedMiningCoinbaseTransaction: Data
  /**
   * Always `0x`, because the block has no proof of work.
   */
  bitcoinMergedMiningMerkleProof: Data
  /**
   * Hash that a Bitcoin coinbase transaction would commit to.
   */
  hashForMergedMining: Hash
  /**
   * Fees of all calls of the block, in wei.
   */
  paidFees: Quantity
  /**
   * Difficulty of the block, because it has no uncles.
   */
  cumulativeDifficulty: Quantity
  /**
   * Indexes at which the lists of transactions for parallel execution end. Null before RSKIP-144.
   */
  rskPteEdges: number[] | null
  /**
   * Data of the block's base event (RSKIP-535). Null if it is empty, and before that rule.
   */
  baseEvent: Data | null
  /**
   * Results of the calls, in their order.
   */
  calls: SimulatedCall[]
}
/**
 * The result of a simulated call.
 */
export interface SimulatedCall {
  /**
   * `0x1` for success, `0x0` for failure.
   */
  status: '0x0' | '0x1'
  /**
   * Data that the call returned, or the code of a new contract. `0x` if the call failed.
   */
  returnData: Data
  /**
   * Gas that the call used, refunds deducted.
   */
  gasUsed: Quantity
  /**
   * Gas that the call used before refunds.
   */
  maxUsedGas: Quantity
  /**
   * Logs of the call in their order.
   */
  logs: Log[]
  /**
   * Reason of the failure. Absent if the call succeeded.
   */
  error?: SimulatedFailure
}
/**
 * The failure of a simulated call.
 */
export interface SimulatedFailure {
  /**
   * 3 for a revert, -32015 for any other failure.
   */
  code: 3 | -32015
  /**
   * Reason of the failure as text.
   */
  message: string
  /**
   * Data that a revert returned. Absent for other failures.
   */
  data?: Data
}
/**
 * Blocks and calls to simulate, and the options of the simulation.
 */
export interface Simulation {
  /**
   * Blocks to simulate, each on top of the previous one. At most 256, including the blocks that fill gaps between numbers.
   *
   * @minItems 1
   * @maxItems 256
   */
  blockStateCalls: BlockStateCalls[]
  /**
   * Whether transfers of wei are added to the logs of calls. They have the form of ERC-20's `Transfer` and the address `0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`. False by default.
   */
  traceTransfers?: boolean
  /**
   * Whether each call must have the sender's next nonce, which is also its default, and a gas price that the block accepts. False by default, and then nonces are not checked.
   */
  validation?: boolean
  /**
   * Whether blocks contain whole transactions instead of hashes. False by default.
   */
  returnFullTransactions?: boolean
}
/**
 * A block, and the number of its transactions that precede the calls.
 */
export interface StateContext {
  /**
   * Block on which the calls run. Default: `latest`.
   */
  blockNumber?: LooseBlockSelector
  /**
   * Number of the block's transactions that precede the calls. -1, the default, for the whole block.
   */
  transactionIndex?: TransactionIndexInput
}
/**
 * A page of a contract's storage.
 */
export interface StorageRange {
  /**
   * Storage slots by their hashes.
   */
  storage: {
    [k: string]: StorageRangeCell | undefined
  }
  /**
   * Hash of the first slot of the next page. Null on the last page.
   */
  nextKey: Hash | null
}
/**
 * A storage slot and its value.
 */
export interface StorageRangeCell {
  /**
   * Storage slot.
   */
  key: Hash
  /**
   * Value of the slot, 32 bytes. Native contracts have longer ones.
   */
  value: Data
}
/**
 * Result of a block that a miner has completed.
 */
export interface SubmittedBlock {
  /**
   * ASCII bytes of one word: `IMPORTED_BEST` (the newest block of the main chain), `IMPORTED_NOT_BEST` (a block of a side chain), `EXIST` (already known), `NO_PARENT` (unknown parent) or `INVALID_BLOCK` (breaks a rule of the chain).
   */
  blockImportedResult: Data
  /**
   * Hash of the Rootstock block.
   */
  blockHash: Hash
  /**
   * Height of the Rootstock block.
   */
  blockIncludedHeight: Quantity
}
/**
 * Events to notify, and where to start. `startBlock` and `cursor` exclude each other, and are not for `newPendingTransactions` and `syncing`. Without both, notifications start after the newest block. Members that are not listed are ignored, also `fromBlock` and `toBlock`: clients send them with the filter of `eth_getLogs`, which they use for older logs.
 */
export interface SubscriptionOptions {
  /**
   * Contracts that emitted the logs. Any contract by default. Only for `logs`.
   */
  address?: AddressFilter
  /**
   * Topics of the logs, by position. Any topics by default. Only for `logs`.
   */
  topics?: TopicFilter
  /**
   * Transactions whose receipts are sent. All by default. Only for `transactionReceipts`.
   *
   * @maxItems 200
   */
  transactionHashes?: TransactionHashInput[]
  /**
   * First block to notify.
   */
  startBlock?: SubscriptionStart
  /**
   * Cursor of the last notification that the client processed. Notifications continue after it.
   */
  cursor?: ChainCursor
}
export interface SyncProgress {
  /**
   * Height at which the synchronisation started.
   */
  startingBlock: Quantity
  /**
   * Height of the newest block of the node.
   */
  currentBlock: Quantity
  /**
   * Greatest height that the node knows of.
   */
  highestBlock: Quantity
}
/**
 * Options of the tracer, as for `debug_traceTransaction`, and overrides of the state and the block, as for `eth_call`.
 */
export interface TraceCallOptions {
  /**
   * Tracer to run.
   */
  tracer?: TracerName
  /**
   * Settings of the tracer.
   */
  tracerConfig?: TracerConfig
  /**
   * Whether `rskTracer` leaves memory out.
   */
  disableMemory?: TraceSwitch
  /**
   * Whether stacks are left out.
   */
  disableStack?: TraceSwitch
  /**
   * Whether storage slots are left out.
   */
  disableStorage?: TraceSwitch
  /**
   * Whether `structLogger` includes memory.
   */
  enableMemory?: BooleanInput
  /**
   * Whether `structLogger` includes the data that inner calls return.
   */
  enableReturnData?: BooleanInput
  /**
   * Maximum number of opcodes of `structLogger`.
   */
  limit?: TraceLimit
  /**
   * Not used: the node's own limit of a call applies. With `--compat ethereum` it must be a duration of Go, such as `5s`.
   */
  timeout?: unknown | string
  /**
   * The parts of accounts to replace before the call.
   */
  stateOverrides?: StateOverrides
  /**
   * Values of the block that code sees.
   */
  blockOverrides?: BlockOverrides
  /**
   * Number of transactions of the block that precede the call. By default the whole block does.
   */
  txIndex?: IndexInput
}
/**
 * Settings of a tracer. Members that the tracer does not have are ignored. For `muxTracer`, the members are the names of its tracers, also `4byteTracer` and `noopTracer`, which have no settings.
 */
export interface TracerSettings {
  /**
   * Only for `callTracer`. Whether inner calls are left out.
   */
  onlyTopCall?: TraceSwitch
  /**
   * Only for `callTracer`. Whether logs are included.
   */
  withLog?: TraceSwitch
  /**
   * Only for `prestateTracer`. Whether the changes are returned instead of the accessed state.
   */
  diffMode?: BooleanInput
  /**
   * Only for `prestateTracer`. Whether code is left out.
   */
  disableCode?: BooleanInput
  /**
   * Only for `prestateTracer`. Whether storage is left out.
   */
  disableStorage?: BooleanInput
  /**
   * Only for `flatCallTracer`. Whether errors have OpenEthereum's texts instead of geth's.
   */
  convertParityErrors?: BooleanInput
  /**
   * Only for `flatCallTracer`. Whether calls of precompiled contracts are included.
   */
  includePrecompiles?: BooleanInput
  /**
   * Only for `muxTracer`. Settings of `callTracer`, which it runs.
   */
  callTracer?: MuxedSettings
  /**
   * Only for `muxTracer`. Settings of `flatCallTracer`, which it runs.
   */
  flatCallTracer?: MuxedSettings
  /**
   * Only for `muxTracer`. Settings of `prestateTracer`, which it runs.
   */
  prestateTracer?: MuxedSettings
}
/**
 * Options of the tracer, as for `debug_traceTransaction`, and overrides of the state, as for `eth_call`.
 */
export interface TraceCallsOptions {
  /**
   * Tracer to run.
   */
  tracer?: TracerName
  /**
   * Settings of the tracer.
   */
  tracerConfig?: TracerConfig
  /**
   * Whether `rskTracer` leaves memory out.
   */
  disableMemory?: TraceSwitch
  /**
   * Whether stacks are left out.
   */
  disableStack?: TraceSwitch
  /**
   * Whether storage slots are left out.
   */
  disableStorage?: TraceSwitch
  /**
   * Whether `structLogger` includes memory.
   */
  enableMemory?: BooleanInput
  /**
   * Whether `structLogger` includes the data that inner calls return.
   */
  enableReturnData?: BooleanInput
  /**
   * Maximum number of opcodes of `structLogger`.
   */
  limit?: TraceLimit
  /**
   * Not used: the node's own limit of a call applies. With `--compat ethereum` it must be a duration of Go, such as `5s`.
   */
  timeout?: unknown | string
  /**
   * The parts of accounts to replace before the call.
   */
  stateOverrides?: StateOverrides
}
/**
 * Actions to find in the blocks from `fromBlock` to `toBlock`. They are those of the transactions whose sender is among `fromAddress` and whose receiver is among `toAddress`. With `--compat ethereum` they are the actions whose own `from` or `to` matches, or both with `mode`. Null members are absent, and members that are not listed are ignored.
 */
export interface TraceFilter {
  /**
   * First block to search. Genesis by default.
   */
  fromBlock?: LogFilterBlock
  /**
   * Last block to search. The newest block by default. `pending` and blocks beyond the newest one mean the newest block.
   */
  toBlock?: LogFilterBlock
  /**
   * Senders to match. Any sender by default.
   */
  fromAddress?: AddressFilter
  /**
   * Receivers to match. Any receiver by default.
   */
  toAddress?: AddressFilter
  /**
   * Number of actions to skip, 0 by default, as a number, or as text that is decimal or hexadecimal with `0x`.
   */
  after?: number | TraceCountText
  /**
   * With `--compat ethereum`: whether an action must match `fromAddress` and `toAddress` (`intersection`) or one of them (`union`, the default). Not used otherwise.
   */
  mode?: unknown | ('intersection' | 'union')
  /**
   * Maximum number of actions to return, 10,000 by default, in the same forms as `after`. A value below 1 returns no actions, and one below 0 is refused with `--compat ethereum`.
   */
  count?: number | TraceCountText
}
/**
 * Options of a trace. Members that are not listed are ignored, and so is the case of names.
 */
export interface TraceOptions {
  /**
   * Tracer to run.
   */
  tracer?: TracerName
  /**
   * Settings of the tracer.
   */
  tracerConfig?: TracerConfig
  /**
   * Whether `rskTracer` leaves memory out.
   */
  disableMemory?: TraceSwitch
  /**
   * Whether stacks are left out.
   */
  disableStack?: TraceSwitch
  /**
   * Whether storage slots are left out.
   */
  disableStorage?: TraceSwitch
  /**
   * Whether `structLogger` includes memory.
   */
  enableMemory?: BooleanInput
  /**
   * Whether `structLogger` includes the data that inner calls return.
   */
  enableReturnData?: BooleanInput
  /**
   * Maximum number of opcodes of `structLogger`.
   */
  limit?: TraceLimit
  /**
   * Not used: the node's own limit of a call applies. With `--compat ethereum` it must be a duration of Go, such as `5s`.
   */
  timeout?: unknown | string
}
/**
 * Typed data (EIP-712). It consists of types by name, and a message of one of them.
 */
export interface TypedData {
  /**
   * Members of each struct type.
   */
  types: TypedDataTypes
  /**
   * Name of the message's struct type.
   */
  primaryType: string
  /**
   * Application that the signature is for, a struct of type `EIP712Domain`.
   */
  domain: TypedDataStruct
  /**
   * Data to sign, a struct of type `primaryType`.
   */
  message: TypedDataStruct
}
/**
 * Members of struct types in their order, by the names of the structs.
 */
export interface TypedDataTypes {
  [k: string]: TypedDataMember[] | undefined
}
/**
 * A member of a struct type.
 */
export interface TypedDataMember {
  /**
   * Name of the member.
   */
  name: string
  /**
   * Type of the member, an EIP-712 type such as `uint256` or the name of a struct.
   */
  type: string
}
/**
 * Values by the names of their members.
 */
export interface TypedDataStruct {
  [k: string]: unknown | undefined
}
