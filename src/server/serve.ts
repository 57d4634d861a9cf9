import type { Logger } from 'pino'
import { createCachedKeys } from '../apiKeys/cachedKeys.ts'
import type { KeyStore } from '../apiKeys/keyStore.ts'
import { createUsageCounter } from '../apiKeys/usageCounter.ts'
import { systemClock, systemTimer } from '../base/clock.ts'
import type { Config } from '../config/load.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { describeCaches, describeServer } from '../metrics/serverMetrics.ts'
import type { OnRefused } from '../rpc/refusalReason.ts'
import { LimitExceeded } from '../rpc/refusals.ts'
import type { Rpc } from '../rpc/rpc.ts'
import { createRefusalLog, isOwnMachineOnly } from './auth/access.ts'
import { type AuthenticationOptions, createAuthenticator } from './auth/authenticate.ts'
import { createClientAddress, createProxySet } from './auth/clientAddress.ts'
import { createLimiter } from './auth/limits.ts'
import type { Health, Readiness } from './pages/health.ts'
import { createServer } from './server.ts'
import type { CertificateFiles } from './tls/certificate.ts'

/** The parts of a process that a server needs. */
export interface Served {
  readonly rpc: Rpc
  readonly keys: Pick<KeyStore, 'find' | 'usage'>
  readonly localKey: string | undefined
  readonly logger: Logger
  /** The registry to which the server adds its metrics. */
  readonly metrics?: Metrics | undefined
  readonly onRefused?: OnRefused | undefined
  health(): Promise<Health>
  ready(): Promise<Readiness>
  /** Number of processes that share the limits of keys, including this one. Default 1. */
  readonly processes?: (() => number) | undefined
  /** Whether Hosts that no page can rebind are accepted, see `AccessRules`. Default false. */
  readonly acceptsHostsOutsideDns?: boolean | undefined
  /** Whether pages of this computer may use the node where the settings let them. Default true. */
  readonly servesPages?: boolean | undefined
  /** Returns the OpenRPC document as JSON text for clients that reach the node at this address. */
  openrpc(baseUrl?: string): string
}

/** Time after which a lookup of an unknown key may be retried. */
const RETRY_SECONDS = 1

/** A listening server. */
export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** A listening server of chains. */
export interface ListeningNode extends Listening {
  /** Reloads the certificate; undefined without TLS. */
  readonly reloadCertificate: (() => Promise<void>) | undefined
}

/** Returns the callers of owner methods. If other computers can reach the server, only `exposeOwnerMethods` permits them. */
function ownerMethodsFor(config: Config): AuthenticationOptions['ownerMethodsFor'] {
  if (config.exposeOwnerMethods) return 'all'
  return isOwnMachineOnly(config) ? 'local' : 'none'
}

/** Returns whether local pages and extensions may use the server: on development chains that other computers cannot reach. */
function servesLocalPages(config: Config): boolean {
  return (config.profile === 'local' || config.profile === 'dev') && isOwnMachineOnly(config)
}

/**
 * Returns whether the document may name any Host that a client has used. A server of this computer only, or one without
 * keys, names only its own hosts, so that a rebound name (DNS rebinding) does not become its address.
 */
function acceptsAnyHost(config: Config): boolean {
  return config.profile === 'hosted' || !(config.open || isOwnMachineOnly(config))
}

/** Returns the files of the certificate. The settings name both or none. */
function certificateOf({ tlsCert, tlsKey }: Config): CertificateFiles | undefined {
  return tlsCert === 'none' || tlsKey === 'none' ? undefined : { cert: tlsCert, key: tlsKey }
}

/** Serves the chains over HTTP and WebSocket. Rejects with the system's error if the address is not available. */
export async function serve(
  config: Config,
  { rpc, keys, localKey, logger, metrics, onRefused, health, ready, processes, openrpc, ...served }: Served,
): Promise<ListeningNode> {
  const access = {
    allowedHosts: config.allowedHosts,
    corsOrigins: config.cors,
    servesLocalPages: served.servesPages !== false && servesLocalPages(config),
    acceptsHostsOutsideDns: served.acceptsHostsOutsideDns,
  }
  const cachedKeys = createCachedKeys(keys, {
    clock: systemClock,
    tooManyError: () => new LimitExceeded('too many unknown API keys at once', RETRY_SECONDS),
  })
  const usage = createUsageCounter({
    store: keys.usage,
    clock: systemClock,
    timer: systemTimer,
    logger,
    keptDays: config.usageDays,
    processes,
  })
  const limitOf = (limit: number | 'none') => (limit === 'none' ? undefined : limit)
  const authenticate = createAuthenticator({
    ownerMethodsFor: ownerMethodsFor(config),
    isChosenChain: config.forkUrl.length > 0 || config.network !== 'none',
    isOpen: config.open,
    localKey,
    findKey: (key) => cachedKeys.find(key),
    access,
    onRefused: createRefusalLog(logger),
    limiter: createLimiter(systemClock, usage, { processes }),
    defaultLimits: {
      requestsPerSecond: limitOf(config.requestsPerSecond),
      requestsPerDay: limitOf(config.requestsPerDay),
      ownerRequestsPerDay: limitOf(config.ownerRequestsPerDay),
    },
  })
  const certificate = certificateOf(config)
  const server = await createServer({
    certificate,
    pinsTls: certificate !== undefined && !isOwnMachineOnly(config),
    rpc,
    authenticate,
    access,
    clientAddress: createClientAddress(config.trustProxy),
    isProxy: createProxySet(config.trustProxy),
    networks: config.networks,
    defaultNetwork: config.defaultNetwork,
    bodyLimitBytes: config.bodyLimitBytes,
    bounds: {
      maxConnections: config.maxConnections,
      connectionsPerAddress: config.connectionsPerAddress,
      connectionsPerKey: config.connectionsPerKey,
      receivedBytes: config.receivedLimitBytes,
      bodyPieces: config.bodyPiecesLimit,
      unsentBytes: config.unsentLimitBytes,
    },
    webSocketBounds: {
      connectionsPerKey: config.webSocketsPerKey,
      messageBytes: config.messageLimitBytes,
      controlFramesPerSecond: config.controlFramesPerSecond,
      subscriptionsPerConnection: config.subscriptionsPerWebSocket,
      subscriptionsPerKey: config.subscriptionsPerKey,
    },
    logger,
    isOpen: config.open,
    publicUrl: config.publicUrl === 'none' ? undefined : config.publicUrl,
    acceptsAnyHost: acceptsAnyHost(config),
    onRefused,
    onHttpError: metrics && ((status) => metrics.httpErrors.count(status)),
    health,
    ready,
    openrpc,
  })
  metrics?.add(async () => describeServer(await server.stats()))
  metrics?.add(() => describeCaches([[{ cache: 'keys' }, cachedKeys.stats()]]))
  const port = await server.listen(config.port, config.host)
  const reloadCertificate = certificate && (() => server.reloadCertificate())
  return {
    port,
    reloadCertificate,
    async close() {
      await server.close(config.stopGraceMs)
      await usage.close()
    },
  }
}
