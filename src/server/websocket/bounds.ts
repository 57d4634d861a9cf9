/** What WebSocket connections may take. */
export interface WebSocketBounds {
  /** Of one key; the owner of the machine has no such bound. */
  readonly connectionsPerKey: number
  readonly subscriptionsPerConnection: number
  /** Of one key, over all its connections; the owner of the machine has no such bound. */
  readonly subscriptionsPerKey: number
  /** Bytes of one message. */
  readonly messageBytes: number
  /** Pings and pongs of one connection. */
  readonly controlFramesPerSecond: number
  /** How many messages of one connection are answered at once; the others are not read before their turn. */
  readonly messagesAtOnce: number
  /** How much a connection may hold that its client has not taken; beyond, it is told nothing and asked nothing. */
  readonly waitingBytes: number
  /** For a write to complete. */
  readonly writeTimeoutMs: number
  /** For a message to arrive whole. */
  readonly messageTimeoutMs: number
  /** After how long without a byte a client is asked whether it is there, and then again until it is given up. */
  readonly silenceMs: number
  /** How often the times above, and the keys, are looked at. */
  readonly checkIntervalMs: number
  /** For the client to answer the end of the connection. */
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
