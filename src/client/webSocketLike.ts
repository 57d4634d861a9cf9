/** The members of a WebSocket event that are read. */
export interface WebSocketEvent {
  readonly type: string
  /** Content of a message. */
  readonly data?: unknown
  /** Close code. */
  readonly code?: number
  readonly reason?: string
  /** Error, on platforms that provide it. */
  readonly message?: string
}

/** The part of a WebSocket that is used, which browsers, Node 22 and later, and the package `ws` provide. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: WebSocketEvent) => void): void
  send(text: string): void
  close(code?: number, reason?: string): void
}

export type WebSocketConstructor = new (url: string) => WebSocketLike

/** Returns the platform's WebSocket. Throws without one. */
export function requireWebSocket(): WebSocketConstructor {
  // Some platforms have types for it but not the class.
  const { WebSocket } = globalThis as { WebSocket?: WebSocketConstructor }
  if (WebSocket === undefined) throw new TypeError('no WebSocket here: pass one, such as that of the package ws')
  return WebSocket
}
