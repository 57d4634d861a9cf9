import { onAbort } from './abort.ts'
import type { WireRequest } from './transport.ts'

/** A request under way. */
export interface PendingCall {
  readonly request: WireRequest
  /** Aborted when no caller waits for the request any more. */
  readonly signal: AbortSignal
  /** The request as JSON text. */
  encode(id: number): string
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Prints a request for any id. Throws a `TypeError` for values without JSON form, such as a bigint. */
export function encodeRequest({ method, params }: WireRequest): (id: number) => string {
  const members = JSON.stringify({ method, params }).slice(1)
  return (id) => `{"jsonrpc":"2.0","id":${id},${members}`
}

/**
 * Creates a call, passes it to `start` and returns its result. Rejects before the start if the parameters have no JSON
 * form.
 */
export function pendingCall(
  request: WireRequest,
  signal: AbortSignal,
  start: (call: PendingCall) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => start({ request, signal, encode: encodeRequest(request), resolve, reject }))
}

/**
 * Returns a signal that is aborted once no caller waits for any of the calls, and the function that stops watching
 * them.
 */
export function whenAllAborted(calls: readonly PendingCall[]): { readonly signal: AbortSignal; stop(): void } {
  const control = new AbortController()
  const check = () => {
    if (calls.every(({ signal }) => signal.aborted)) control.abort()
  }
  check()
  const stops = calls.map(({ signal }) => onAbort(signal, check))
  return {
    signal: control.signal,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
