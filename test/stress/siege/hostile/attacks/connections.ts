import type { HostileAttack } from '../hostileAttack.ts'

/** A request without a key; the connection is idle after its response. */
const REQUEST =
  'POST /regtest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

/** As many as the default of `maxConnections`. */
const CONNECTIONS = 1_000

export const connections: HostileAttack = {
  name: 'connections',
  title: 'idle connections of one address, without a key',
  connections: { full: CONNECTIONS, small: CONNECTIONS },
  isWithoutKey: true,
  localAddress: '127.0.0.2',
  isBesideNewConnections: true,
  begin(target, count) {
    let answered = 0
    return new Promise((resolve) => {
      target.keepConnections(count, (connection) => {
        connection.socket.write(REQUEST)
        connection.onResponse = () => {
          if (++answered === count) resolve()
        }
      })
    })
  },
}
