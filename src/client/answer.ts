import { RpcError, type WireError } from './rpcError.ts'
import { TransportError } from './transportError.ts'

interface Answer {
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

/** The result of an answer to `method`; throws its error. */
export function resultOf(method: string, answer: unknown): unknown {
  if (isAnswer(answer) && isWireError(answer.error)) throw new RpcError(method, answer.error)
  if (isAnswer(answer) && 'result' in answer) return answer.result
  throw new TransportError('badAnswer', `no JSON-RPC answer to ${method}`)
}
