import { errorKinds } from '../../generated/errorKinds.ts'
import type { CommonErrorName, ErrorName, errors, ErrorData as Registered } from '../../generated/errors.ts'
import type { MethodName, Methods } from '../../generated/methods.ts'
import { decodeRevert } from './revert.ts'

/** The error object of a response. */
export interface WireError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

const REVERTS: readonly (ErrorName | undefined)[] = ['executionReverted', 'executionRevertedAsEthereum']

/** An error that the node returned. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  /** The requested method. */
  readonly method: string
  readonly code: number
  readonly data: unknown
  /** Name of the error in the document; undefined for errors outside it, such as those of other nodes. */
  readonly kind: ErrorName | undefined

  constructor(method: string, { code, message, data }: WireError) {
    super(message)
    this.method = method
    this.code = code
    this.data = data
    this.kind = errorKindOf(code, message)
  }

  /** Reason of a revert whose payload is an `Error(string)` or a `Panic(uint256)`. */
  get revertReason(): string | undefined {
    if (!REVERTS.includes(this.kind) || typeof this.data !== 'string') return undefined
    const revert = decodeRevert(this.data)
    return revert?.kind === 'custom' ? undefined : revert?.reason
  }
}

/** Type of an error's `data`, which nodes may omit. */
export type ErrorData<Kind extends ErrorName> = Kind extends keyof Registered ? Registered[Kind] | undefined : unknown

/** An error with the types of its kind: literal code and data. */
export type RpcErrorOf<Kind extends ErrorName> = Kind extends ErrorName
  ? RpcError & { readonly kind: Kind; readonly code: (typeof errors)[Kind]['code']; readonly data: ErrorData<Kind> }
  : never

/** The kinds of errors that a method can return. */
export type ErrorNameOf<M extends MethodName> = Methods[M]['errors'] | CommonErrorName

/** Any error of a node, discriminated by `kind`. */
export type AnyRpcError = RpcErrorOf<ErrorName> | (RpcError & { readonly kind: undefined })

/** Returns whether a caught value is an error of the node, and of one of these kinds if any are given. */
export function isRpcError(error: unknown): error is AnyRpcError
export function isRpcError<Kind extends ErrorName>(error: unknown, ...kinds: Kind[]): error is RpcErrorOf<Kind>
export function isRpcError(error: unknown, ...kinds: ErrorName[]): boolean {
  if (!(error instanceof RpcError)) return false
  return kinds.length === 0 || kinds.some((kind) => kind === error.kind)
}

/**
 * Returns whether a message matches a text of the registry, with any text in place of `<>`. Searches the parts in
 * order, because a pattern could take very long on a long message.
 */
function fits(message: string, text: string): boolean {
  const [first = '', ...rest] = text.split('<>')
  const last = rest.pop()
  if (last === undefined) return message === text
  if (!message.startsWith(first) || !message.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = message.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= message.length - last.length
}

/** Returns the registered name of a node's error, or undefined. */
export function errorKindOf(code: number, message: string): ErrorName | undefined {
  const kinds = errorKinds[code]
  if (typeof kinds !== 'object') return kinds
  // Object.keys does not say that its texts are the keys.
  const names = Object.keys(kinds) as ErrorName[]
  return (
    names.find((name) => kinds[name]?.some((text) => fits(message, text))) ??
    names.find((name) => kinds[name]?.length === 0)
  )
}
