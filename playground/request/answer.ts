import type { RpcError } from '../document/openrpc.ts'
import type { Params } from '../values/params.ts'

/** What came of a request. */
export type Outcome =
  | { readonly kind: 'result'; readonly result: unknown; readonly text: string; readonly answer: Answer }
  | { readonly kind: 'error'; readonly error: RpcError; readonly text: string; readonly answer: Answer }
  /** An answer that is shown as it came. */
  | { readonly kind: 'other'; readonly why: Oddity; readonly text: string; readonly answer: Answer }
  /** No answer: the node is not there, or does not let this page read; or the page may not ask it, or cannot show what came. */
  | { readonly kind: 'none'; readonly why: 'network' | 'policy' | 'address' | 'page'; readonly reason: string }
  | { readonly kind: 'cancelled' }

/** Why an answer is not shown in the document's words. */
export type Oddity = 'Not JSON-RPC' | 'Too long' | 'Too deep'

/** No answer of a node is nested like this, and the page draws level by level. */
const MOST_LEVELS = 50

export interface Answer {
  /** Of HTTP; a WebSocket has none. */
  readonly status?: number
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
  const other = (why: Oddity): Outcome => ({ kind: 'other', why, text, answer })
  if (typeof message !== 'object' || message === null) return other('Not JSON-RPC')
  if (isDeeperThan(message, MOST_LEVELS)) return other('Too deep')
  if ('error' in message && isRpcError(message.error)) return { kind: 'error', error: message.error, text, answer }
  return 'result' in message ? { kind: 'result', result: message.result, text, answer } : other('Not JSON-RPC')
}

/** Returns the value of JSON text; undefined for other text, and for what is nested deeper than the page draws. */
export function parseShown(text: string): unknown {
  const value = parse(text)
  return isDeeperThan(value, MOST_LEVELS) ? undefined : value
}

/** Goes no deeper than it is allowed to. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
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
