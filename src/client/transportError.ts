/**
 * Reason for a missing response:
 *
 * - `network`: the node was not reached, or the connection was lost
 * - `timedOut`: the call timed out
 * - `httpStatus`: an HTTP status without a JSON-RPC response, as proxies return
 * - `badAnswer`: the response is not JSON-RPC
 * - `closed`: the WebSocket closed before the response
 * - `overflow`: the items of a subscription were not consumed fast enough
 */
export type TransportErrorKind = 'network' | 'timedOut' | 'httpStatus' | 'badAnswer' | 'closed' | 'overflow'

export interface TransportErrorFacts {
  readonly cause?: unknown
  /** HTTP status, or the close code of a WebSocket. */
  readonly status?: number
}

/** A call had no response. The request may have reached the node. */
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
