import type { Socket } from 'node:net'

/** Time for a client to read its last answer, in milliseconds. */
const LINGER_MS = 1_000

/**
 * Ends a connection without reading what its client still sends. Closing at once would reset the connection, and the
 * client might lose the answer that was sent last (RFC 9112, 9.6).
 */
export function closeUnread(socket: Socket): void {
  socket.removeAllListeners('data')
  socket.on('resume', () => socket.pause()) // Node resumes it to pass over the body of a request that was answered
  socket.pause()
  socket.end()
  const timeout = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(timeout))
}
