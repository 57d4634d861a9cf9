import { Agent, request } from 'node:http'

/** A persistent HTTP connection that sends one request at a time. */
export interface Client {
  /** Returns the result of a request; throws an error with the server's message. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Sends a body unchanged and returns the text of its response. */
  post(body: string): Promise<string>
  close(): void
}

/** Returns a client with its own connection. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sent = request(url, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks).toString()))
        response.on('error', reject)
      })
      sent.on('error', (error) => {
        // The server may close an idle connection while the client sends the next request over it.
        const wasIdle = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (wasIdle) post(body).then(resolve, reject)
        else reject(error)
      })
      sent.end(body)
    })
  return {
    post,
    async call(method, params) {
      const { error, result } = JSON.parse(await post(toBody(method, params)))
      if (error !== undefined) throw new Error(`${method}: ${error.message}`)
      return result
    },
    close: () => agent.destroy(),
  }
}

/** Returns the body of one request. */
export function toBody(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}

/** Returns a result that must be a string; throws otherwise. */
export function requireText(result: unknown): string {
  if (typeof result !== 'string') throw new Error(`expected text, got ${JSON.stringify(result)}`)
  return result
}
