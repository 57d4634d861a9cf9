import type { CommonErrorName, ErrorName, errors, ErrorData as Registered } from '../../generated/errors.ts'
import type { MethodName, Methods } from '../../generated/methods.ts'
import { errorKindOf } from './errorKind.ts'
import { decodeRevert } from './revert.ts'

/** The error object of an answer. */
export interface WireError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

const REVERTS: readonly (ErrorName | undefined)[] = ['executionReverted', 'executionRevertedAsEthereum']

/** An error that the node answered. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  /** What was asked. */
  readonly method: string
  readonly code: number
  readonly data: unknown
  /** Its name in the document; undefined when it is not there, as with other nodes. */
  readonly kind: ErrorName | undefined

  constructor(method: string, { code, message, data }: WireError) {
    super(message)
    this.method = method
    this.code = code
    this.data = data
    this.kind = errorKindOf(code, message)
  }

  /** Why the execution reverted, when its payload is an `Error(string)` or a `Panic(uint256)`. */
  get revertReason(): string | undefined {
    if (!REVERTS.includes(this.kind) || typeof this.data !== 'string') return undefined
    const revert = decodeRevert(this.data)
    return revert?.kind === 'custom' ? undefined : revert?.reason
  }
}

/** What the `data` of an error holds; nodes may leave it out. */
export type ErrorData<Kind extends ErrorName> = Kind extends keyof Registered ? Registered[Kind] | undefined : unknown

/** An error with the types of its kind: literal code and data. */
export type RpcErrorOf<Kind extends ErrorName> = Kind extends ErrorName
  ? RpcError & { readonly kind: Kind; readonly code: (typeof errors)[Kind]['code']; readonly data: ErrorData<Kind> }
  : never

/** The kinds of error that a method can answer. */
export type ErrorNameOf<M extends MethodName> = Methods[M]['errors'] | CommonErrorName

/** Any error that a node answers; its `kind` tells which. */
export type AnyRpcError = RpcErrorOf<ErrorName> | (RpcError & { readonly kind: undefined })

/** Whether a caught thing is an error that the node answered, and one of these kinds when any is named. */
export function isRpcError(error: unknown): error is AnyRpcError
export function isRpcError<Kind extends ErrorName>(error: unknown, ...kinds: Kind[]): error is RpcErrorOf<Kind>
export function isRpcError(error: unknown, ...kinds: ErrorName[]): boolean {
  if (!(error instanceof RpcError)) return false
  return kinds.length === 0 || kinds.some((kind) => kind === error.kind)
}
