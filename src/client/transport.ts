/** What carries requests to a node and brings their results back. */
export interface Transport {
  /**
   * Returns the result of one request. Rejects with an `RpcError` when the node answers one, with a `TransportError`
   * when there is no answer. `signal` tells that nobody waits any more.
   */
  request(request: WireRequest, signal: AbortSignal): Promise<unknown>
}

/** A request as it goes out. */
export interface WireRequest {
  readonly method: string
  readonly params: WireParams
}

/** Parameters by position or by name. */
export type WireParams = readonly unknown[] | Readonly<Record<string, unknown>>

/** A transport over which the node can speak first. */
export interface SubscribingTransport extends Transport {
  /** Items of an `eth_subscribe` with these parameters, from now until the iterator is left or the transport closed. */
  subscribe(params: readonly unknown[], options?: SubscribeOptions): AsyncIterableIterator<unknown>
  /** Ends iterators, rejects what is not answered yet, and closes its connection. */
  close(): void
}

export interface SubscribeOptions {
  /** Items that may wait to be taken; one more, and the iterator fails with `overflow`. 1,000 by default. */
  readonly bufferSize?: number
  /** Ends the iterator. */
  readonly signal?: AbortSignal
}
