import type { Logger } from 'pino'
import type { AddressSet } from '../base/addressRanges.ts'
import type { Timer } from '../base/clock.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { OnRefused } from '../rpc/refusalReason.ts'
import type { Rpc } from '../rpc/rpc.ts'
import type { AccessRules } from './auth/access.ts'
import type { Admit } from './auth/admission.ts'
import type { ClientAddress } from './auth/clientAddress.ts'
import type { HalfOpenBounds } from './http/halfOpen.ts'
import type { Health } from './pages/health.ts'
import type { Readiness } from './pages/readiness.ts'
import type { CertificateFiles } from './tls/certificate.ts'
import type { WebSocketBounds } from './websocket/bounds.ts'

/** What the HTTP server is made of. */
export interface ServerOptions {
  readonly rpc: Rpc
  readonly admit: Admit
  readonly access: AccessRules
  readonly clientAddress: ClientAddress
  /** The proxies that are believed about their clients; none by default. */
  readonly isProxy?: AddressSet
  readonly networks: readonly NetworkName[]
  /** What `/` means where no key is asked for. */
  readonly defaultNetwork: NetworkName
  readonly bodyLimitBytes: number
  readonly logger: Logger
  /** Whether requests without a key are served. */
  readonly isOpen?: boolean
  /** The address at which clients reach the node; without it, it is the Host of each request. */
  readonly publicUrl?: string | undefined
  /** Whether a Host that is not this machine's or of the settings is believed to be an address of the node. */
  readonly believesAnyHost?: boolean
  health(): Promise<Health>
  /** Whether requests should be sent here. */
  ready(): Promise<Readiness>
  /** The OpenRPC document as JSON text for clients that reach the node at this address. */
  openrpc(baseUrl?: string): string
  /** Speaks TLS with it; without, plain HTTP. */
  readonly certificate?: CertificateFiles | undefined
  /** Whether browsers are told to come by TLS only, which they then do on all ports of its name. */
  readonly pinsTls?: boolean
  readonly bounds?: Partial<ConnectionBounds>
  readonly webSocketBounds?: Partial<WebSocketBounds>
  readonly onRefused?: OnRefused | undefined
  /** Hears of each response with an HTTP status of 400 or more. */
  readonly onHttpError?: ((status: number) => void) | undefined
  /** What measures the times of WebSocket connections and looks after the certificate; the time that passes, unless told otherwise. */
  readonly timer?: Timer
  /**
   * Whether plain requests pass Node's HTTP parser by (see fastPath/); they do unless this is false, with the same
   * responses.
   */
  readonly hasFastPath?: boolean
}

/** What one connection, and all of them, may take. */
export interface ConnectionBounds extends HalfOpenBounds {
  readonly maxConnections: number
  /** Maximum connections of one client, see `clientNetworkOf`; does not bound proxies. */
  readonly connectionsPerAddress: number
  /** Maximum connections of one key; does not bound callers without limits (local key, `--open`). */
  readonly connectionsPerKey: number
  /** Bytes of all bodies and messages that are arriving. */
  readonly receivedBytes: number
  /** Pieces of one body or message, as of `isInTooManyPieces`. */
  readonly bodyPieces: number
  /** Of all connections together that their clients have not taken. */
  readonly unsentBytes: number
  /** For the head of a request to arrive. */
  readonly headersTimeoutMs: number
  /** For a whole request to arrive. */
  readonly requestTimeoutMs: number
  /** Without a byte in either direction, also while a method runs. */
  readonly silenceTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** How often the first two are looked at. */
  readonly checkIntervalMs: number
}
