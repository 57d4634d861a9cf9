import { presentOnly } from '../base/presentOnly.ts'
import type { AdminMethod } from './method.ts'
import { parseExpiry, parseNetwork } from './wireKey.ts'

export const admin_createKey: AdminMethod<'admin_createKey'> = ({ keys, keysPerOwner }, [grant]) => {
  const {
    name,
    network = 'all',
    requestsPerSecond,
    requestsPerDay,
    expiresAt,
    owner,
    methods,
    origins,
    addresses,
  } = grant
  const expiresAtMs = expiresAt === undefined ? undefined : parseExpiry(expiresAt)
  const key = {
    name,
    network: parseNetwork(network),
    limits: presentOnly({ requestsPerSecond, requestsPerDay }),
    ...presentOnly({ owner, methods, origins, addresses, expiresAtMs }),
  }
  return keys.create(key, keysPerOwner)
}
