import type { Socket } from 'node:net'

/** Bounds of a client that sends no more, and may wait for its answer. */
export interface HalfOpenBounds {
  /** Time after which the client is taken for gone. */
  readonly halfOpenTimeoutMs: number
  /** Interval at which the connection is tested meanwhile. */
  readonly halfOpenCheckMs: number
}

/**
 * An interim response, which every client of HTTP/1.1 passes over (RFC 9110, 15.2). A client that has closed the connection
 * answers it with a reset.
 */
const INTERIM = 'HTTP/1.1 100 Continue\r\n\r\n'

/**
 * Tests whether a client that sends no more has gone, which looks the same until something is written: the reset is
 * reported by the next write only, since nothing more is read, and an empty one is enough. Short calls are answered
 * before the first test, so few clients receive the interim response. `onTimeout` is called when the client is taken for
 * gone. Returns the function that ends the tests.
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
