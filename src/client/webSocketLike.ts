/** An event of a WebSocket, as far as it is looked at. */
export interface WebSocketEvent {
  readonly type: string
  /** Of a message. */
  readonly data?: unknown
  /** Of a close. */
  readonly code?: number
  readonly reason?: string
  /** Of an error, where the platform tells it. */
  readonly message?: string
}

/** The part of a WebSocket that is used: browsers', Node's from 22 on, and that of the package `ws` have it. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: WebSocketEvent) => void): void
  send(text: string): void
  close(code?: number, reason?: string): void
}

export type WebSocketConstructor = new (url: string) => WebSocketLike

/** The platform's own; throws where it has none. */
export function requireWebSocket(): WebSocketConstructor {
  // Not every platform that has types for it has it.
  const { WebSocket } = globalThis as { WebSocket?: WebSocketConstructor }
  if (WebSocket === undefined)
    throw new TypeError('there is no WebSocket here: pass one, such as that of the package ws')
  return WebSocket
}
