import { cut, isRecord } from './deviation.ts'
import type { EndpointOutcome } from './endpoint.ts'

/** An error object of JSON-RPC. */
interface RpcError {
  readonly kind: 'error'
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** The response to a call; `failure` without a JSON-RPC response. */
export type Reply =
  | { readonly kind: 'result'; readonly result: unknown }
  | (RpcError & { readonly status: number })
  | { readonly kind: 'failure'; readonly class: 'timeout' | 'unreachable' | 'protocol'; readonly text: string }

const MAX_MESSAGE = 120
const NOT_FOUND = -32601
const NOT_SUPPORTED = -32004 // EIP-1474
/** Codes of Scion: a key is missing or wrong, or not valid for this network. */
const KEY_ERRORS = [-32001, -32003]

/** Reads the response to the call `id`, which must be a JSON-RPC 2.0 response. */
export function readReply(outcome: EndpointOutcome, id: number): Reply {
  if (outcome.kind === 'failure') return outcome
  const { value, status } = outcome
  const broken = (text: string): Reply => ({ kind: 'failure', class: 'protocol', text: `HTTP ${status}: ${text}` })
  if (!isRecord(value)) return broken('the response is not an object')
  if (value.jsonrpc !== '2.0') return broken('jsonrpc is not "2.0"')
  const hasError = value.error !== undefined && value.error !== null
  if (value.id !== id && !(hasError && value.id === null)) return broken('the id differs from that of the request')
  if (!hasError)
    return 'result' in value ? { kind: 'result', result: value.result } : broken('neither result nor error')
  const error = readError(value.error)
  return error === undefined ? broken('the error has no integer code or no message') : { ...error, status }
}

/** Reads a JSON-RPC error object; undefined for other values. */
export function readError(error: unknown): RpcError | undefined {
  if (!isRecord(error) || typeof error.message !== 'string' || !Number.isInteger(error.code)) return undefined
  return { kind: 'error', code: Number(error.code), message: error.message, data: error.data }
}

/** Returns whether the error means that the endpoint lacks the method. */
export const isMissing = (reply: Reply): boolean =>
  reply.kind === 'error' && (reply.code === NOT_FOUND || reply.code === NOT_SUPPORTED)

/** Returns the height at which the chain of an endpoint begins, if its error says so. */
export function baseIn(reply: Reply): number | undefined {
  if (reply.kind !== 'error' || !isRecord(reply.data)) return undefined
  const { base } = reply.data
  return typeof base === 'string' && /^0x[0-9a-f]{1,12}$/.test(base) ? Number(base) : undefined
}

/** HTTP statuses of errors that come from a JSON-RPC endpoint itself and not from a proxy or another server. */
const OF_ENDPOINTS = [200, 400, 500]

/** Returns whether an error refuses the URL or the caller, so that every call would fail. */
export const isRefusal = ({ status, code }: Extract<Reply, { kind: 'error' }>): boolean =>
  !OF_ENDPOINTS.includes(status) || KEY_ERRORS.includes(code)

/** Describes a response in a few words. */
export function describeReply(reply: Reply | RpcError): string {
  if (reply.kind === 'error') return `error ${reply.code}: ${cut(reply.message, MAX_MESSAGE)}`
  return reply.kind === 'failure' ? reply.text : 'a result'
}
