import type { Bytes } from '../../base/bytes.ts'
import { defineError, defineHintedError, NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import { UnreadableCell } from '../../state/unreadableCell.ts'

const asGiven = (message: string) => message

// Blocks

/**
 * The requested state or call is at an unknown block. `block` is in the reference node's words: the requested tag or
 * number, or `with hash 0x...`.
 */
export const BlockNotFound = defineError('blockNotFound', (block: string) => `Block ${block} not found`)

/** A block was requested by hash as canonical, and is not. */
export const BlockNotCanonical = defineError(
  'blockNotCanonical',
  (hash: Bytes) => `Block with hash ${toHex(hash)} is not canonical and it is required`,
)

/** A call or an estimate names an unknown block by number. */
export const UnknownBlockNumber = defineError(
  'unknownBlockNumber',
  (number: number) => `Invalid block number ${number}`,
)

/** A block is unknown or not canonical, on a chain with `compat` ethereum; the message is geth's. */
export const NotFoundAsEthereum = defineError('notFoundAsEthereum', asGiven)

/** A value that is refused on a chain with `compat` ethereum only; the message is geth's. */
export const RefusedAsEthereum = defineError('refusedAsEthereum', asGiven)

/** The position of a reader of the chain names an unknown block. */
export const UnknownChainPlace = defineError(
  'unknownChainPlace',
  ({ number, hash }: { readonly number: number; readonly hash: Bytes }) =>
    `block ${number} with hash ${toHex(hash)} is not known`,
)

// Forks

/** A value or block of the endpoint of a fork cannot be read. */
export class BaseUnavailable extends NodeError {
  readonly kind = 'baseUnavailable'
  /**
   * `unanswered`: the endpoint may answer later. `notKept`: the node is offline, and has no stored answer. `refused`: the
   * endpoint answers this question with an error. `behind`: no endpoint that answers has the block.
   */
  readonly reason: 'unanswered' | 'notKept' | 'refused' | 'behind'
  /** Code of the endpoint's error, if it answered with one. */
  readonly code: number | undefined

  constructor(message: string, reason: BaseUnavailable['reason'] = 'unanswered', code?: number) {
    super(message)
    this.reason = reason
    this.code = code
  }
}

/** No endpoint of a network of other nodes answers. The message names none: clients must not learn who they are. */
export class UpstreamUnavailable extends NodeError {
  readonly kind = 'upstreamUnavailable'

  constructor(method: string, cause?: unknown) {
    super(`${method}: no node of this network answers`, { cause })
  }
}

/** The endpoints of a network of other nodes that answer do not have its newest block yet. */
export class UpstreamBehind extends NodeError {
  readonly kind = 'upstreamBehind'
  readonly retryAfterSeconds = 1

  constructor(method: string, cause?: unknown) {
    super(`${method}: the nodes of this network that answer do not have its newest block yet`, { cause })
  }
}

/** The Bridge's storage cannot be read through the endpoint of a fork. */
export class BridgeUnreadable extends UnreadableCell {
  readonly kind = 'bridgeUnreadable'
  /** Height of the block after which the storage was to be read. */
  readonly height: number

  /** `callBridge` returns the output of a method of the Bridge that only reads, called after the block at a height. */
  constructor(height: number, callBridge: (input: Bytes, height: number) => Promise<Bytes>) {
    super(
      "the endpoint of this fork does not return the Bridge's storage: fork from a Scion, or from a node that has rsk_getStorageBytesAt enabled",
      (input) => callBridge(input, height),
    )
    this.height = height
  }
}

/** A part of the Bridge's storage that each block or the request needs does not have the form of its entry. */
export const BridgeUndecodable = defineError(
  'bridgeUndecodable',
  (flaw: string) => `${flaw}; write the former value again, revert to a snapshot, or reset the chain`,
)

/** The request needs a part of the state or history that a chain does not have because it begins above genesis. */
export class BelowBase extends NodeError {
  readonly kind = 'belowBase'
  /** Number of the first block. */
  readonly base: number
  readonly wanted: string

  /** `wanted` is the missing part, for example `proofs` or `block 5`. */
  constructor(wanted: string, base: number) {
    super(`this node does not have ${wanted}: its chain begins at block ${base}; ask a node that has the whole chain`)
    this.wanted = wanted
    this.base = base
  }
}

// Calls and simulations

/** The execution reverted. `payload` is its return data; empty if a mined transaction failed in another way. */
export class ExecutionReverted extends NodeError {
  readonly kind: 'executionReverted' | 'executionRevertedAsEthereum'
  readonly payload: Bytes
  /** Reason of a failure without a revert that the message does not name. */
  readonly failure: string | undefined
  constructor(kind: ExecutionReverted['kind'], message: string, payload: Bytes, failure?: string) {
    super(message)
    this.kind = kind
    this.payload = payload
    this.failure = failure
  }
}

/** A call failed without a revert, on a chain with `compat` ethereum; other chains return empty data. */
export const CallFailed = defineError('callFailed', asGiven)

/** The sender of a call or an estimate cannot pay for the value or the gas. */
export const InsufficientFunds = defineError('insufficientFunds', asGiven)

/** No gas limit up to the allowance lets the transaction succeed. */
export class GasExceedsAllowance extends NodeError {
  readonly kind = 'gasExceedsAllowance'
  /** A text of `hints`, if the reason has one. */
  readonly hint: string | undefined
  constructor(allowance: bigint, hint?: string) {
    super(`gas required exceeds allowance (${allowance})`)
    this.hint = hint
  }
}

/** An override of a simulation is not possible. */
export const InvalidOverride = defineError('invalidOverride', asGiven)

/** Reasons why blocks cannot be simulated, by the names of the document's errors. */
export type SimulationRefusal =
  | 'simulatedBlockFull'
  | 'simulatedBlockNumber'
  | 'simulatedFundsTooLow'
  | 'simulatedGasPriceTooLow'
  | 'simulatedGasTooLow'
  | 'simulatedInitCodeTooLong'
  | 'simulatedNonceTooHigh'
  | 'simulatedNonceTooLow'
  | 'simulatedTimestamp'
  | 'simulationTooLarge'

/** Blocks with these calls, in this order, cannot be simulated (execution-apis, `eth_simulateV1`). */
export class SimulationRefused extends NodeError {
  readonly kind: SimulationRefusal
  constructor(kind: SimulationRefusal, message: string) {
    super(message)
    this.kind = kind
  }
}

/** A storage slot of a native contract has a value longer than 32 bytes. */
export const StorageCellTooLong = defineError('storageCellTooLong', () => 'storage value is longer than 32 bytes')

/** The maximum number of long calls is waiting. */
export class TooManyCalls extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds = 1
  constructor(limit: number) {
    super(`limit of ${limit} waiting calls exceeded`)
  }
}

/** The running calls have more memory together than the node allows, and this call has the most. */
export class TooMuchCallMemory extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds = 1
  readonly limitBytes: number
  constructor(limitBytes: number) {
    super(`limit of ${Math.floor(limitBytes / 2 ** 20)} MiB of memory for running calls exceeded`)
    this.limitBytes = limitBytes
  }
}

// Transactions

/** A raw transaction is invalid on this chain in every state: malformed, unsigned, or for another chain. */
export class InvalidTransaction extends NodeError {
  readonly kind = 'invalidTransaction'
  /** A text of `hints`, if the reason has one. */
  readonly hint: string | undefined
  constructor(message: string, hint?: string) {
    super(message)
    this.hint = hint
  }
}

/** The pool refuses the transaction; the message is one of `refusals`, or that of another node. */
export class TransactionRefused extends NodeError {
  readonly kind: 'transactionRefused' | 'transactionRefusedAsEthereum' | 'insufficientFunds'
  /** A text of `hints`, if the reason has one. */
  readonly hint: string | undefined
  constructor(message: string, hint?: string, kind: TransactionRefused['kind'] = 'transactionRefused') {
    super(message)
    this.kind = kind
    this.hint = hint
  }
}

/** With auto-mining, a transaction was not mined. The hint is the cause, if it is known. */
export const TransactionNotMined = defineHintedError(
  'transactionNotMined',
  "Unknown error when sending transaction: transaction wasn't mined",
)

/** A transaction was not mined within the time that its sender waits. It may be mined later. */
export class TransactionNotMinedInTime extends NodeError {
  readonly kind = 'transactionNotMinedInTime'
  readonly hash: Bytes
  constructor(hash: Bytes, waitedMs: number) {
    super(`The transaction was added to the transaction pool but wasn't processed in ${waitedMs} ms`)
    this.hash = hash
  }
}

/** Reward percentiles do not ascend. */
export const PercentilesOutOfOrder = defineError(
  'percentilesOutOfOrder',
  (before: number, after: number) => `reward percentiles should ascend, but ${after} comes after ${before}`,
)

// Ranges of blocks, logs and traces

/** The blocks from one number to another, both included. */
export interface BlockRange {
  readonly fromBlock: number
  readonly toBlock: number
}

/** The range of a log query ends before it starts. */
export const InvalidLogRange = defineError('invalidLogRange', asGiven)

/** A log query matches more logs than a response may have. The fields are part of the error's data. */
export class LogLimitExceeded extends NodeError {
  readonly kind = 'logLimitExceeded'
  readonly limit: number
  readonly fromBlock: number
  readonly toBlock: number
  /** End of a smaller range with the same start that stays within the limit. */
  readonly suggestedToBlock: number
  constructor(limit: number, fromBlock: number, toBlock: number, suggestedToBlock: number) {
    super(`Filter returned more than ${limit} logs.`)
    this.limit = limit
    this.fromBlock = fromBlock
    this.toBlock = toBlock
    this.suggestedToBlock = suggestedToBlock
  }
}

/** `trace_get` has no index or several; the messages are the reference node's. */
export class InvalidTracePositions extends NodeError {
  readonly kind = 'invalidTracePositions'
  readonly count: number
  constructor(count: number) {
    super(`'positions' ${count === 0 ? 'cannot be null or empty' : 'accepts only one index'}`)
    this.count = count
  }
}

/** A pair of `trace_callMany` is not a call object with an array of trace types. */
export const InvalidTracedPair = defineError(
  'invalidTracedPair',
  (index: number) =>
    `invalid params: parameter 'calls[${index}]': expected a call object and an array of trace types, in this order`,
)

/** A range of blocks to trace ends before it starts; the message is the reference node's. */
export const InvalidTraceRange = defineError('invalidTraceRange', () => 'fromBlock cannot be greater than toBlock')

/** A search for traces covers more blocks than one request may. */
export class TraceRangeTooWide extends NodeError {
  readonly kind = 'traceRangeTooWide'
  /** Maximum number of blocks of a range. */
  readonly limit: number
  readonly fromBlock: number
  readonly toBlock: number
  /** End of the longest range with the same start that is within the limit. */
  readonly suggestedToBlock: number
  constructor(limit: number, { fromBlock, toBlock }: BlockRange) {
    const suggestedToBlock = fromBlock + limit - 1
    super(`limit of ${limit} blocks exceeded: request up to block 0x${suggestedToBlock.toString(16)}`)
    this.limit = limit
    this.fromBlock = fromBlock
    this.toBlock = toBlock
    this.suggestedToBlock = suggestedToBlock
  }
}

/** A response is longer than the limit. */
export class ResponseTooLarge extends NodeError {
  readonly kind = 'responseTooLarge'
  readonly limitBytes: number
  /** A shorter range of blocks with the same start; undefined if the request has no range, or no shorter one. */
  readonly suggested: BlockRange | undefined
  constructor(limitBytes: number, suggested?: BlockRange) {
    super(`Response size limit of ${limitBytes} bytes exceeded`)
    this.limitBytes = limitBytes
    this.suggested = suggested
  }
}

/** An execution exceeded the call timeout. */
export class ExecutionTimedOut extends NodeError {
  readonly kind = 'executionTimedOut'
  /** See {@link ResponseTooLarge}. */
  readonly suggested: BlockRange | undefined
  constructor(suggested?: BlockRange) {
    super('Execution has got timeout out.')
    this.suggested = suggested
  }
}

// Filters and cursors

/** A cursor was not returned for this filter. */
export const InvalidLogCursor = defineError('invalidLogCursor', () => 'the cursor was not returned for this filter')

/** Blocks whose logs were returned up to the cursor are no longer canonical. */
export class LogCursorReorganised extends NodeError {
  readonly kind = 'logCursorReorganised'
  /** Logs of the blocks before this one are still valid. */
  readonly fromBlock: number
  constructor(fromBlock: number) {
    super(`the chain was reorganised below the cursor: restart from block 0x${fromBlock.toString(16)}`)
    this.fromBlock = fromBlock
  }
}

/** The key has no filter with this id, or the filter has expired. The hint is the reason, if it has ended early. */
export const FilterNotFound = defineHintedError('filterNotFound', 'filter not found')

/** The key, or all keys together, have the maximum number of filters. */
export class TooManyFilters extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds: number
  constructor(limit: number, retryAfterSeconds: number) {
    super(`limit of ${limit} filters exceeded`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A log filter to store has more addresses and topics than the limit. */
export const TooManyLogChoices = defineError(
  'tooManyLogChoices',
  (limit: number, count: number) => `a stored filter has at most ${limit} addresses and topics, got ${count}`,
)

// Mining, peers and development methods

/** A submission is not a Bitcoin block, or does not commit to a block of this chain. */
export const InvalidBitcoinBlock = defineError(
  'invalidBitcoinBlock',
  (flaw: string) => `Invalid Bitcoin block: ${flaw}`,
)

/** The head has the maximum timestamp of a header, so it can have no child. Only another branch can extend the chain. */
export const NoTimeLeft = defineError(
  'noTimeLeft',
  (timestamp: number) =>
    `no block can follow the newest one, whose time ${timestamp} is the maximum: revert to a snapshot, or reset the chain`,
)

/** A proof of work is refused; the message is the reference node's. */
export const SubmissionRefused = defineError('submissionRefused', asGiven)

/** A text is not an IP address or a range of them; the message is the reference node's. */
export const InvalidBannedAddress = defineError(
  'invalidBannedAddress',
  (text: string) => `invalid banned address ${text}`,
)

/** The maximum number of addresses is banned. */
export const TooManyBannedAddresses = defineError(
  'tooManyBannedAddresses',
  (limit: number) => `limit of ${limit} banned addresses exceeded`,
)

/** A development method cannot do what the request asks for. */
export const ControlRefused = defineError('controlRefused', asGiven)

/** Every error of the chain that reaches clients. */
export type ChainError =
  | ExecutionReverted
  | GasExceedsAllowance
  | SimulationRefused
  | TooManyCalls
  | TooMuchCallMemory
  | InvalidTransaction
  | TransactionRefused
  | TransactionNotMinedInTime
  | LogLimitExceeded
  | InvalidTracePositions
  | TraceRangeTooWide
  | ResponseTooLarge
  | ExecutionTimedOut
  | LogCursorReorganised
  | TooManyFilters
  | BaseUnavailable
  | UpstreamUnavailable
  | UpstreamBehind
  | BelowBase
  | BridgeUnreadable
  | InstanceType<
      | typeof BlockNotFound
      | typeof BlockNotCanonical
      | typeof UnknownBlockNumber
      | typeof NotFoundAsEthereum
      | typeof RefusedAsEthereum
      | typeof UnknownChainPlace
      | typeof CallFailed
      | typeof InsufficientFunds
      | typeof InvalidOverride
      | typeof InvalidTracedPair
      | typeof StorageCellTooLong
      | typeof TransactionNotMined
      | typeof PercentilesOutOfOrder
      | typeof InvalidLogRange
      | typeof InvalidTraceRange
      | typeof InvalidLogCursor
      | typeof FilterNotFound
      | typeof TooManyLogChoices
      | typeof NoTimeLeft
      | typeof BridgeUndecodable
      | typeof InvalidBitcoinBlock
      | typeof SubmissionRefused
      | typeof InvalidBannedAddress
      | typeof TooManyBannedAddresses
      | typeof ControlRefused
    >
