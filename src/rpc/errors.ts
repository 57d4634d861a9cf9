import { errors } from '../../generated/errors.ts'
import { NodeError } from '../base/errors.ts'
import { toHex } from '../base/hex.ts'
import type { ChainError } from '../chain/errors.ts'
import type { InvalidParams } from './invalidParams.ts'
import type { RpcRefusal } from './refusals.ts'

/** The error object of a response. */
export interface WireError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

type KnownError = ChainError | InvalidParams | RpcRefusal

/** Kinds are the names of the document's errors; others (a store's, say) are not the wire's business. */
function isKnown(error: NodeError): error is KnownError {
  return Object.hasOwn(errors, error.kind)
}

const toQuantity = (value: number) => `0x${value.toString(16)}`

/** What an error says beside its message, or undefined. */
function dataOf(error: KnownError): unknown {
  switch (error.kind) {
    case 'invalidParams':
      return error.data
    case 'executionReverted':
      return error.payload.length === 0 ? undefined : toHex(error.payload)
    case 'limitExceeded':
      return { retryAfterSeconds: error.retryAfterSeconds }
    case 'logLimitExceeded':
      return {
        limit: error.limit,
        fromBlock: toQuantity(error.fromBlock),
        toBlock: toQuantity(error.toBlock),
        suggestedToBlock: toQuantity(error.suggestedToBlock),
      }
    default:
      return undefined
  }
}

function toWireKnownError(error: KnownError): WireError {
  // Does not compile when a kind has no error of its name in the document.
  const { code } = errors[error.kind]
  const data = dataOf(error)
  return data === undefined ? { code, message: error.message } : { code, message: error.message, data }
}

/** What a client is told about anything thrown. What the document does not name is a bug: -32603 without its text, and `onBug` hears of it. */
export function toWireError(thrown: unknown, onBug: (bug: unknown) => void): WireError {
  if (thrown instanceof NodeError && isKnown(thrown)) return toWireKnownError(thrown)
  onBug(thrown)
  return errors.internalError
}
