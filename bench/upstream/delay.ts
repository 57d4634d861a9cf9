import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** A way to an endpoint that takes time. */
export interface DelayedWay {
  readonly url: string
  /** Connections that were opened so far. */
  connections(): number
  /** Questions that have arrived so far; each of a batch counts. */
  questions(): number
  close(): void
}

/** Serves the way to an endpoint on which each piece of a request arrives after `delayMs`. */
export async function openDelayedWay(target: string, delayMs: number): Promise<DelayedWay> {
  const { hostname: host, port } = new URL(target)
  let [connections, questions] = [0, 0]
  const server = createServer({ noDelay: true }, (near) => {
    connections++
    const far = connect({ host, port: Number(port), noDelay: true })
    near.on('data', (piece: Buffer) => {
      questions += piece.toString('latin1').split('"jsonrpc"').length - 1
      setTimeout(() => far.write(piece), delayMs)
    })
    far.pipe(near)
    for (const socket of [near, far]) {
      socket.on('error', () => undefined)
      socket.on('close', () => [near, far].map((one) => one.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the delay has no port')
  return {
    url: `http://127.0.0.1:${address.port}${new URL(target).pathname}`,
    connections: () => connections,
    questions: () => questions,
    close: () => void server.close(),
  }
}
