/** Bounds of WebSocket connections. */
export interface WebSocketBounds {
  /** Maximum connections of one key; the local key has no maximum. */
  readonly connectionsPerKey: number
  readonly subscriptionsPerConnection: number
  /** Maximum subscriptions of one key over all its connections; the local key has no maximum. */
  readonly subscriptionsPerKey: number
  /** Maximum bytes of one message. */
  readonly messageBytes: number
  /** Maximum rate of pings and pongs of one connection. */
  readonly controlFramesPerSecond: number
  /** Maximum concurrent messages of one connection; no more are read until one is answered. */
  readonly messagesAtOnce: number
  /** Maximum bytes that a client has not read; beyond it, the connection reads and sends no more. */
  readonly waitingBytes: number
  /** Maximum time of a write. */
  readonly writeTimeoutMs: number
  /** Maximum time until a whole message is received. */
  readonly messageTimeoutMs: number
  /** Time without a byte after which a client gets a ping, and after another such time is disconnected. */
  readonly silenceMs: number
  /** Interval of checks of these times and of the keys. */
  readonly checkIntervalMs: number
  /** Maximum time for the client to confirm the end of the connection. */
  readonly closeTimeoutMs: number
}

export const WEB_SOCKET_BOUNDS: WebSocketBounds = {
  connectionsPerKey: 100,
  subscriptionsPerConnection: 100,
  subscriptionsPerKey: 1000,
  messageBytes: 2 * 2 ** 20,
  controlFramesPerSecond: 10,
  messagesAtOnce: 100,
  waitingBytes: 2 ** 20,
  writeTimeoutMs: 30_000,
  messageTimeoutMs: 30_000,
  silenceMs: 30_000,
  checkIntervalMs: 1_000,
  closeTimeoutMs: 10_000,
}
