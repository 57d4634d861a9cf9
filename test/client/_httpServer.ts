import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Scripted {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface Request {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

/** Returns the requests of a body as a list. */
export function requestsOf(body: unknown): Request[] {
  return [body].flat() as Request[]
}

/** Starts a server on loopback that responds to each body with the result of `respond`; undefined breaks the connection. */
export async function startHttpServer(
  respond: (body: unknown, count: number) => Scripted | undefined | Promise<Scripted | undefined>,
) {
  const bodies: unknown[] = []
  const headers: NodeJS.Dict<string | string[]>[] = []
  let gone = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    bodies.push(body)
    headers.push(request.headers)
    response.once('close', () => {
      if (!response.writableFinished) gone++
    })
    const answer = await respond(body, bodies.length)
    if (answer === undefined) {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    const isReady = typeof answer.body === 'string' || Buffer.isBuffer(answer.body)
    response.end(isReady ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The received bodies, parsed. */
    bodies,
    headers,
    /** Returns the number of connections that were closed before their response. */
    gone: () => gone,
  }
}

/** Returns a response whose results are the parameters of the requests. */
export function echo(body: unknown): Scripted {
  const answers = requestsOf(body).map(({ id, params }) => ({ jsonrpc: '2.0', id, result: params }))
  return { body: Array.isArray(body) ? answers : answers[0] }
}
