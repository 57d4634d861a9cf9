import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { createRefusalLog } from '../../src/server/auth/access.ts'
import { type AuthenticationOptions, createAuthenticator, type KeyGrant } from '../../src/server/auth/authenticate.ts'
import { createClientAddress } from '../../src/server/auth/clientAddress.ts'
import { createLimiter } from '../../src/server/auth/limits.ts'
import type { ServerOptions } from '../../src/server/options.ts'
import { createServer } from '../../src/server/server.ts'
import { createForgetfulUsage } from '../_helpers/usage.ts'
import { createTestRpc } from '../rpc/_testRpc.ts'

export const keys: Record<string, KeyGrant> = {
  all_key: { id: 'all', network: 'all' },
  mainnet_key: { id: 'mainnet', network: 'mainnet' },
  reader_key: { id: 'reader', network: 'all', methods: ['read'] },
  slow_key: { id: 'slow', network: 'all', limits: { requestsPerSecond: 3 } },
  near_key: { id: 'near', network: 'all', addresses: ['192.0.2.0/24', '2001:db8::/32', '10.1.2.3'] },
  page_key: {
    id: 'page',
    network: 'all',
    origins: ['https://dapp.example', 'http://localhost:3000'],
    limits: { requestsPerDay: 100 },
  },
  daily_key: { id: 'daily', network: 'all', limits: { requestsPerDay: 4 } },
}

export interface Sent {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

/** Starts a server over the counter methods, with a clock that only the test moves. `logged` has its log lines. `onEnd` receives the function that closes it. */
export async function startTestServer(
  options: Partial<
    ServerOptions &
      AuthenticationOptions &
      Parameters<typeof createTestRpc>[0] & { host: string; trustProxy: readonly string[] }
  > = {},
  onEnd: (close: () => Promise<void>) => void = onTestFinished,
) {
  const { trustProxy = [] } = options
  const logged: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const clock = { atMs: 86_400_000 * 20_000, nowMs: () => clock.atMs }
  const access = options.access ?? { allowedHosts: ['node.internal'], corsOrigins: [], servesLocalPages: false }
  const { rpc, engine } = createTestRpc(options)
  const authenticate = createAuthenticator({
    ownerMethodsFor: 'local',
    isOpen: false,
    localKey: 'local_key',
    findKey: async (key) => (Object.hasOwn(keys, key) ? keys[key] : undefined),
    limiter: createLimiter(clock, createForgetfulUsage(clock), { timer: clock }),
    onRefused: createRefusalLog(logger),
    defaultLimits: {},
    access,
    ...options,
  })
  const server = await createServer({
    rpc,
    authenticate,
    clientAddress: createClientAddress(trustProxy),
    networks: ['mainnet', 'regtest'],
    defaultNetwork: 'regtest',
    bodyLimitBytes: 10_000,
    health: async () => ({ isReady: true, networks: { regtest: { number: 1, hash: '0x', ageSeconds: 2 } } }),
    ready: async () => ({ isReady: true, eventLoop: 'ready', networks: {} }),
    openrpc: () => '{"openrpc":"1.3.2"}',
    logger,
    ...options,
    access,
  })
  const port = await server.listen(0, options.host ?? '127.0.0.1')
  let isClosed = false
  /** Waits longer than the timeout of a test by default. */
  const close = async (graceMs = 600_000) => {
    if (!isClosed) await server.close(graceMs)
    isClosed = true
  }
  onEnd(() => close(0))
  return { server, port, clock, engine, logged, close, send: (sent: Sent) => send(port, sent) }
}

export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Limits of the RPC layer without a maximum response length. */
export const ANY_LENGTH = {
  batchLimit: 1,
  batchConcurrency: 1,
  responseLimitBytes: 0,
  httpStatusOfErrors: 'ok',
  unsentLimitBytes: 2 ** 28,
} as const

export const READ = '{"jsonrpc":"2.0","id":1,"method":"read"}'

function send(port: number, { path = '/regtest/all_key', method = 'POST', headers, body = READ }: Sent) {
  return new Promise<Received>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        // Without `keep-alive` the fast path leaves a request to Node's parser.
        headers: { 'content-type': 'application/json', connection: 'keep-alive', ...headers },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('latin1')
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(method === 'POST' ? body : undefined)
  })
}

/** Writes bytes and returns all received bytes until the server closes the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => {}) // a reset also ends the connection
    socket.on('close', () => resolve(received))
  })
}
