import type { Logger } from 'pino'
import type { Config } from '../../config/load.ts'
import type { Listening } from '../serve.ts'
import { type AdminRoutes, createAdminServer } from './adminServer.ts'
import { readAdminToken } from './adminToken.ts'

/**
 * Serves the operator, if the settings say where. Rejects with a `ConfigError` when the file of the token is of no use, and
 * with the system's error when the address cannot be had.
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
