import { type ErrorData, errors } from '../../generated/errors.ts'
import { NodeError } from '../base/errors.ts'
import { toHex } from '../base/hex.ts'
import { type BlockRange, type ChainError, ExecutionReverted } from '../chain/api/errors.ts'
import { hints } from '../chain/api/hints.ts'
import { type NameRevert, withRevertName } from '../chain/api/revertName.ts'
import type { NotificationsNotSupported } from '../notifications/channel.ts'
import type { WalletError } from '../wallet/errors.ts'
import { LimitExceeded, QuotaExceeded, type RpcRefusal } from './refusals.ts'

/** The error object of a response. */
export interface WireError {
  readonly code: number
  readonly message: string
  readonly data?: WireErrorData
}

/** An error response of another process, which is returned unchanged. */
export class ForwardedError extends Error {
  readonly wire: WireError

  constructor(wire: WireError) {
    super(wire.message)
    this.wire = wire
  }
}

type KnownError = ChainError | RpcRefusal | WalletError | NotificationsNotSupported

type WireErrorData = ErrorData[keyof ErrorData]

/** Returns whether the document has an error of this kind. It has none for internal errors, such as those of the store. */
function isKnown(error: NodeError): error is KnownError {
  return Object.hasOwn(errors, error.kind)
}

const toQuantity = (value: number) => `0x${value.toString(16)}` as const

function limitDataOf(error: Extract<KnownError, { kind: 'limitExceeded' }>): ErrorData['limitExceeded'] {
  const { retryAfterSeconds } = error
  const hint = error instanceof LimitExceeded ? error.exceeded?.hint : undefined
  const quota = error instanceof QuotaExceeded ? error.quota : {}
  return { ...quota, retryAfterSeconds, ...(hint !== undefined && { hint }) }
}

/** Returns a range of blocks within a limit, as quantities and as a sentence that indexers parse. */
function suggestRange(range: BlockRange) {
  const { fromBlock, toBlock } = range
  const hint = hints.blockRange(range)
  return { fromBlock: toQuantity(fromBlock), suggestedToBlock: toQuantity(toBlock), hint }
}

function rangeLimitDataOf(
  error: Extract<KnownError, { kind: 'logLimitExceeded' | 'traceRangeTooWide' }>,
): ErrorData['logLimitExceeded'] {
  const { limit, fromBlock, toBlock, suggestedToBlock } = error
  return { limit, toBlock: toQuantity(toBlock), ...suggestRange({ fromBlock, toBlock: suggestedToBlock }) }
}

/** The parameter of `trace_get` that selects a trace. */
const ONE_POSITION = { parameter: 'positions', position: 1, expected: 'an array with one 0x-prefixed index' } as const

/** Returns the member `data` of an error in the form of the document, or undefined. */
function dataOf(error: KnownError): WireErrorData | undefined {
  switch (error.kind) {
    case 'invalidParams':
    case 'methodNotFound':
      return error.data
    case 'invalidTracePositions':
      return { ...ONE_POSITION, got: `an array of ${error.count}` }
    case 'executionReverted':
    case 'executionRevertedAsEthereum':
      return toHex(error.payload)
    case 'invalidRequest':
      return error.exceeded?.hint === undefined ? undefined : { hint: error.exceeded.hint }
    case 'limitExceeded':
      return limitDataOf(error)
    case 'upstreamBehind':
      return { retryAfterSeconds: error.retryAfterSeconds }
    case 'transactionNotMinedInTime':
      return toHex(error.hash)
    case 'logLimitExceeded':
    case 'traceRangeTooWide':
      return rangeLimitDataOf(error)
    case 'responseTooLarge':
      return { limitBytes: error.limitBytes, ...(error.suggested && suggestRange(error.suggested)) }
    case 'executionTimedOut':
      return error.suggested && suggestRange(error.suggested)
    case 'filterNotFound':
    case 'gasExceedsAllowance':
    case 'invalidTransaction':
    case 'transactionNotMined':
    case 'transactionRefused':
    case 'transactionRefusedAsEthereum':
    case 'invalidApiKey':
      return error.hint === undefined ? undefined : { hint: error.hint }
    case 'belowBase':
      return { base: toQuantity(error.base) }
    case 'logCursorReorganised':
      return { fromBlock: toQuantity(error.fromBlock) }
    default:
      return undefined
  }
}

function toWireKnownError(error: KnownError, nameRevert: NameRevert | undefined): WireError {
  // Does not compile if the document has no error with the name of a kind.
  const { code } = errors[error.kind]
  const data = dataOf(error)
  const message = messageOf(error, nameRevert)
  return data === undefined ? { code, message } : { code, message, data }
}

/** Returns the message of an error. Behind that of a failed execution, developers get details that the node knows. */
function messageOf(error: KnownError, nameRevert: NameRevert | undefined): string {
  if (nameRevert === undefined || !(error instanceof ExecutionReverted)) return error.message
  const { message, payload, failure } = error
  return failure === undefined ? withRevertName(message, payload, nameRevert) : `${message} (${failure})`
}

/**
 * Returns the error object for anything thrown. Errors that the document does not name get code -32603 and are passed to `onBug`.
 * A NodeError keeps its message, which is safe to show (a full disk, for example); any other error is a bug and gets a general
 * message. `others` has the codes of errors of other documents than the node's own, by kind. With `nameRevert`, messages of
 * failed executions have details for developers.
 */
export function toWireError(
  thrown: unknown,
  onBug: (bug: unknown) => void,
  others: Readonly<Record<string, { readonly code: number }>> = {},
  nameRevert?: NameRevert,
): WireError {
  if (thrown instanceof ForwardedError) return thrown.wire
  if (thrown instanceof NodeError) {
    if (isKnown(thrown)) return toWireKnownError(thrown, nameRevert)
    const other = others[thrown.kind]
    if (other !== undefined) return { code: other.code, message: thrown.message }
  }
  onBug(thrown)
  const { code, message } = errors.internalError
  return { code, message: thrown instanceof NodeError ? thrown.message : message }
}

/** Returns whether a thrown value is an error of the document, which is no bug and needs no stack. */
export function isDocumented(thrown: unknown): thrown is NodeError {
  return thrown instanceof NodeError && isKnown(thrown)
}

/** Returns the code of the error object for anything thrown. */
export function codeOf(thrown: unknown): number {
  return thrown instanceof NodeError && isKnown(thrown) ? errors[thrown.kind].code : errors.internalError.code
}
