import type { Logger } from 'pino'
import { systemClock } from '../base/clock.ts'
import type { Config } from '../config.ts'
import { createCachedKeys } from '../keys/cachedKeys.ts'
import type { KeyFinder } from '../keys/keyStore.ts'
import { LimitExceeded } from '../rpc/refusals.ts'
import type { Rpc } from '../rpc/rpc.ts'
import { isOwnMachineOnly } from './access.ts'
import { type AdmissionOptions, createAdmission } from './admission.ts'
import type { Health } from './health.ts'
import { createLimiter } from './limits.ts'
import { createRefusalLog } from './refusalLog.ts'
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

/** Others are looked up by then. */
const RETRY_SECONDS = 1

/** A listening server. */
export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Wallet, administration and controls: where others could reach the server, only if the settings say so by name. */
function ownerMethodsFor(config: Config): AdmissionOptions['ownerMethodsFor'] {
  if (config.exposeOwnerMethods) return 'everybody'
  return isOwnMachineOnly(config) ? 'owner' : 'nobody'
}

/** Pages and extensions that run here drive chains for development, which nobody else reaches. */
function servesLocalPages(config: Config): boolean {
  return (config.profile === 'local' || config.profile === 'dev') && isOwnMachineOnly(config)
}

/** Serves over HTTP and WebSocket what the settings say; rejects with the system's error when the address cannot be had. */
export async function serve(
  config: Config,
  { rpc, keys, localKey, logger, health, openrpc }: Served,
): Promise<Listening> {
  const access = {
    allowedHosts: config.allowedHosts,
    corsOrigins: config.cors,
    servesLocalPages: servesLocalPages(config),
  }
  const cachedKeys = createCachedKeys(keys, {
    clock: systemClock,
    tooManyError: () => new LimitExceeded('too many unknown API keys at once', RETRY_SECONDS),
  })
  const limitOf = (limit: number | 'none') => (limit === 'none' ? undefined : limit)
  const admit = createAdmission({
    ownerMethodsFor: ownerMethodsFor(config),
    isOpen: config.open,
    localKey,
    findKey: (key) => cachedKeys.find(key),
    access,
    onRefused: createRefusalLog(logger),
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
    bounds: { maxConnections: config.maxConnections, unsentBytes: config.unsentLimitBytes },
    webSocketBounds: {
      connectionsPerKey: config.webSocketsPerKey,
      subscriptionsPerConnection: config.subscriptionsPerWebSocket,
      subscriptionsPerKey: config.subscriptionsPerKey,
    },
    logger,
    health,
    openrpc,
  })
  const port = await server.listen(config.port, config.host)
  return { port, close: () => server.close(config.stopGraceMs) }
}
