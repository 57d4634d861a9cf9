import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { post } from './_requests.ts'

/** Creates a promise and the function that resolves it. */
export function gate<T = void>() {
  let open: (value: T) => void = () => {}
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Creates a method that returns when it is released. */
export function heldMethod() {
  const { open: release, opened: released } = gate<string>()
  const { open: begin, opened: begun } = gate()
  const hold = () => {
    begin()
    return released
  }
  return { hold, begun, release }
}

/** Opens a connection and collects the received text. */
export async function open(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = ''
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  socket.on('error', () => {}) // a reset also ends the connection
  await once(socket, 'connect')
  const answer = async () => {
    const before = received.length
    const [chunk] = await once(socket, 'data')
    received += String(chunk)
    return received.slice(before)
  }
  return { socket, closed, answer, keep: () => socket.on('data', (chunk) => (received += String(chunk))) }
}

/** Returns a request for a method without parameters. */
export const call = (method: string, ...more: string[]) => post({ body: `{"id":1,"method":"${method}"}`, more })
