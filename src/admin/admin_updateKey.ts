import { presentOnly } from '../base/presentOnly.ts'
import type { AdminMethod } from './method.ts'
import { parseExpiry, parseNetwork, toWireKey } from './wireKey.ts'

export const admin_updateKey: AdminMethod<'admin_updateKey'> = async ({ keys, keysPerOwner }, [id, changes]) => {
  const { requestsPerSecond, requestsPerDay, expiresAt, network, ...rest } = changes
  const expiresAtMs = typeof expiresAt === 'string' ? parseExpiry(expiresAt) : expiresAt
  const key = {
    ...presentOnly({ ...rest, expiresAtMs, network: network === undefined ? undefined : parseNetwork(network) }),
    limits: presentOnly({ requestsPerSecond, requestsPerDay }),
  }
  return toWireKey(await keys.update(id, key, keysPerOwner))
}
