import { type HostileAttack, LONG_BODY } from '../hostileAttack.ts'
import type { Target } from '../target.ts'
import { encodeFrame, keepWebSockets, OPCODE } from '../webSocket.ts'

/** Short messages that each WebSocket sends before it waits for as many responses. */
const BURST = 100
const SHORT = ['{', '[]', '7']

/** Sends messages on each WebSocket, and again after as many responses. */
export function repeatMessages(target: Target, connections: number, messages: Buffer, count: number): void {
  keepWebSockets(target, connections, (webSocket) => {
    let missing = count
    const send = () => void webSocket.socket.write(messages)
    webSocket.onMessage = () => {
      if (--missing > 0) return
      missing = count
      send()
    }
    send()
  })
}

export const invalidMessages: readonly HostileAttack[] = [
  {
    name: 'ws-invalid',
    title: 'WebSocket: `{`, `[]`, `7`',
    connections: { full: 16, small: 8 },
    begin(target, connections) {
      const frames = SHORT.map((text) => encodeFrame(OPCODE.text, Buffer.from(text)))
      const burst = Array.from({ length: BURST }, (_, index) => frames[index % frames.length] ?? Buffer.alloc(0))
      repeatMessages(target, connections, Buffer.concat(burst), BURST)
    },
  },
  {
    name: 'ws-invalid-long',
    title: 'WebSocket: 5.2 MB, `[{},{},...`',
    connections: { full: 4, small: 2 },
    begin(target, connections) {
      const message = Buffer.from(`[${'{},'.repeat(LONG_BODY / 3)}`)
      repeatMessages(target, connections, encodeFrame(OPCODE.text, message), 1)
    },
  },
]
