import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { readRegularFile } from '../../base/readRegularFile.ts'
import { adminToken } from '../../config/kinds.ts'
import { type Config, ConfigError } from '../../config/load.ts'
import { bearerOf, createSecretCheck } from '../auth/requestKey.ts'
import { createApp } from '../http/app.ts'
import { answerByFramework, createHttpServer, DEFAULT_BOUNDS, listenOn } from '../http/nodeServer.ts'
import { refuseUnauthorised, sendHttpRefusal } from '../http/replies.ts'
import type { Listening } from '../serve.ts'
import type { Server } from '../server.ts'

/** Registers routes of the admin server. Its requests have the token. */
export type AdminRoutes = (app: FastifyInstance) => void

export interface AdminOptions {
  readonly token: string
  readonly logger: Logger
  readonly routes: readonly AdminRoutes[]
}

const MAX_CONNECTIONS = 20
const BODY_LIMIT_BYTES = 100_000

/** Returns the function that checks whether a request has the operator's token. */
function createTokenCheck(token: string): (request: FastifyRequest) => boolean {
  const isToken = createSecretCheck(token)
  return ({ headers }) => {
    const text = bearerOf(headers.authorization)
    return text !== undefined && isToken(text)
  }
}

/** Creates the operator's server. It has a listener of its own, so that clients of the node cannot reach it. */
export function createAdminServer({ token, logger, routes }: AdminOptions): Server {
  const hasToken = createTokenCheck(token)
  const server = createHttpServer(DEFAULT_BOUNDS)
  server.maxConnections = MAX_CONNECTIONS
  const app = createApp({ bodyLimitBytes: BODY_LIMIT_BYTES, logger, mayReadErrors: hasToken }, server)
  app.addHook('onRequest', (request, reply, done) => (hasToken(request) ? done() : void refuseUnauthorised(reply)))
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  app.setNotFoundHandler((_request, reply) => sendHttpRefusal(reply, 404, 'not found'))
  for (const register of routes) register(app)
  const framework = answerByFramework(server, logger, () => app)
  return {
    listen: (port, host) => listenOn(server, port, host),
    async close(graceMs) {
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
      await framework.close()
      clearTimeout(cutOff)
    },
  }
}

/**
 * Serves the operator on `adminPort`; returns undefined without it. Rejects with a `ConfigError` for an invalid token
 * file, and with the system's error if the address is not available.
 */
export async function serveAdmin(
  config: Config,
  logger: Logger,
  routes: readonly AdminRoutes[],
): Promise<Listening | undefined> {
  if (config.adminPort === 'none') return undefined
  const token = readAdminToken(config)
  if (token === undefined) throw new Error('adminPort is set but adminToken is not')
  const server = createAdminServer({ token, logger, routes })
  const port = await server.listen(config.adminPort, config.adminHost)
  logger.info({ host: config.adminHost, port }, 'admin server listening')
  return { port, close: () => server.close(config.stopGraceMs) }
}

/** Returns the token of `adminToken` or of the file `adminTokenFile`. Throws a `ConfigError`. */
export function readAdminToken(config: Pick<Config, 'adminToken' | 'adminTokenFile'>): string | undefined {
  const { adminToken: given, adminTokenFile: path } = config
  if (given !== 'none') return given
  if (path === 'none') return undefined
  const token = adminToken.read(readTokenFile(path))
  if (token === undefined) {
    throw new ConfigError([`adminTokenFile: must contain ${adminToken.expected}, got other content; change ${path}`])
  }
  return token
}

function readTokenFile(path: string): string {
  try {
    return readRegularFile(path).toString('utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unreadable'
    throw new ConfigError([
      `adminTokenFile: must name a readable file, got ${path} (${code}); write the output of \`openssl rand -hex 32\` there`,
    ])
  }
}
