// A process that opens WebSocket connections, subscribes each to new blocks, and reports to its parent when all have received
// a notification. It parses no frames, to use little processor time: each chunk after the subscription counts as one.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const [, , port, count] = process.argv.map(Number)
/** Maximum number of concurrent handshakes. */
const MAX_OPENING = 64

const MASKED_TEXT = 0x81
const SUBSCRIBE = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
const HANDSHAKE = `GET /regtest HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`
const subscribe = Buffer.concat([Buffer.from([MASKED_TEXT, 0x80 | SUBSCRIBE.length, 0, 0, 0, 0]), SUBSCRIBE])

const notified = new Set()
const nowMs = () => performance.timeOrigin + performance.now()

function open(index) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('connect', () => socket.write(HANDSHAKE))
    socket.once('data', () => {
      socket.write(subscribe)
      socket.once('data', () => {
        resolve()
        socket.on('data', () => {
          notified.add(index)
          if (notified.size === count) {
            notified.clear()
            process.send({ allNotifiedAtMs: nowMs() })
          }
        })
      })
    })
  })
}

let next = 0
const openMany = async () => {
  while (next < count) await open(next++)
}
await Promise.all(Array.from({ length: MAX_OPENING }, openMany))
process.send({ areOpen: true })
