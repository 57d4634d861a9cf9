// A process of subscribers: opens so many WebSocket connections, subscribes each to new blocks, and tells its parent when all
// have been told of a block. It reads no frame, so that what is measured is the service: a notification is what comes next.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const [, , port, count] = process.argv.map(Number)
/** As many handshakes at once. */
const OPENING = 64

const MASKED_TEXT = 0x81
const SUBSCRIBE = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
const HANDSHAKE = `GET /regtest HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`
const subscribe = Buffer.concat([Buffer.from([MASKED_TEXT, 0x80 | SUBSCRIBE.length, 0, 0, 0, 0]), SUBSCRIBE])

const told = new Set()
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
          told.add(index)
          if (told.size === count) {
            told.clear()
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
await Promise.all(Array.from({ length: OPENING }, openMany))
process.send({ areOpen: true })
