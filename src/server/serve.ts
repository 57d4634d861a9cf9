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
import { isOwnMachineOnly } from './auth/access.ts'
import { type AdmissionOptions, createAdmission } from './auth/admission.ts'
import { createClientAddress, createProxySet } from './auth/clientAddress.ts'
import { createLimiter } from './auth/limits.ts'
import { createRefusalLog } from './auth/refusalLog.ts'
import type { Health } from './pages/health.ts'
import type { Readiness } from './pages/readiness.ts'
import { createServer } from './server.ts'
import type { CertificateFiles } from './tls/certificate.ts'

export interface Served {
  readonly rpc: Rpc
  readonly keys: Pick<KeyStore, 'find' | 'usage'>
  readonly localKey: string | undefined
  readonly logger: Logger
  /** Where the server tells how it is, if anybody asks. */
  readonly metrics?: Metrics | undefined
  readonly onRefused?: OnRefused | undefined
  health(): Promise<Health>
  ready(): Promise<Readiness>
  /** How many processes share the limits of keys, this one included; 1 by default. */
  readonly processes?: (() => number) | undefined
  /** The OpenRPC document as JSON text for clients that reach the node at this address. */
  openrpc(baseUrl?: string): string
}

/** Others are looked up by then. */
const RETRY_SECONDS = 1

/** A listening server. */
export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** The one that serves the chains. */
export interface ListeningNode extends Listening {
  /** Reads the certificate anew; undefined without TLS. */
  readonly reloadCertificate: (() => Promise<void>) | undefined
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

/**
 * Whether the document may name whatever Host a client has used. A server of this machine alone, or one without keys, names
 * only the hosts that it serves, so that a page of a rebound name (DNS rebinding) does not become its address.
 */
function believesAnyHost(config: Config): boolean {
  return config.profile === 'hosted' || !(config.open || isOwnMachineOnly(config))
}

/** The settings name both of its files or none. */
function certificateOf({ tlsCert, tlsKey }: Config): CertificateFiles | undefined {
  return tlsCert === 'none' || tlsKey === 'none' ? undefined : { cert: tlsCert, key: tlsKey }
}

/** Serves over HTTP and WebSocket what the settings say; rejects with the system's error when the address cannot be had. */
export async function serve(
  config: Config,
  { rpc, keys, localKey, logger, metrics, onRefused, health, ready, processes, openrpc }: Served,
): Promise<ListeningNode> {
  const access = {
    allowedHosts: config.allowedHosts,
    corsOrigins: config.cors,
    servesLocalPages: servesLocalPages(config),
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
  })
  const limitOf = (limit: number | 'none') => (limit === 'none' ? undefined : limit)
  const admit = createAdmission({
    ownerMethodsFor: ownerMethodsFor(config),
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
    admit,
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
    believesAnyHost: believesAnyHost(config),
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
