import { createHash, timingSafeEqual } from 'node:crypto'
import type { NetworkName } from '../network/network.ts'
import type { Caller, Profile } from '../rpc/caller.ts'
import { InvalidApiKey, NotAllowedForKey } from '../rpc/refusals.ts'
import { type AccessRules, isAllowedHost, isCorsOrigin, isSameOrigin } from './access.ts'
import type { Limiter, Limits } from './limits.ts'

/** What the server needs to know about an API key. */
export interface KeyGrant {
  readonly id: string
  readonly network: NetworkName | 'all'
  /** Wire names; absent: every method. */
  readonly methods?: readonly string[] | undefined
  readonly limits?: Limits | undefined
}

export interface AdmissionOptions {
  readonly profile: Profile
  /** Whether requests without a key are served. */
  readonly isOpen: boolean
  /** The key of the owner of this machine; only for servers on loopback. */
  readonly localKey?: string | undefined
  findKey(key: string): Promise<KeyGrant | undefined>
  readonly access: AccessRules
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
}

export interface Admission {
  readonly caller: Caller
  /** For the log; the key itself is never kept. */
  readonly keyId: string
}

/** Throws `InvalidApiKey`, `NotAllowedForKey` or `LimitExceeded`. */
export type Admit = (request: AdmissionRequest) => Promise<Admission>

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A web page must not drive a server that trusts everyone who can reach it. */
function requireOwnMachine({ host, origin }: AdmissionRequest, access: AccessRules) {
  if (!isAllowedHost(host, access)) throw new NotAllowedForKey('this Host is not served')
  if (origin === undefined || isSameOrigin(origin, host) || isCorsOrigin(origin, access)) return
  throw new NotAllowedForKey('cross-origin requests are not served')
}

/** Builds what decides who the caller is, and takes the first call of the request from the caller's allowance. */
export function createAdmission(options: AdmissionOptions): Admit {
  const { profile, access, limiter } = options
  const localDigest = options.localKey === undefined ? undefined : digest(options.localKey)

  function admitOwner(request: AdmissionRequest, keyId: string): Admission {
    requireOwnMachine(request, access)
    return { keyId, caller: { network: request.network, profile, allows: () => true, charge: () => {} } }
  }

  function admitKey(grant: KeyGrant, network: NetworkName): Admission {
    if (grant.network !== 'all' && grant.network !== network) {
      throw new NotAllowedForKey(`this API key is not valid for the network ${network}`)
    }
    const limits = { ...options.defaultLimits, ...grant.limits }
    const charge = (calls: number) => limiter.charge(grant.id, limits, calls)
    charge(1)
    const chargeRest = (calls: number) => {
      if (calls > 1) charge(calls - 1)
    }
    const allows = (method: string) => grant.methods?.includes(method) ?? true
    return { keyId: grant.id, caller: { network, profile, allows, charge: chargeRest } }
  }

  return async function admit(request) {
    if (request.key === undefined) {
      if (!options.isOpen) throw new InvalidApiKey()
      return admitOwner(request, 'open')
    }
    if (localDigest !== undefined && timingSafeEqual(digest(request.key), localDigest))
      return admitOwner(request, 'local')
    const grant = await options.findKey(request.key)
    if (grant === undefined) throw new InvalidApiKey()
    return admitKey(grant, request.network)
  }
}
