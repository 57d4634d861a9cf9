import type { Logger } from 'pino'
import { systemClock } from '../base/clock.ts'
import type { Config } from '../config.ts'
import { createCachedKeys } from '../keys/cachedKeys.ts'
import type { KeyFinder } from '../keys/keyStore.ts'
import type { Rpc } from '../rpc/rpc.ts'
import { createAdmission } from './admission.ts'
import type { Health } from './health.ts'
import { createLimiter } from './limits.ts'
import { createServer } from './server.ts'

export interface Served {
  readonly rpc: Rpc
  readonly keys: KeyFinder
  readonly localKey: string | undefined
  readonly logger: Logger
  health(): Promise<Health>
  /** The OpenRPC document as JSON text. */
  openrpc(): string
}

/** A listening server. */
export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Serves over HTTP what the settings say; rejects with the system's error when the address cannot be had. */
export async function serve(
  config: Config,
  { rpc, keys, localKey, logger, health, openrpc }: Served,
): Promise<Listening> {
  const access = { allowedHosts: config.allowedHosts, corsOrigins: config.cors }
  const cachedKeys = createCachedKeys(keys, { clock: systemClock })
  const limitOf = (limit: number | 'none') => (limit === 'none' ? undefined : limit)
  const admit = createAdmission({
    profile: config.profile,
    isOpen: config.open,
    localKey,
    findKey: (key) => cachedKeys.find(key),
    access,
    limiter: createLimiter(systemClock),
    defaultLimits: {
      requestsPerSecond: limitOf(config.requestsPerSecond),
      requestsPerDay: limitOf(config.requestsPerDay),
    },
  })
  const server = await createServer({
    rpc,
    admit,
    access,
    networks: config.networks,
    defaultNetwork: config.defaultNetwork,
    bodyLimitBytes: config.bodyLimitBytes,
    bounds: { maxConnections: config.maxConnections },
    logger,
    health,
    openrpc,
  })
  const port = await server.listen(config.port, config.host)
  return { port, close: () => server.close(config.stopGraceMs) }
}
