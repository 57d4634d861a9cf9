import { defineError, NodeError } from '../base/errors.ts'
import type { JsonValue } from './json.ts'

/** The error object of an endpoint's response. */
export interface RpcError {
  readonly code: number
  readonly message: string
  readonly data?: JsonValue
}

/** Code with which rskj ends a request, or a whole batch, that takes too long or whose response is too long. */
export const LIMIT_EXCEEDED = -32011
/** Code of JSON-RPC for an unknown method. */
export const METHOD_NOT_FOUND = -32601

/** An endpoint answered a question with a JSON-RPC error, whose code, message and data are kept. */
export class RemoteError extends NodeError {
  readonly kind = 'remoteError'
  readonly origin: string
  readonly code: number
  readonly data: JsonValue | undefined

  constructor(origin: string, { code, message, data }: RpcError) {
    super(message)
    this.origin = origin
    this.code = code
    this.data = data
  }
}

/** No endpoint answered a question. The message has the origin of the last one, and neither path nor key of its URL. */
export const RemoteUnavailable = defineError(
  'remoteUnavailable',
  (method: string, reason: string) => `${method}: no answer from the remote node: ${reason}`,
)

/** None of the endpoints that answer is known to have the block that a question is about. */
export const RemoteBehind = defineError(
  'remoteBehind',
  (method: string, height: number) => `${method}: no remote node that answers has block ${height} of this chain`,
)

/** A setting of the remote node is invalid. */
export const InvalidRemote = defineError('invalidRemote', (message: string) => message)

/** An answer is not stored, and the remote node is not asked. */
export const NotKept = defineError(
  'notKept',
  (method: string) =>
    `${method}: the answer is not stored, and the remote node is not asked; run once without --offline to store it`,
)

/** An answer of an endpoint is malformed, or does not have the hash that it must have. */
export class WrongAnswer extends NodeError {
  readonly kind = 'wrongAnswer'
  /** The first member that differs or is malformed, as in the JSON. */
  readonly member: string

  /** `what` names the object, for example `block 77 (0x…)`. */
  constructor(what: string, member: string, problem: string) {
    super(`${what} of the remote node: ${member} ${problem}; the answer is not used, ask another node`)
    this.member = member
  }
}
