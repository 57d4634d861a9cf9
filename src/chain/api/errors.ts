import type { Bytes } from '../../base/bytes.ts'
import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'

/** A state was asked for at a block that is not known, or a call at a hash that is not. */
export class BlockNotFound extends NodeError {
  readonly kind = 'blockNotFound'
  /** `block` as the reference spells it: the text that was asked for, or `with hash 0x...`. */
  constructor(block: string) {
    super(`Block ${block} not found`)
  }
}

/** A block was named by hash, had to be on the main chain, and is not. */
export class BlockNotCanonical extends NodeError {
  readonly kind = 'blockNotCanonical'
  constructor(hash: Bytes) {
    super(`Block with hash ${toHex(hash)} is not canonical and it is required`)
  }
}

/** A call or an estimate named a block by a number that is not known. */
export class UnknownBlockNumber extends NodeError {
  readonly kind = 'unknownBlockNumber'
  constructor(number: number) {
    super(`Invalid block number ${number}`)
  }
}

/** A block is not known, or not canonical, on a chain with `compat` ethereum; the message is geth's. */
export class NotFoundAsEthereum extends NodeError {
  readonly kind = 'notFoundAsEthereum'
}

/** The execution reverted; `payload` is its return data, undefined when it failed in another way. */
export class ExecutionReverted extends NodeError {
  readonly kind: 'executionReverted' | 'executionRevertedAsEthereum'
  readonly payload: Bytes | undefined
  constructor(kind: ExecutionReverted['kind'], message: string, payload: Bytes | undefined) {
    super(message)
    this.kind = kind
    this.payload = payload
  }
}

/** A call failed other than by a revert, on a chain with `compat` ethereum; on others that answers nothing. */
export class CallFailed extends NodeError {
  readonly kind = 'callFailed'
}

/** The sender of an estimate cannot pay for the value or the gas. */
export class InsufficientFunds extends NodeError {
  readonly kind = 'insufficientFunds'
  constructor() {
    super('insufficient funds for transfer')
  }
}

/** No amount of gas up to the allowance lets the transaction succeed. */
export class GasExceedsAllowance extends NodeError {
  readonly kind = 'gasExceedsAllowance'
  /** One of `hints`, where that is the reason. */
  readonly hint: string | undefined
  constructor(allowance: bigint, hint?: string) {
    super(`gas required exceeds allowance (${allowance})`)
    this.hint = hint
  }
}

/** A simulation was asked to override what cannot be, or not so. */
export class InvalidOverride extends NodeError {
  readonly kind = 'invalidOverride'
}

/** Why blocks cannot be simulated, by the names of the document's errors. */
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

/** A raw transaction is not one that this chain could ever take: malformed, unsigned, for another chain. */
export class InvalidTransaction extends NodeError {
  readonly kind = 'invalidTransaction'
  /** One of `hints`, where that is the reason. */
  readonly hint: string | undefined
  constructor(message: string, hint?: string) {
    super(message)
    this.hint = hint
  }
}

/** The pool does not take the transaction; the message is the reference's (protocol/pool#admission). */
export class TransactionRefused extends NodeError {
  readonly kind = 'transactionRefused'
  /** One of `hints`, where that is the reason. */
  readonly hint: string | undefined
  constructor(message: string, hint?: string) {
    super(message)
    this.hint = hint
  }
}

/** A transaction that was to be mined at once was not. */
export class TransactionNotMined extends NodeError {
  readonly kind = 'transactionNotMined'
  constructor() {
    super("Unknown error when sending transaction: transaction wasn't mined")
  }
}

/** A transaction was to be mined while its sender waited, and was not yet; it may be mined later. */
export class TransactionNotMinedInTime extends NodeError {
  readonly kind = 'transactionNotMinedInTime'
  readonly hash: Bytes
  constructor(hash: Bytes, waitedMs: number) {
    super(`The transaction was added to the transaction pool but wasn't processed in ${waitedMs} ms`)
    this.hash = hash
  }
}

/** Reward percentiles do not ascend. */
export class PercentilesOutOfOrder extends NodeError {
  readonly kind = 'percentilesOutOfOrder'
  constructor(before: number, after: number) {
    super(`reward percentiles should ascend, but ${after} comes after ${before}`)
  }
}

/** A log query's range runs backwards. */
export class InvalidLogRange extends NodeError {
  readonly kind = 'invalidLogRange'
}

/** Blocks from one number to another, both included. */
export interface BlockRange {
  readonly fromBlock: number
  readonly toBlock: number
}

/** A log query matches more logs than one answer may carry; the fields go into the error's data. */
export class LogLimitExceeded extends NodeError {
  readonly kind = 'logLimitExceeded'
  readonly limit: number
  readonly fromBlock: number
  readonly toBlock: number
  /** A smaller range from the same beginning that stays within the limit. */
  readonly suggestedToBlock: number
  constructor(limit: number, fromBlock: number, toBlock: number, suggestedToBlock: number) {
    super(`Filter returned more than ${limit} logs.`)
    this.limit = limit
    this.fromBlock = fromBlock
    this.toBlock = toBlock
    this.suggestedToBlock = suggestedToBlock
  }
}

/** `trace_get` names none or several indexes; the messages are the reference's. */
export class InvalidTracePositions extends NodeError {
  readonly kind = 'invalidTracePositions'
  readonly count: number
  constructor(count: number) {
    super(`'positions' ${count === 0 ? 'cannot be null or empty' : 'accepts only one index'}`)
    this.count = count
  }
}

/** A range of blocks to trace runs backwards; the message is the reference's. */
export class InvalidTraceRange extends NodeError {
  readonly kind = 'invalidTraceRange'
  constructor() {
    super('fromBlock cannot be greater than toBlock')
  }
}

/** More blocks would have to be looked at than one request may, for the traces that are asked for. */
export class TraceRangeTooWide extends NodeError {
  readonly kind = 'traceRangeTooWide'
  /** Maximum number of blocks of a range. */
  readonly limit: number
  readonly fromBlock: number
  readonly toBlock: number
  /** The end of the longest range from the same beginning that is within the limit. */
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

/** An answer is longer than an answer may be. */
export class ResponseTooLarge extends NodeError {
  readonly kind = 'responseTooLarge'
  readonly limitBytes: number
  /** A shorter range of blocks from the same beginning; undefined where the request has no range, or no shorter one. */
  readonly suggested: BlockRange | undefined
  constructor(limitBytes: number, suggested?: BlockRange) {
    super(`Response size limit of ${limitBytes} bytes exceeded`)
    this.limitBytes = limitBytes
    this.suggested = suggested
  }
}

/** An execution ran longer than a call may. */
export class ExecutionTimedOut extends NodeError {
  readonly kind = 'executionTimedOut'
  /** See {@link ResponseTooLarge}. */
  readonly suggested: BlockRange | undefined
  constructor(suggested?: BlockRange) {
    super('Execution has got timeout out.')
    this.suggested = suggested
  }
}

/** More long calls are waiting than the node takes. */
export class TooManyCalls extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds = 1
  constructor(limit: number) {
    super(`limit of ${limit} waiting calls exceeded`)
  }
}

/** The code that runs for callers holds more memory than the node has for it, and this call most. */
export class TooMuchCallMemory extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds = 1
  readonly limitBytes: number
  constructor(limitBytes: number) {
    super(`limit of ${Math.floor(limitBytes / 2 ** 20)} MiB of memory for running calls exceeded`)
    this.limitBytes = limitBytes
  }
}

/** A storage cell of a native contract holds more than a word can say. */
export class StorageCellTooLong extends NodeError {
  readonly kind = 'storageCellTooLong'
  constructor() {
    super('storage value is longer than 32 bytes')
  }
}

/** What a miner hands in is not a Bitcoin block, or not one that commits to anything of ours. */
export class InvalidBitcoinBlock extends NodeError {
  readonly kind = 'invalidBitcoinBlock'
  constructor(flaw: string) {
    super(`Invalid Bitcoin block: ${flaw}`)
  }
}

/** A proof of work is not taken; the message is the reference's. */
export class SubmissionRefused extends NodeError {
  readonly kind = 'submissionRefused'
}

/** A text is not the address of a machine, or of machines, that can be banned; the message is the reference's. */
export class InvalidBannedAddress extends NodeError {
  readonly kind = 'invalidBannedAddress'
  constructor(text: string) {
    super(`invalid banned address ${text}`)
  }
}

/** No more addresses can be banned. */
export class TooManyBannedAddresses extends NodeError {
  readonly kind = 'tooManyBannedAddresses'
  constructor(limit: number) {
    super(`limit of ${limit} banned addresses exceeded`)
  }
}

/** A reader's place in the chain names a block that is not known (any more). */
export class UnknownChainPlace extends NodeError {
  readonly kind = 'unknownChainPlace'
  constructor({ number, hash }: { readonly number: number; readonly hash: Bytes }) {
    super(`block ${number} with hash ${toHex(hash)} is not known`)
  }
}

/** A cursor is not one that was given with this filter. */
export class InvalidLogCursor extends NodeError {
  readonly kind = 'invalidLogCursor'
  constructor() {
    super('the cursor was not returned for this filter')
  }
}

/** Blocks whose logs were answered up to a cursor have left the main chain. */
export class LogCursorReorganised extends NodeError {
  readonly kind = 'logCursorReorganised'
  /** What was answered of the blocks before this one still holds. */
  readonly fromBlock: number
  constructor(fromBlock: number) {
    super(`the chain was reorganised below the cursor: restart from block 0x${fromBlock.toString(16)}`)
    this.fromBlock = fromBlock
  }
}

/** There is no such filter, or none of this key; or it was not polled for too long. */
export class FilterNotFound extends NodeError {
  readonly kind = 'filterNotFound'
  constructor() {
    super('filter not found')
  }
}

/** More filters are installed than one key, or all together, may have. */
export class TooManyFilters extends NodeError {
  readonly kind = 'limitExceeded'
  readonly retryAfterSeconds: number
  constructor(limit: number, retryAfterSeconds: number) {
    super(`limit of ${limit} filters exceeded`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A log filter that is kept names more than is kept for one. */
export class TooManyLogChoices extends NodeError {
  readonly kind = 'tooManyLogChoices'
  constructor(limit: number, count: number) {
    super(`a stored filter has at most ${limit} addresses and topics, got ${count}`)
  }
}

/** A control of a development chain is asked for something that it cannot do, or on a chain that has none. */
export class ControlRefused extends NodeError {
  readonly kind = 'controlRefused'
}

/** Every error that the chain tells its callers about. */
export type ChainError =
  | BlockNotFound
  | BlockNotCanonical
  | UnknownBlockNumber
  | NotFoundAsEthereum
  | ExecutionReverted
  | CallFailed
  | InsufficientFunds
  | GasExceedsAllowance
  | InvalidOverride
  | SimulationRefused
  | InvalidTransaction
  | TransactionRefused
  | TransactionNotMined
  | TransactionNotMinedInTime
  | PercentilesOutOfOrder
  | InvalidLogRange
  | LogLimitExceeded
  | InvalidTraceRange
  | InvalidTracePositions
  | TraceRangeTooWide
  | ResponseTooLarge
  | ExecutionTimedOut
  | TooManyCalls
  | TooMuchCallMemory
  | StorageCellTooLong
  | InvalidBitcoinBlock
  | SubmissionRefused
  | InvalidBannedAddress
  | TooManyBannedAddresses
  | InvalidLogCursor
  | TooManyLogChoices
  | LogCursorReorganised
  | FilterNotFound
  | TooManyFilters
  | UnknownChainPlace
  | ControlRefused
