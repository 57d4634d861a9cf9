import type { Logger } from 'pino'
import type { AddressSet } from '../base/addressRanges.ts'
import type { Timer } from '../base/clock.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { OnRefused } from '../rpc/refusalReason.ts'
import type { Rpc } from '../rpc/rpc.ts'
import type { AccessRules } from './auth/access.ts'
import type { Authenticate } from './auth/authenticate.ts'
import type { ClientAddress } from './auth/clientAddress.ts'
import type { HalfOpenBounds } from './http/halfOpen.ts'
import type { Health, Readiness } from './pages/health.ts'
import type { CertificateFiles } from './tls/certificate.ts'
import type { WebSocketBounds } from './websocket/bounds.ts'

/** The parts and settings of a server. */
export interface ServerOptions {
  readonly rpc: Rpc
  readonly authenticate: Authenticate
  readonly access: AccessRules
  readonly clientAddress: ClientAddress
  /** The proxies whose headers about their clients are trusted. Default: none. */
  readonly isProxy?: AddressSet
  readonly networks: readonly NetworkName[]
  /** The network of the path `/`. */
  readonly defaultNetwork: NetworkName
  readonly bodyLimitBytes: number
  readonly logger: Logger
  /** Whether requests without a key are served. */
  readonly isOpen?: boolean
  /** The address at which clients reach the node. Default: the Host of each request. */
  readonly publicUrl?: string | undefined
  /** Whether every Host is accepted as an address of the node, not only loopback and configured ones. */
  readonly acceptsAnyHost?: boolean
  health(): Promise<Health>
  ready(): Promise<Readiness>
  /** Returns the OpenRPC document as JSON text for clients that reach the node at this address. */
  openrpc(baseUrl?: string): string
  /** The certificate for TLS. Without it the server uses plain HTTP. */
  readonly certificate?: CertificateFiles | undefined
  /** Whether browsers must use TLS only, which then applies to all ports of the host name. */
  readonly pinsTls?: boolean
  readonly bounds?: Partial<ConnectionBounds>
  readonly webSocketBounds?: Partial<WebSocketBounds>
  readonly onRefused?: OnRefused | undefined
  /** Called for each response with an HTTP status of 400 or more. */
  readonly onHttpError?: ((status: number) => void) | undefined
  /** Measures the times of WebSocket connections and of certificate checks. Default: the system's. */
  readonly timer?: Timer
  /** Whether plain requests bypass Node's HTTP parser (see http/fast), with the same responses. Default: true. */
  readonly hasFastPath?: boolean
}

/** Bounds of one connection, and of all connections. */
export interface ConnectionBounds extends HalfOpenBounds {
  readonly maxConnections: number
  /** Maximum connections of one client, see `clientNetworkOf`; does not bound proxies. */
  readonly connectionsPerAddress: number
  /** Maximum connections of one key; does not bound callers without limits (local key, `--open`). */
  readonly connectionsPerKey: number
  /** Maximum bytes of all bodies and messages that are arriving. */
  readonly receivedBytes: number
  /** Maximum pieces of one body or message, see `isInTooManyPieces`. */
  readonly bodyPieces: number
  /** Maximum bytes, over all connections, that clients have not read. */
  readonly unsentBytes: number
  /** Maximum time until the head of a request is received. */
  readonly headersTimeoutMs: number
  /** Maximum time until a whole request is received. */
  readonly requestTimeoutMs: number
  /** Maximum time without a byte in either direction, also while a method runs. */
  readonly silenceTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** Interval of checks of the first two times. */
  readonly checkIntervalMs: number
}
