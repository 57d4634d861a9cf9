import { hashSecret } from '../../apiKeys/keyText.ts'
import { type AddressSet, createAddressSet } from '../../base/addressRanges.ts'
import { toHex } from '../../base/hex.ts'
import { hasPublicChainId, type NetworkName } from '../../chainspec/network.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { NotificationChannel } from '../../notifications/channel.ts'
import type { Caller, ChargedCall } from '../../rpc/caller.ts'
import { InvalidApiKey, NotAllowedForKey, type Quota } from '../../rpc/refusals.ts'
import type { Addressed } from '../http/delivery.ts'
import { type AccessRules, hostName, isAllowedHost, isCorsOrigin, isSameOrigin, type RefusalLog } from './access.ts'
import type { Limiter, Limits } from './limits.ts'
import { createSecretCheck } from './requestKey.ts'

/** The properties of an API key that the server uses. */
export interface KeyGrant {
  readonly id: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method. */
  readonly methods?: readonly string[] | undefined
  /** The only origins of web pages (`https://app.example`) that may use the key; absent: every caller. */
  readonly origins?: readonly string[] | undefined
  /** The only IP addresses and ranges that may use the key; absent: all. */
  readonly addresses?: readonly string[] | undefined
  readonly limits?: Limits | undefined
  /** The owner whose keys share a daily quota. */
  readonly owner?: string | undefined
  /** The daily quota of the owner, where it differs from the default. */
  readonly ownerRequestsPerDay?: number | undefined
}

export interface AuthenticationOptions {
  /**
   * The callers of owner methods: `none` if other computers can reach the server, `local` for direct requests of this
   * computer, `all` if the settings expose them.
   */
  readonly ownerMethodsFor: 'none' | 'local' | 'all'
  /** Whether the only chain was chosen for development, whatever its chain id. Default false. */
  readonly isChosenChain?: boolean
  /** Whether requests without a key are served. */
  readonly isOpen: boolean
  /** The key without restrictions; only for servers on loopback. */
  readonly localKey?: string | undefined
  findKey(key: string): MaybePromise<KeyGrant | undefined>
  readonly access: AccessRules
  readonly onRefused: RefusalLog
  readonly limiter: Limiter
  /** The limits of keys without limits of their own. */
  readonly defaultLimits: Limits
}

/** The properties of a request that are known before its body is read. */
export interface AuthenticationRequest {
  readonly network: NetworkName
  readonly key: string | undefined
  readonly host: string | undefined
  readonly origin: string | undefined
  /** Whether a proxy has forwarded it. */
  readonly isForwarded: boolean
  /** The client, whose address a trusted proxy may name. */
  readonly client: Addressed
  /** Receives the key's id and origins once the key is found, also if the request is refused later. */
  readonly requester?: { keyId?: string; keyOrigins?: readonly string[] | undefined }
  /**
   * Number of requests that are charged before the body is read, when their number and weights are unknown. The caller's
   * `charge` takes the rest. Default 1, since each body has at least one.
   */
  readonly callsAhead?: 0 | 1
}

/** The caller of an accepted request. */
export interface AuthenticatedCaller extends Caller {
  /** The key's permissions; absent for callers without restrictions (local key, `--open`). */
  readonly grant?: KeyGrant
  /** SHA-256 of the key's text; absent for callers without restrictions. */
  readonly secretHash?: string
  /** Resolves when the counts of the caller are known, before a further message; undefined if they are. */
  whenLoaded?(): Promise<void> | undefined
  /** The rest of the daily quota, if there is one. */
  readonly quota?: Quota | undefined
  /** Returns the same caller for one message of a WebSocket. */
  withNotifications(notifications: NotificationChannel): Caller
}

/** Returns the caller of a request. Throws or rejects with `InvalidApiKey`, `NotAllowedForKey` or `LimitExceeded`. */
export type Authenticate = (request: AuthenticationRequest) => MaybePromise<AuthenticatedCaller>

/** Chains with the chain id of a public network (30, 31) may only use the wallet, lest public transactions are sent by mistake. */
function ownerMethodsOn(network: NetworkName): Caller['ownerMethods'] {
  return hasPublicChainId(network) ? 'wallet' : 'all'
}

/** Refuses Hosts and origins of other sites, since a web page must not use a server without authentication. */
function requireOwnSite({ host, origin }: AuthenticationRequest, { access, onRefused }: AuthenticationOptions) {
  if (!isAllowedHost(host, access)) {
    if (host !== undefined) onRefused('host', hostName(host))
    throw new NotAllowedForKey('this Host is not served; to allow it, start the node with --allowed-hosts')
  }
  if (origin === undefined || isSameOrigin(origin, host) || isCorsOrigin(origin, access)) return
  onRefused('origin', origin)
  throw new NotAllowedForKey('cross-origin requests are not served; to allow this origin, start the node with --cors')
}

/** Address sets by the list of their grant, which is one object while the key is in the cache. */
const addressSets = new WeakMap<readonly string[], AddressSet>()

function addressSetOf(ranges: readonly string[]): AddressSet {
  const existing = addressSets.get(ranges)
  if (existing !== undefined) return existing
  const created = createAddressSet(ranges)
  addressSets.set(ranges, created)
  return created
}

/** Throws `NotAllowedForKey` if the key is restricted to other origins or addresses. The error does not name them. */
function requireKeyOrigin({ origins, addresses }: KeyGrant, { origin, client }: AuthenticationRequest): void {
  if (origins !== undefined && (origin === undefined || !origins.includes(origin))) {
    throw new NotAllowedForKey(
      origin === undefined
        ? 'this API key is valid for web pages only, and this request has no Origin'
        : 'this API key is not valid for the origin of this request',
    )
  }
  if (addresses !== undefined && !addressSetOf(addresses)(client.addressOf())) {
    throw new NotAllowedForKey('this API key is not valid for the address of this request')
  }
}

/** The caller with the local key, or without a key on an open server. It has no limits. */
class UnrestrictedCaller implements AuthenticatedCaller {
  readonly network: NetworkName
  readonly keyId: string
  readonly ownerMethods: Caller['ownerMethods']
  readonly hasOrigin: boolean
  readonly notifications?: NotificationChannel
  readonly #request: AuthenticationRequest

  constructor(
    request: AuthenticationRequest,
    keyId: string,
    ownerMethods: Caller['ownerMethods'],
    notifications?: NotificationChannel,
  ) {
    this.network = request.network
    this.keyId = keyId
    this.ownerMethods = ownerMethods
    this.hasOrigin = request.origin !== undefined
    this.#request = request
    if (notifications !== undefined) this.notifications = notifications
  }

  allows(): boolean {
    return true
  }

  charge(): void {}

  baseUrl(): string | undefined {
    return this.#request.client.baseUrl?.()
  }

  withNotifications(notifications: NotificationChannel): Caller {
    return new UnrestrictedCaller(this.#request, this.keyId, this.ownerMethods, notifications)
  }
}

/** A key with its limits, its own or the defaults. */
interface LimitedKey {
  readonly grant: KeyGrant
  readonly limits: Limits
}

function withLimits(grant: KeyGrant, defaults: Limits): LimitedKey {
  const limits = {
    requestsPerSecond: grant.limits?.requestsPerSecond ?? defaults.requestsPerSecond,
    requestsPerDay: grant.limits?.requestsPerDay ?? defaults.requestsPerDay,
    ownerRequestsPerDay: grant.ownerRequestsPerDay ?? defaults.ownerRequestsPerDay,
  }
  return { grant, limits }
}

/** The caller with an API key. */
class KeyCaller implements AuthenticatedCaller {
  readonly grant: KeyGrant
  readonly network: NetworkName
  readonly hasOrigin: boolean
  readonly limits: Limits
  readonly notifications?: NotificationChannel
  readonly #request: AuthenticationRequest
  readonly #options: AuthenticationOptions
  /** Number of requests that were charged before the body was read. */
  #ahead: number

  constructor(
    { grant, limits }: LimitedKey,
    request: AuthenticationRequest,
    options: AuthenticationOptions,
    notifications?: NotificationChannel,
  ) {
    this.grant = grant
    this.limits = limits
    this.network = request.network
    this.hasOrigin = request.origin !== undefined
    this.#request = request
    this.#options = options
    this.#ahead = request.callsAhead ?? 1
    if (notifications !== undefined) this.notifications = notifications
  }

  get keyId(): string {
    return this.grant.id
  }

  /** Computed when read, since only WebSockets need it. */
  get secretHash(): string {
    return toHex(hashSecret(this.#request.key ?? ''))
  }

  get ownerMethods(): Caller['ownerMethods'] {
    return this.#options.ownerMethodsFor === 'all' ? 'all' : 'none'
  }

  allows(method: string): boolean {
    return this.grant.methods?.includes(method) ?? true
  }

  baseUrl(): string | undefined {
    return this.#request.client.baseUrl?.()
  }

  whenLoaded(): Promise<void> | undefined {
    return this.#options.limiter.whenLoaded(this.grant, this.limits)
  }

  charge(calls: readonly ChargedCall[]): void {
    this.#options.limiter.charge(this.grant, this.limits, calls, this.#ahead)
    this.#ahead = 0
  }

  spend(method: string, ms: number): void {
    this.#options.limiter.spend(this.grant, method, ms)
  }

  withNotifications(notifications: NotificationChannel): Caller {
    return new KeyCaller(this, this.#request, this.#options, notifications)
  }

  get quota(): Quota | undefined {
    return this.#options.limiter.dailyQuota(this.grant, this.limits)
  }
}

/**
 * Creates the function that authenticates requests. It checks the key, its network, its origins and addresses, and its
 * limits, in this order, and charges the first call. For callers without restrictions it checks Host and Origin.
 */
export function createAuthenticator(options: AuthenticationOptions): Authenticate {
  const { limiter, ownerMethodsFor, isChosenChain = false } = options
  const isLocalKey = options.localKey === undefined ? undefined : createSecretCheck(options.localKey)

  /** The last accepted Host and Origin, which most requests repeat. */
  let lastSite: Pick<AuthenticationRequest, 'host' | 'origin'> | undefined

  function authenticateUnrestricted(request: AuthenticationRequest, keyId: string): AuthenticatedCaller {
    const { network, host, origin, isForwarded } = request
    if (lastSite === undefined || lastSite.host !== host || lastSite.origin !== origin) {
      requireOwnSite(request, options)
      lastSite = { host, origin }
    }
    const isDirect = ownerMethodsFor === 'local' && !isForwarded
    const ofDirect = isChosenChain ? 'all' : ownerMethodsOn(network)
    const ownerMethods = ownerMethodsFor === 'all' ? 'all' : isDirect ? ofDirect : 'none'
    return new UnrestrictedCaller(request, keyId, ownerMethods)
  }

  function authenticateGrant(key: LimitedKey, request: AuthenticationRequest): AuthenticatedCaller {
    const { grant } = key
    if (request.requester !== undefined) {
      request.requester.keyId = grant.id
      request.requester.keyOrigins = grant.origins
    }
    if (grant.network !== 'all' && grant.network !== request.network) {
      throw new NotAllowedForKey(`this API key is not valid for the network ${request.network}`)
    }
    requireKeyOrigin(grant, request)
    const caller = new KeyCaller(key, request, options)
    if (request.callsAhead !== 0) limiter.chargeAhead(grant, caller.limits)
    return caller
  }

  function authenticateKey(key: string, request: AuthenticationRequest): MaybePromise<AuthenticatedCaller> {
    return mapMaybePromise(options.findKey(key), (grant) => {
      if (grant === undefined) throw new InvalidApiKey()
      const limited = withLimits(grant, options.defaultLimits)
      const loading = limiter.whenLoaded(grant, limited.limits)
      return loading === undefined
        ? authenticateGrant(limited, request)
        : loading.then(() => authenticateGrant(limited, request))
    })
  }

  return function authenticate(request) {
    if (request.key === undefined) {
      if (!options.isOpen) throw new InvalidApiKey()
      return authenticateUnrestricted(request, 'open')
    }
    if (isLocalKey?.(request.key) === true) return authenticateUnrestricted(request, 'local')
    return authenticateKey(request.key, request)
  }
}
