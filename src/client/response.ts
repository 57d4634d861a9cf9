import { RpcError, type WireError } from './rpcError.ts'
import { TransportError } from './transportError.ts'

/** What came back over HTTP. */
export interface HttpReply {
  readonly status: number
  readonly retryAfterMs: number | undefined
  /** The JSON of the body; undefined when it is none. */
  readonly body: unknown
}

/** A response object of JSON-RPC, as far as it is known to be one. */
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

/** The JSON value of a text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The result of a response to `method`; throws its error, whatever form that has. */
export function resultOf(method: string, response: unknown): unknown {
  if (!isWireResponse(response)) throw new TransportError('badAnswer', `no JSON-RPC answer to ${method}`)
  const { result, error } = response
  if (isWireError(error)) throw new RpcError(method, error)
  // Some nodes write `error: null` beside a result.
  if (result !== undefined && (error === undefined || error === null)) return result
  throw new TransportError('badAnswer', `the answer to ${method} is neither a result nor an error of JSON-RPC`, {
    cause: error,
  })
}

/** Finds the response to the request with this id; throws a `TransportError` when there is none, or more than one. */
export type FindResponse = (id: number) => unknown

/** The responses that came back to `count` requests, whose ids count from 0 on. */
export function responsesOf(reply: HttpReply | TransportError, count: number): FindResponse {
  if (reply instanceof TransportError) return () => raise(reply)
  const { status, body } = reply
  if (isRefusal(body)) return () => body
  const responses = Array.isArray(body) ? body : count === 1 ? [body] : []
  const found = byId(responses.filter(isWireResponse))
  return (id) => found.get(id) ?? raise(missing(status, id))
}

/** An error that names no request is against the whole body. */
export function isRefusal(body: unknown): body is WireResponse & { readonly error: WireError } {
  return isWireResponse(body) && isWireError(body.error) && (body.id === null || body.id === undefined)
}

/** Responses by their ids; an id that is there twice has none. */
function byId(responses: readonly WireResponse[]): Map<unknown, WireResponse> {
  const found = new Map<unknown, WireResponse>()
  for (const response of responses) found.set(response.id, found.has(response.id) ? {} : response)
  return found
}

function missing(status: number, id: number): TransportError {
  if (status === 200) return new TransportError('badAnswer', `the node gave no JSON-RPC answer to request ${id}`)
  return new TransportError('httpStatus', `the node answered HTTP status ${status}`, { status })
}

function raise(error: TransportError): never {
  throw error
}
