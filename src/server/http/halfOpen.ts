import type { Socket } from 'node:net'

/** Bounds of a client that sends no more, and may wait for its response. */
export interface HalfOpenBounds {
  /** Time after which the client is regarded as gone, in milliseconds. */
  readonly halfOpenTimeoutMs: number
  /** Interval of the connection's tests until then, in milliseconds. */
  readonly halfOpenCheckMs: number
}

/**
 * An interim response, which every client of HTTP/1.1 ignores (RFC 9110, 15.2). A client that has closed the connection
 * responds with a reset.
 */
const INTERIM = 'HTTP/1.1 100 Continue\r\n\r\n'

/**
 * Tests whether a client that sends no more has gone, which looks the same until something is written: the reset is
 * reported by the next write only, since nothing more is read, and an empty one is enough. Short calls are answered
 * before the first test, so few clients receive the interim response. `onTimeout` is called when the client is regarded
 * as gone. Returns the function that ends the tests.
 */
export function watchHalfOpen(
  socket: Socket,
  { halfOpenTimeoutMs, halfOpenCheckMs }: HalfOpenBounds,
  { hasAnswer, onTimeout }: { hasAnswer(): boolean; onTimeout(): void },
): () => void {
  let elapsedMs = 0
  const end = () => clearInterval(timer)
  const timer = setInterval(() => {
    const isFirst = elapsedMs === 0
    elapsedMs += halfOpenCheckMs
    if (elapsedMs >= halfOpenTimeoutMs) {
      end()
      onTimeout()
    } else if (!hasAnswer()) socket.write(isFirst ? INTERIM : '', 'latin1')
  }, halfOpenCheckMs)
  socket.once('close', end)
  return end
}

/** Time for a client to read its last response, in milliseconds. */
const LINGER_MS = 1_000

/**
 * Ends a connection without reading what its client still sends. Closing at once would reset the connection, and the
 * client might lose the last response (RFC 9112, 9.6).
 */
export function closeUnread(socket: Socket): void {
  socket.removeAllListeners('data')
  socket.on('resume', () => socket.pause()) // Node resumes the socket to skip the rest of a body
  socket.pause()
  socket.end()
  const timeout = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(timeout))
}
