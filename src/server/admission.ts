import { createHash, timingSafeEqual } from 'node:crypto'
import { type Awaitable, whenThere } from '../base/awaitable.ts'
import { hasPublicChainId, type NetworkName } from '../network/network.ts'
import type { Caller } from '../rpc/caller.ts'
import { InvalidApiKey, NotAllowedForKey } from '../rpc/refusals.ts'
import { type AccessRules, hostName, isAllowedHost, isCorsOrigin, isSameOrigin } from './access.ts'
import type { Limiter, Limits } from './limits.ts'
import type { RefusalLog } from './refusalLog.ts'

/** What the server needs to know about an API key. */
export interface KeyGrant {
  readonly id: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method. */
  readonly methods?: readonly string[] | undefined
  readonly limits?: Limits | undefined
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
  /**
   * How many calls are taken from the allowance before anybody knows how many there are; the caller's `charge` takes
   * the others. 1 unless told, since each body has one at least.
   */
  readonly callsAhead?: number
}

/** Who was let in. */
export interface Admitted extends Caller {
  /** What the key opens; absent for the owner of this machine. */
  readonly grant?: KeyGrant
}

/** Throws or rejects with `InvalidApiKey`, `NotAllowedForKey` or `LimitExceeded`. */
export type Admit = (request: AdmissionRequest) => Awaitable<Admitted>

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

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

/** Builds what decides who the caller is, and takes the first call of the request from the caller's allowance. */
export function createAdmission(options: AdmissionOptions): Admit {
  const { limiter, ownerMethodsFor } = options
  const localDigest = options.localKey === undefined ? undefined : digest(options.localKey)

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
    const hasOrigin = origin !== undefined
    return { network, keyId, ownerMethods, hasOrigin, allows: () => true, charge: () => {} }
  }

  function admitKey(grant: KeyGrant, { network, origin, callsAhead = 1 }: AdmissionRequest): Admitted {
    if (grant.network !== 'all' && grant.network !== network) {
      throw new NotAllowedForKey(`this API key is not valid for the network ${network}`)
    }
    const limits = { ...options.defaultLimits, ...grant.limits }
    const charge = (calls: number) => limiter.charge(grant.id, limits, calls)
    if (callsAhead > 0) charge(callsAhead)
    const chargeRest = (calls: number) => {
      if (calls > callsAhead) charge(calls - callsAhead)
    }
    const allows = (method: string) => grant.methods?.includes(method) ?? true
    const keyId = grant.id
    const ownerMethods = ownerMethodsFor === 'everybody' ? 'all' : 'none'
    const hasOrigin = origin !== undefined
    return { network, keyId, ownerMethods, hasOrigin, allows, charge: chargeRest, grant }
  }

  function admitKnown(key: string, request: AdmissionRequest): Awaitable<Admitted> {
    return whenThere(options.findKey(key), (grant) => {
      if (grant === undefined) throw new InvalidApiKey()
      return admitKey(grant, request)
    })
  }

  return function admit(request) {
    if (request.key === undefined) {
      if (!options.isOpen) throw new InvalidApiKey()
      return admitOwner(request, 'open')
    }
    if (localDigest !== undefined && timingSafeEqual(digest(request.key), localDigest))
      return admitOwner(request, 'local')
    return admitKnown(request.key, request)
  }
}
