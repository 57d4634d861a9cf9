import { Agent, request } from 'node:http'

/** A connection that is kept alive; one request after the other, as a program would send them. */
export interface Client {
  /** The result; throws an error with the server's own words. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** The answer's text to a body that is sent as it stands. */
  post(body: string): Promise<string>
  close(): void
}

/** A client with a connection of its own. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => resolve(Buffer.concat(chunks).toString()))
        answer.on('error', reject)
      })
      sent.on('error', (error) => {
        // The server may close a connection that was idle at the very moment at which it is used again.
        const wasIdle = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (wasIdle) post(body).then(resolve, reject)
        else reject(error)
      })
      sent.end(body)
    })
  return {
    post,
    async call(method, params) {
      const answer = JSON.parse(await post(toBody(method, params)))
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
      return answer.result
    },
    close: () => agent.destroy(),
  }
}

/** The body of one request. */
export function toBody(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}

/** A result that has to be text. */
export function requireText(result: unknown): string {
  if (typeof result !== 'string') throw new Error(`expected text, got ${JSON.stringify(result)}`)
  return result
}
