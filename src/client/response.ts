import { RpcError, type WireError } from './rpcError.ts'
import { TransportError } from './transportError.ts'

/** The outcome of an HTTP exchange. */
export interface HttpReply {
  readonly status: number
  readonly retryAfterMs: number | undefined
  /** JSON value of the body; undefined if it is not JSON. */
  readonly body: unknown
}

/** A JSON-RPC response object that is only partly validated. */
export interface WireResponse {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

export function isWireResponse(value: unknown): value is WireResponse {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

export function isWireError(value: unknown): value is WireError {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('message' in value)) return false
  return typeof value.code === 'number' && typeof value.message === 'string'
}

/** Parses JSON; undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the result of a response to `method`. Throws its error, in whatever form it has. */
export function resultOf(method: string, response: unknown): unknown {
  if (!isWireResponse(response)) throw new TransportError('badAnswer', `no JSON-RPC answer to ${method}`)
  const { result, error } = response
  if (isWireError(error)) throw new RpcError(method, error)
  // Some nodes send `error: null` with a result.
  if (result !== undefined && (error === undefined || error === null)) return result
  throw new TransportError('badAnswer', `the answer to ${method} is neither a result nor an error of JSON-RPC`, {
    cause: error,
  })
}

/** Finds the response with this id. Throws a `TransportError` unless there is exactly one. */
export type FindResponse = (id: number) => unknown

/** Returns the responses to `count` requests with ids from 0. */
export function responsesOf(reply: HttpReply | TransportError, count: number): FindResponse {
  if (reply instanceof TransportError) return () => raise(reply)
  const { status, body } = reply
  if (isRefusal(body)) return () => body
  const responses = Array.isArray(body) ? body : count === 1 ? [body] : []
  const found = byId(responses.filter(isWireResponse))
  return (id) => found.get(id) ?? raise(missing(status, id))
}

/** Returns the error without id, which concerns the whole body. */
export function isRefusal(body: unknown): body is WireResponse & { readonly error: WireError } {
  return isWireResponse(body) && isWireError(body.error) && (body.id === null || body.id === undefined)
}

/** Collects responses by id. A duplicate id has none. */
function byId(responses: readonly WireResponse[]): Map<unknown, WireResponse> {
  const found = new Map<unknown, WireResponse>()
  for (const response of responses) found.set(response.id, found.has(response.id) ? {} : response)
  return found
}

function missing(status: number, id: number): TransportError {
  if (status === 200) return new TransportError('badAnswer', `the node gave no JSON-RPC answer to request ${id}`)
  // Browsers hide the status of a redirect.
  return new TransportError('httpStatus', `the node answered HTTP status ${status || '3xx, a redirect'}`, { status })
}

function raise(error: TransportError): never {
  throw error
}
