import { once } from 'node:events'
import { connect } from 'node:net'
import { startTestServer } from '../../_testServer.ts'

type Options = NonNullable<Parameters<typeof startTestServer>[0]>

/** Longer than the timeout of a test, so that no connection ends because of time. */
const LONG = { headersTimeoutMs: 300_000, requestTimeoutMs: 300_000, keepAliveTimeoutMs: 300_000 }

/** The request that ends a connection. Sent separately, since bytes after a plain request make it another one. */
const LAST = 'GET /openrpc.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve))
}

/** Writes the chunks in order, then the request that ends the connection, and returns all received text. */
export async function exchange(port: number, chunks: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk)).on('error', () => {}) // a reset also ends the connection
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await once(socket, 'connect')
  for (const chunk of chunks) {
    socket.write(chunk)
    await turns(4)
  }
  socket.write(LAST)
  await closed
  return Buffer.concat(received).toString('latin1')
}

/** Returns responses without their dates and request ids. */
export function comparable(answers: string): string {
  return answers
    .replace(/^Date: .*\r\n/gm, 'Date: -\r\n')
    .replace(/^x-request-id: [0-9a-f-]{36}\r\n/gm, 'x-request-id: -\r\n')
}

/** Starts two servers, with and without the fast path. */
export async function startPair(options: Options = {}, onEnd?: Parameters<typeof startTestServer>[1]) {
  const bounds = { ...LONG, ...options.bounds }
  const fast = await startTestServer({ ...options, bounds }, onEnd)
  const byNode = await startTestServer({ ...options, bounds, hasFastPath: false }, onEnd)
  return {
    fast,
    byNode,
    /** Returns the responses of both to the same bytes. */
    async ask(chunks: readonly (string | Buffer)[]): Promise<{ fast: string; byNode: string }> {
      const [one, other] = await Promise.all([exchange(fast.port, chunks), exchange(byNode.port, chunks)])
      return { fast: comparable(one), byNode: comparable(other) }
    },
  }
}
