/** Carries requests to a node. */
export interface Transport {
  /**
   * Returns the result of one request. Rejects with an `RpcError` for an error of the node, and with a `TransportError`
   * without a response. `signal` is aborted when the caller no longer waits.
   */
  request(request: WireRequest, signal: AbortSignal): Promise<unknown>
}

/** A request to send. */
export interface WireRequest {
  readonly method: string
  readonly params: WireParams
}

/** Parameters by position or by name. */
export type WireParams = readonly unknown[] | Readonly<Record<string, unknown>>

/** A transport that supports notifications. */
export interface SubscribingTransport extends Transport {
  /**
   * Returns the items of an `eth_subscribe` with these parameters, until the iterator is left or the transport is
   * closed.
   */
  subscribe(params: readonly unknown[], options?: SubscribeOptions): AsyncIterableIterator<unknown>
  /** Ends iterators, rejects pending requests and closes the connection. */
  close(): void
}

export interface SubscribeOptions {
  /** Maximum number of waiting items. One more fails the iterator with `overflow`. 1,000 by default. */
  readonly bufferSize?: number
  /** Ends the iterator. */
  readonly signal?: AbortSignal
}
