import { RpcError, type WireError } from './rpcError.ts'
import { TransportError } from './transportError.ts'

export interface Answer {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

export function isAnswer(value: unknown): value is Answer {
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

/** The result of an answer to `method`; throws its error, whatever form that has. */
export function resultOf(method: string, answer: unknown): unknown {
  if (!isAnswer(answer)) throw new TransportError('badAnswer', `no JSON-RPC answer to ${method}`)
  const { result, error } = answer
  if (isWireError(error)) throw new RpcError(method, error)
  // Some nodes write `error: null` beside a result.
  if (result !== undefined && (error === undefined || error === null)) return result
  throw new TransportError('badAnswer', `the answer to ${method} is neither a result nor an error of JSON-RPC`, {
    cause: error,
  })
}
