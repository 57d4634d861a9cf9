// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Errors of the wire by name. `message` has <...> for parts that vary, and `also` has alternative texts. */
export const errors = {
  /** An unexpected error occurred, and its details are only in the node's log. Or the node cannot read or store its data, and the message has the reason, for example `the disk below the data folder is full`. */
  internalError: { code: -32603, message: 'Internal server error' },
  /** A parameter is missing, one too many, or not in a form that the method accepts. Many forms have a message of their own. */
  invalidParams: { code: -32602, message: 'invalid params: parameter <name>: expected <form>, got <value>' },
  /** The body is not a JSON-RPC 2.0 request, or a batch is empty. Or a body, a request or a batch is longer or deeper, or has more JSON values, than the node accepts. */
  invalidRequest: { code: -32600, message: 'invalid request', also: ['Invalid request', 'request is too long', 'request has too many values', 'request body is <too large, in too many pieces, or not complete>', 'Cannot dispatch batch requests. <limit> is the max number of supported batch requests'] },
  /** The node has no key with this id, or the key is revoked or expired. */
  keyNotFound: { code: -32004, message: 'id: must be the id of a valid key, got <id>; list the keys' },
  /** The method does not exist, or this node does not offer it. */
  methodNotFound: { code: -32601, message: 'method not found', also: ['the method <name> does not exist/is not available', '<name> is not supported: <reason>'] },
  /** The owner has its maximum number of valid keys. */
  ownerKeysExceeded: { code: -32005, message: 'owner: must have at most <count> valid keys, got another one for <owner>; revoke one, or raise the limit of the owner' },
  /** The body is not JSON. */
  parseError: { code: -32700, message: 'JSON parse error' },
} as const

export type ErrorName = keyof typeof errors

/** Types of `data` by error name; other errors have no `data`. */
export interface ErrorData {
  /** Location of the mistake. Absent if it is not in one parameter. */
  invalidParams: S.InvalidParamsData
  /** The limit that was exceeded. Absent if no limit was. */
  invalidRequest: S.HintData
  /** The method, and where to find it. */
  methodNotFound: S.MethodNotFoundData
}

/** Errors of every method. */
export type CommonErrorName = 'internalError' | 'invalidParams' | 'invalidRequest' | 'methodNotFound' | 'parseError'
