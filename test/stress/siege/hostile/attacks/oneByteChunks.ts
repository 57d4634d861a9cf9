import { BODY_LIMIT, type HostileAttack } from '../hostileAttack.ts'
import { flood, postHead, type Target } from '../target.ts'

/** Ten thousand chunks of one byte. */
const CHUNKS_IN_A_PIECE = 10_000
const CHUNKS = Buffer.from('1\r\n \r\n'.repeat(CHUNKS_IN_A_PIECE))
/** The longest body below the limit that consists of such pieces. */
const MAX_PIECES = Math.floor(BODY_LIMIT / CHUNKS_IN_A_PIECE) - 1

/** Begins a chunked body; `times` defaults to no end. */
function sendChunks(target: Target, connections: number, contentType?: string, times?: number, first = '') {
  target.keepConnections(connections, ({ socket }) => {
    socket.write(postHead(target.address.path, ['Transfer-Encoding: chunked'], contentType) + first)
    flood(socket, CHUNKS, times)
  })
}

export const oneByteChunks: readonly HostileAttack[] = [
  {
    name: 'chunks',
    title: '1-byte chunks with a key',
    connections: { full: 4, small: 2 },
    smallSeconds: 6,
    begin: (target, connections) => sendChunks(target, connections, undefined, MAX_PIECES),
  },
  {
    name: 'chunks-without-key',
    title: '1-byte chunks without a key',
    connections: { full: 16, small: 4 },
    isWithoutKey: true,
    begin: (target, connections) => sendChunks(target, connections),
  },
  {
    name: 'refused-415',
    title: '1-byte chunks, refused with 415',
    connections: { full: 16, small: 4 },
    begin: (target, connections) => sendChunks(target, connections, 'text/plain'),
  },
  {
    name: 'refused-413',
    title: '1-byte chunks beyond the limit, refused with 413',
    connections: { full: 16, small: 4 },
    begin(target, connections) {
      const size = BODY_LIMIT + 1
      const first = `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`
      sendChunks(target, connections, undefined, undefined, first)
    },
  },
]
