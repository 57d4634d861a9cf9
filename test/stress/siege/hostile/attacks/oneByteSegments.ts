import { BODY_LIMIT, type HostileAttack } from '../hostileAttack.ts'
import { dribble, postHead } from '../target.ts'
import { encodeFrame, keepWebSockets, OPCODE } from '../webSocket.ts'

export const oneByteSegments: readonly HostileAttack[] = [
  {
    name: 'segments',
    title: '1-byte segments',
    connections: { full: 64, small: 16 },
    begin(target, connections) {
      const body = Buffer.alloc(BODY_LIMIT, ' ')
      target.keepConnections(connections, ({ socket }) => {
        socket.write(postHead(target.address.path, [`Content-Length: ${BODY_LIMIT}`]))
        dribble(socket, body, () => undefined)
      })
    },
  },
  {
    name: 'ws-segments',
    title: 'WebSocket: 1-byte segments',
    connections: { full: 12, small: 12 },
    begin(target, connections) {
      const frame = encodeFrame(OPCODE.text, Buffer.alloc(BODY_LIMIT, ' '))
      keepWebSockets(target, connections, ({ socket }) => dribble(socket, frame, () => undefined))
    },
  },
]
