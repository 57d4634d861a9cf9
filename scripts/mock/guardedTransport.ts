import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JSONRPCResponse, ServerTransport } from '@open-rpc/server-js/build/transports/server-transport.js'

/** Maximum length of a body. */
const MAX_BYTES = 2 ** 20
/** Maximum length of a refused body that is read to its end, because many clients do not read a response while they send. */
const MAX_BYTES_DROPPED = 16 * MAX_BYTES
/** Maximum number of calls in a batch. */
const MAX_CALLS = 100
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' }

type Params = unknown[] | Record<string, unknown>

/** The refusal of a request that is not passed to the routers. */
class Refused extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * A transport of @open-rpc/server-js over HTTP. It refuses requests that would end the process of its routers or receive wrong
 * responses: bodies that are not JSON, not a request, an empty batch, or too long. Missing parameters become an empty list.
 */
export class GuardedTransport extends ServerTransport {
  readonly #server: Server
  readonly #host: string
  readonly #requestedPort: number

  constructor(host: string, port: number) {
    super()
    this.#host = host
    this.#requestedPort = port
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  /** The bound port. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port // it listens on TCP
  }

  override start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(this.#requestedPort, this.#host, resolve)
    })
  }

  override stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
      if (request.method !== 'POST') throw new Refused(405, -32600, 'only POST is answered')
      send(response, 200, await this.#answer(parse(await readBody(request))))
    } catch (error) {
      const { status, code, message } = error instanceof Refused ? error : new Refused(500, -32603, 'Internal error')
      if (status === 405) response.setHeader('allow', 'POST, OPTIONS')
      if (status === 413) response.setHeader('connection', 'close') // some of the body may still be on its way
      send(response, status, errorOf(null, code, message))
    }
  }

  async #answer(body: unknown): Promise<unknown> {
    if (!Array.isArray(body)) return this.#answerOne(body)
    if (body.length === 0) throw new Refused(200, -32600, 'an empty batch')
    if (body.length > MAX_CALLS) throw new Refused(200, -32600, `a batch of more than ${MAX_CALLS}`)
    const answers = await Promise.all(body.map((one) => this.#answerOne(one)))
    const responses = answers.filter((answer) => answer !== undefined)
    return responses.length === 0 ? undefined : responses
  }

  /** Returns the response to one call; undefined for a notification. */
  async #answerOne(call: unknown): Promise<unknown> {
    const fields: ReadonlyMap<string, unknown> = new Map(isObject(call) ? Object.entries(call) : [])
    const [method, id, params] = [fields.get('method'), fields.get('id'), fields.get('params') ?? []]
    const isCall = fields.get('jsonrpc') === '2.0' && isId(id)
    if (!isCall || typeof method !== 'string' || !isParams(params)) return errorOf(null, -32600, 'Invalid Request')
    const answer = await this.#route(method, params)
    return id === undefined ? undefined : { ...answer, id }
  }

  async #route(method: string, params: Params): Promise<JSONRPCResponse> {
    try {
      return await this.routerHandler({ jsonrpc: '2.0', method, params })
    } catch {
      // An error of a router must not end the process.
      return { jsonrpc: '2.0', error: { code: -32603, message: 'Internal error', data: undefined } }
    }
  }
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const isParams = (value: unknown): value is Params => Array.isArray(value) || isObject(value)

const isId = (id: unknown) => id === undefined || id === null || typeof id === 'string' || typeof id === 'number'

const errorOf = (id: null, code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id })

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused(200, -32700, 'Parse error')
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  // The end of the loop must not end the connection, over which the refusal is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length <= MAX_BYTES) chunks.push(chunk)
    if (length > MAX_BYTES_DROPPED) break
  }
  if (length > MAX_BYTES) throw new Refused(413, -32600, `a body of more than ${MAX_BYTES} bytes`)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  if (answer === undefined) response.writeHead(204, CORS).end()
  else response.writeHead(status, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
