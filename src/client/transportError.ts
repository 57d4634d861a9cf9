/**
 * Why there is no answer:
 *
 * - `network`: the node was not reached, or the connection broke
 * - `timedOut`: the time of the call was over
 * - `httpStatus`: an HTTP status without a JSON-RPC answer, as proxies give
 * - `badAnswer`: what came back is not JSON-RPC
 * - `closed`: the WebSocket closed before the answer
 * - `overflow`: the items of a subscription were not taken fast enough
 */
export type TransportErrorKind = 'network' | 'timedOut' | 'httpStatus' | 'badAnswer' | 'closed' | 'overflow'

export interface TransportErrorFacts {
  readonly cause?: unknown
  /** HTTP status, or the code with which a WebSocket closed. */
  readonly status?: number
}

/** A call without an answer of the node; whether a request reached it is not known. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: TransportErrorKind
  readonly status: number | undefined

  constructor(kind: TransportErrorKind, message: string, { cause, status }: TransportErrorFacts = {}) {
    super(message, { cause })
    this.kind = kind
    this.status = status
  }
}
