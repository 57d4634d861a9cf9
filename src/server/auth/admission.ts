import { hashSecret } from '../../apiKeys/keyText.ts'
import { toHex } from '../../base/hex.ts'
import { hasPublicChainId, type NetworkName } from '../../chainspec/network.ts'
import { type Awaitable, whenThere } from '../../concurrency/maybePromise.ts'
import type { NotificationChannel } from '../../notifications/channel.ts'
import type { Caller, ChargedCall } from '../../rpc/caller.ts'
import { InvalidApiKey, NotAllowedForKey, type Quota } from '../../rpc/refusals.ts'
import type { Addressed } from '../http/delivery.ts'
import { type AccessRules, hostName, isAllowedHost, isCorsOrigin, isSameOrigin } from './access.ts'
import { requireKeyPlace } from './keyPlace.ts'
import type { Limiter, Limits } from './limits.ts'
import type { RefusalLog } from './refusalLog.ts'
import { createSecretCheck } from './secretCheck.ts'

/** What the server needs to know about an API key. */
export interface KeyGrant {
  readonly id: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method. */
  readonly methods?: readonly string[] | undefined
  /** Origins of web pages (`https://app.example`) that it is taken from, and from nobody else; absent: any. */
  readonly origins?: readonly string[] | undefined
  /** IP addresses and ranges that it is taken from; absent: all. */
  readonly addresses?: readonly string[] | undefined
  readonly limits?: Limits | undefined
  /** Whose key it is. */
  readonly owner?: string | undefined
  /** What the owner has instead of the default. */
  readonly ownerRequestsPerDay?: number | undefined
}

export interface AdmissionOptions {
  /**
   * Who may use what is only for the owner: `nobody` where others reach the server, `owner` who asks this machine
   * directly, `everybody` where the settings say so.
   */
  readonly ownerMethodsFor: 'nobody' | 'owner' | 'everybody'
  /** Whether requests without a key are served. */
  readonly isOpen: boolean
  /** The key of the owner of this machine; only for servers on loopback. */
  readonly localKey?: string | undefined
  findKey(key: string): Awaitable<KeyGrant | undefined>
  readonly access: AccessRules
  readonly onRefused: RefusalLog
  readonly limiter: Limiter
  /** For keys that have no limits of their own. */
  readonly defaultLimits: Limits
}

/** What is known of a request before its body is read. */
export interface AdmissionRequest {
  readonly network: NetworkName
  readonly key: string | undefined
  readonly host: string | undefined
  readonly origin: string | undefined
  /** Whether a proxy has passed it on. */
  readonly isForwarded: boolean
  /** Who sends it, as far as a proxy is believed about that. */
  readonly client: Addressed
  /** Is told whose key it is as soon as that is known, whether it lets somebody in or not. */
  readonly asker?: { keyId?: string; keyOrigins?: readonly string[] | undefined }
  /**
   * How many requests are taken from the allowance before anybody knows how many there are, or what they weigh; the
   * caller's `charge` takes the others. 1 unless told, since each body has one at least.
   */
  readonly callsAhead?: 0 | 1
}

/** Who was let in. */
export interface Admitted extends Caller {
  /** What the key opens; absent for the owner of this machine. */
  readonly grant?: KeyGrant
  /** SHA-256 of the key text that the caller was admitted with; absent for the owner of this machine. */
  readonly secretHash?: string
  /** What is left of the day, where that has a limit. */
  readonly quota?: Quota | undefined
  /** The same for one message of a WebSocket. */
  withNotifications(notifications: NotificationChannel): Caller
}

/** Throws or rejects with `InvalidApiKey`, `NotAllowedForKey` or `LimitExceeded`. */
export type Admit = (request: AdmissionRequest) => Awaitable<Admitted>

/** Nobody controls what has the chain id of a public network, 30 or 31, if only by mistake. */
function ownerMethodsOn(network: NetworkName): Caller['ownerMethods'] {
  return hasPublicChainId(network) ? 'wallet' : 'all'
}

/** A web page must not drive a server that trusts everyone who can reach it. */
function requireOwnMachine({ host, origin }: AdmissionRequest, { access, onRefused }: AdmissionOptions) {
  if (!isAllowedHost(host, access)) {
    if (host !== undefined) onRefused('host', hostName(host))
    throw new NotAllowedForKey('this Host is not served')
  }
  if (origin === undefined || isSameOrigin(origin, host) || isCorsOrigin(origin, access)) return
  onRefused('origin', origin)
  throw new NotAllowedForKey('cross-origin requests are not served')
}

/** The owner of this machine, who may all. A class, since each request makes one. */
class AdmittedOwner implements Admitted {
  readonly network: NetworkName
  readonly keyId: string
  readonly ownerMethods: Caller['ownerMethods']
  readonly hasOrigin: boolean
  readonly notifications?: NotificationChannel
  readonly #request: AdmissionRequest

  constructor(
    request: AdmissionRequest,
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
    return new AdmittedOwner(this.#request, this.keyId, this.ownerMethods, notifications)
  }
}

/** The holder of a key. */
class AdmittedKey implements Admitted {
  readonly grant: KeyGrant
  readonly network: NetworkName
  readonly hasOrigin: boolean
  readonly limits: Limits
  readonly notifications?: NotificationChannel
  readonly #request: AdmissionRequest
  readonly #options: AdmissionOptions
  /** Requests that were taken from the allowance and not charged for yet. */
  #ahead: number

  constructor(
    grant: KeyGrant,
    request: AdmissionRequest,
    options: AdmissionOptions,
    notifications?: NotificationChannel,
  ) {
    const { defaultLimits } = options
    this.grant = grant
    this.network = request.network
    this.hasOrigin = request.origin !== undefined
    this.#request = request
    this.#options = options
    this.#ahead = request.callsAhead ?? 1
    if (notifications !== undefined) this.notifications = notifications
    this.limits = {
      requestsPerSecond: grant.limits?.requestsPerSecond ?? defaultLimits.requestsPerSecond,
      requestsPerDay: grant.limits?.requestsPerDay ?? defaultLimits.requestsPerDay,
      ownerRequestsPerDay: grant.ownerRequestsPerDay ?? defaultLimits.ownerRequestsPerDay,
    }
  }

  get keyId(): string {
    return this.grant.id
  }

  /** Computed when read, since only WebSockets need it. */
  get secretHash(): string {
    return toHex(hashSecret(this.#request.key ?? ''))
  }

  get ownerMethods(): Caller['ownerMethods'] {
    return this.#options.ownerMethodsFor === 'everybody' ? 'all' : 'none'
  }

  allows(method: string): boolean {
    return this.grant.methods?.includes(method) ?? true
  }

  baseUrl(): string | undefined {
    return this.#request.client.baseUrl?.()
  }

  charge(calls: readonly ChargedCall[]): void {
    this.#options.limiter.charge(this.grant, this.limits, calls, this.#ahead)
    this.#ahead = 0
  }

  withNotifications(notifications: NotificationChannel): Caller {
    return new AdmittedKey(this.grant, this.#request, this.#options, notifications)
  }

  get quota(): Quota | undefined {
    return this.#options.limiter.dailyQuota(this.grant, this.limits)
  }
}

/** Builds what decides who the caller is, and takes the first call of the request from the caller's allowance. */
export function createAdmission(options: AdmissionOptions): Admit {
  const { limiter, ownerMethodsFor } = options
  const isLocalKey = options.localKey === undefined ? undefined : createSecretCheck(options.localKey)

  /** Most requests come from where the one before came from. */
  let ownMachine: Pick<AdmissionRequest, 'host' | 'origin'> | undefined

  function admitOwner(request: AdmissionRequest, keyId: string): Admitted {
    const { network, host, origin, isForwarded } = request
    if (ownMachine === undefined || ownMachine.host !== host || ownMachine.origin !== origin) {
      requireOwnMachine(request, options)
      ownMachine = { host, origin }
    }
    const isAlone = ownerMethodsFor === 'owner' && !isForwarded
    const ownerMethods = ownerMethodsFor === 'everybody' ? 'all' : isAlone ? ownerMethodsOn(network) : 'none'
    return new AdmittedOwner(request, keyId, ownerMethods)
  }

  function admitKey(grant: KeyGrant, request: AdmissionRequest): Admitted {
    if (request.asker !== undefined) {
      request.asker.keyId = grant.id
      request.asker.keyOrigins = grant.origins
    }
    if (grant.network !== 'all' && grant.network !== request.network) {
      throw new NotAllowedForKey(`this API key is not valid for the network ${request.network}`)
    }
    requireKeyPlace(grant, request)
    const admitted = new AdmittedKey(grant, request, options)
    if (request.callsAhead !== 0) limiter.admit(grant, admitted.limits)
    return admitted
  }

  function admitKnown(key: string, request: AdmissionRequest): Awaitable<Admitted> {
    return whenThere(options.findKey(key), (grant) => {
      if (grant === undefined) throw new InvalidApiKey()
      const known = limiter.whenLoaded(grant)
      return known === undefined ? admitKey(grant, request) : known.then(() => admitKey(grant, request))
    })
  }

  return function admit(request) {
    if (request.key === undefined) {
      if (!options.isOpen) throw new InvalidApiKey()
      return admitOwner(request, 'open')
    }
    if (isLocalKey?.(request.key) === true) return admitOwner(request, 'local')
    return admitKnown(request.key, request)
  }
}
