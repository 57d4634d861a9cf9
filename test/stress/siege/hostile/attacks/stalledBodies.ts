import { BODY_LIMIT, type HostileAttack } from '../hostileAttack.ts'
import { postHead } from '../target.ts'

export const stalledBodies: readonly HostileAttack[] = [
  {
    name: 'stalled',
    title: 'bodies of 5 MiB without their last byte',
    connections: { full: 500, small: 300 },
    smallSeconds: 6,
    begin(target, connections) {
      const body = Buffer.alloc(BODY_LIMIT - 1, ' ')
      target.keepConnections(connections, ({ socket }) => {
        socket.write(postHead(target.address.path, [`Content-Length: ${BODY_LIMIT}`]))
        socket.write(body)
      })
    },
  },
]
