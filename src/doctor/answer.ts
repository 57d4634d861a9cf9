import { cut, isRecord } from './deviation.ts'
import type { Outcome } from './endpoint.ts'

/** What a call was answered; `failure` where there was no JSON-RPC answer to it. */
export type Reply =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly data: unknown }
  | { readonly kind: 'failure'; readonly class: 'timeout' | 'unreachable' | 'protocol'; readonly text: string }

const LONGEST_MESSAGE = 120
const NOT_FOUND = -32601
const NOT_SUPPORTED = -32004 // EIP-1474

/** Reads the answer to the call `id`, which has to be a JSON-RPC 2.0 response. */
export function readReply(outcome: Outcome, id: number): Reply {
  if (outcome.kind === 'failure') return outcome
  const { value, status } = outcome
  const broken = (text: string): Reply => ({ kind: 'failure', class: 'protocol', text: `HTTP ${status}: ${text}` })
  if (!isRecord(value)) return broken('the answer is no object')
  if (value.jsonrpc !== '2.0') return broken('jsonrpc is not "2.0"')
  const hasError = value.error !== undefined && value.error !== null
  if (value.id !== id && !(hasError && value.id === null)) return broken('the id is not that of the request')
  if (!hasError)
    return 'result' in value ? { kind: 'result', result: value.result } : broken('neither result nor error')
  return readError(value.error) ?? broken('the error has no integer code or no message')
}

/** An error object of JSON-RPC, or undefined when it is none. */
export function readError(error: unknown): Extract<Reply, { kind: 'error' }> | undefined {
  if (!isRecord(error) || typeof error.message !== 'string' || !Number.isInteger(error.code)) return undefined
  return { kind: 'error', code: Number(error.code), message: error.message, data: error.data }
}

/** Whether the endpoint says that it does not have the method. */
export const isMissing = (reply: Reply): boolean =>
  reply.kind === 'error' && (reply.code === NOT_FOUND || reply.code === NOT_SUPPORTED)

/** An answer in a few words. */
export function describeReply(reply: Reply): string {
  if (reply.kind === 'error') return `error ${reply.code}: ${cut(reply.message, LONGEST_MESSAGE)}`
  return reply.kind === 'failure' ? reply.text : 'a result'
}
