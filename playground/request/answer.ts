import type { RpcError } from '../document/openrpc.ts'
import type { Params } from '../values/params.ts'

/** What came of a request. */
export type Outcome =
  | { readonly kind: 'result'; readonly result: unknown; readonly answer: Answer }
  | { readonly kind: 'error'; readonly error: RpcError; readonly answer: Answer }
  /** An answer that is no JSON-RPC. */
  | { readonly kind: 'other'; readonly text: string; readonly answer: Answer }
  /** No answer: the node is not there, or does not let this page read. */
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'cancelled' }

export interface Answer {
  readonly status: number
  readonly ms: number
  readonly bytes: number
}

export interface RpcRequest {
  readonly method: string
  readonly params: Params
}

/** The envelope as it goes over the wire. */
export function requestBody({ method, params }: RpcRequest): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}

/** What the text of an answer says. */
export function read(text: string, answer: Answer): Outcome {
  const message = parse(text)
  if (typeof message !== 'object' || message === null) return { kind: 'other', text, answer }
  if ('error' in message && isRpcError(message.error)) return { kind: 'error', error: message.error, answer }
  return 'result' in message ? { kind: 'result', result: message.result, answer } : { kind: 'other', text, answer }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRpcError(value: unknown): value is RpcError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'message' in value &&
    typeof value.code === 'number' &&
    typeof value.message === 'string'
  )
}
