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

/** The execution reverted; `payload` is its return data, undefined when it failed in another way. */
export class ExecutionReverted extends NodeError {
  readonly kind = 'executionReverted'
  readonly payload: Bytes | undefined
  constructor(message: string, payload: Bytes | undefined) {
    super(message)
    this.payload = payload
  }
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
  constructor(allowance: bigint) {
    super(`gas required exceeds allowance (${allowance})`)
  }
}

/** A raw transaction is not one that this chain could ever take: malformed, unsigned, for another chain. */
export class InvalidTransaction extends NodeError {
  readonly kind = 'invalidTransaction'
}

/** The pool does not take the transaction; the message is the reference's (protocol/pool#admission). */
export class TransactionRefused extends NodeError {
  readonly kind = 'transactionRefused'
}

/** A transaction that was to be mined at once was not. */
export class TransactionNotMined extends NodeError {
  readonly kind = 'transactionNotMined'
  constructor() {
    super("Unknown error when sending transaction: transaction wasn't mined")
  }
}

/** A log query's range runs backwards. */
export class InvalidLogRange extends NodeError {
  readonly kind = 'invalidLogRange'
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

/** An answer is longer than an answer may be. */
export class ResponseTooLarge extends NodeError {
  readonly kind = 'responseTooLarge'
  constructor(limitBytes: number) {
    super(`Response size limit of ${limitBytes} bytes exceeded`)
  }
}

/** An execution ran longer than a call may. */
export class ExecutionTimedOut extends NodeError {
  readonly kind = 'executionTimedOut'
  constructor() {
    super('Execution has got timeout out.')
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

/** A storage cell of a native contract holds more than a word can say. */
export class StorageCellTooLong extends NodeError {
  readonly kind = 'storageCellTooLong'
  constructor() {
    super('storage cell is longer than 32 bytes')
  }
}

/** Every error that the chain tells its callers about. */
export type ChainError =
  | BlockNotFound
  | BlockNotCanonical
  | UnknownBlockNumber
  | ExecutionReverted
  | InsufficientFunds
  | GasExceedsAllowance
  | InvalidTransaction
  | TransactionRefused
  | TransactionNotMined
  | InvalidLogRange
  | LogLimitExceeded
  | ResponseTooLarge
  | ExecutionTimedOut
  | TooManyCalls
  | StorageCellTooLong
