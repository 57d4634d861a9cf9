import type { WireRequest } from './transport.ts'

/** A request under way. */
export interface PendingCall {
  readonly request: WireRequest
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal
  /** Its text. */
  encode(id: number): string
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** A request as text, for any id. Throws a `TypeError` when JSON cannot say it, as with a bigint. */
export function encodeRequest({ method, params }: WireRequest): (id: number) => string {
  const members = JSON.stringify({ method, params }).slice(1)
  return (id) => `{"jsonrpc":"2.0","id":${id},${members}`
}

/** Makes a call and hands it to `start`; returns its result. What JSON cannot say rejects before it starts. */
export function pendingCall(
  request: WireRequest,
  signal: AbortSignal,
  start: (call: PendingCall) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => start({ request, signal, encode: encodeRequest(request), resolve, reject }))
}

/** A signal that is aborted once nobody waits for any of the calls, and the end of watching them. */
export function whenAllAborted(calls: readonly PendingCall[]): { readonly signal: AbortSignal; stop(): void } {
  const control = new AbortController()
  const check = () => {
    if (calls.every(({ signal }) => signal.aborted)) control.abort()
  }
  check()
  for (const { signal } of calls) signal.addEventListener('abort', check)
  return {
    signal: control.signal,
    stop: () => {
      for (const { signal } of calls) signal.removeEventListener('abort', check)
    },
  }
}
