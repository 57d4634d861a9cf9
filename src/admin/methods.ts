import type { MethodName, Methods } from '../../generated/admin/methods.ts'
import type { OpenRpcDocument, UpstreamNode, RunningCall as WireCall } from '../../generated/admin/schemas.ts'
import { dayOf, parseDay, printDay } from '../apiKeys/days.ts'
import { InvalidGrant } from '../apiKeys/errors.ts'
import type { KeyStore } from '../apiKeys/keyStore.ts'
import type { Clock } from '../base/clock.ts'
import { presentOnly } from '../base/presentOnly.ts'
import type { ReadyJson } from '../base/readyJson.ts'
import { toSeconds, toTenths } from '../base/rounded.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { Calls } from '../rpc/calls/calls.ts'
import type { RunningCall } from '../rpc/calls/runningCalls.ts'
import { type MeasuredLoad, toWireLoad } from './load.ts'
import { parseExpiry, parseNetwork, toWireKey } from './wire.ts'

/** The parts of a process that methods of the admin API can reach. */
export interface AdminContext {
  readonly keys: KeyStore
  readonly clock: Clock
  /** Maximum number of valid keys of an owner without a maximum of its own. */
  readonly keysPerOwner: number
  /** Returns the nodes of upstream networks with their states. */
  upstreamNodes(): UpstreamNode[]
  readonly calls: Pick<Calls, 'running' | 'timer'>
  /** Returns the load of the last seconds. */
  load(): MeasuredLoad
  /** The API's OpenRPC document. */
  readonly document: ReadyJson<OpenRpcDocument>
}

/** The implementation of one method of the admin API: parsed params in, wire value out. */
type AdminMethod<M extends MethodName> = (
  context: AdminContext,
  params: Methods[M]['params'],
) => MaybePromise<Methods[M]['result'] | ReadyJson<Methods[M]['result']>>

const DAY_SECONDS = 86_400
/** Maximum validity of a rotated secret, in seconds: 100 years, which the column of its end can hold. */
const MAX_KEEP_SECONDS = 36_500 * DAY_SECONDS
/** Keys per page of `admin_listKeys`, unless the request has a limit. */
const DEFAULT_LIST_LIMIT = 100
/** Maximum number of calls of `admin_listRunningCalls`, unless the request has a limit. */
const DEFAULT_CALL_LIMIT = 100

/** The implementation of each method of the admin API's document. A missing or an extra method does not compile. */
export const adminMethods: { readonly [M in MethodName]: AdminMethod<M> } = {
  admin_createKey({ keys, keysPerOwner }, [{ network = 'all', expiresAt, ...grant }]) {
    const { name, requestsPerSecond, requestsPerDay, owner, methods, origins, addresses } = grant
    const expiresAtMs = expiresAt === undefined ? undefined : parseExpiry(expiresAt)
    const key = {
      name,
      network: parseNetwork(network),
      limits: presentOnly({ requestsPerSecond, requestsPerDay }),
      ...presentOnly({ owner, methods, origins, addresses, expiresAtMs }),
    }
    return keys.create(key, keysPerOwner)
  },

  async admin_getKey({ keys }, [id]) {
    const key = await keys.get(id)
    return key === undefined ? null : toWireKey(key)
  },

  async admin_listKeys({ keys }, [filter = {}]) {
    const { owner, after, limit = DEFAULT_LIST_LIMIT } = filter
    return (await keys.list({ owner, after, limit })).map(toWireKey)
  },

  async admin_updateKey({ keys, keysPerOwner }, [id, changes]) {
    const { requestsPerSecond, requestsPerDay, expiresAt, network, ...rest } = changes
    const expiresAtMs = typeof expiresAt === 'string' ? parseExpiry(expiresAt) : expiresAt
    const key = {
      ...presentOnly({ ...rest, expiresAtMs, network: network === undefined ? undefined : parseNetwork(network) }),
      limits: presentOnly({ requestsPerSecond, requestsPerDay }),
    }
    return toWireKey(await keys.update(id, key, keysPerOwner))
  },

  admin_rotateKey: ({ keys }, [id, keepSeconds = DAY_SECONDS]) =>
    keys.rotate(id, Math.min(keepSeconds, MAX_KEEP_SECONDS) * 1000),

  admin_revokeKey: ({ keys }, [id]) => keys.revoke(id),

  async admin_setOwner({ keys }, [name, limits = {}]) {
    const owner = { name, ...presentOnly(limits) }
    await keys.setOwner(owner)
    return owner
  },

  admin_listOwners: async ({ keys }) => (await keys.owners()).map((owner) => ({ ...owner })),

  admin_listUpstreamNodes: ({ upstreamNodes }) => upstreamNodes(),

  async admin_getUsage({ keys, clock }, [filter = {}]) {
    const today = dayOf(clock.nowMs())
    const { from, to, id: keyId, owner } = filter
    const first = from === undefined ? today : requireDay('from', from)
    const last = to === undefined ? Math.max(first, today) : requireDay('to', to)
    const rows = await keys.usage.list({ from: first, to: last, keyId, owner })
    return rows.map(({ day, spentMs, ...rest }) => {
      return { day: printDay(day), ...rest, processorSeconds: toSeconds(spentMs) }
    })
  },

  admin_listRunningCalls({ calls: { running, timer } }, [{ id: keyId, limit = DEFAULT_CALL_LIMIT } = {}]) {
    return running.list({ keyId, limit }, timer.nowMs()).map(toWireCall)
  },

  admin_cancelCall: ({ calls }, [id]) => calls.running.cancel(id),

  admin_getLoad: ({ calls, load }) => toWireLoad(load(), calls.running),

  'rpc.discover': ({ document }) => document,
}

function toWireCall({ requestId, isWaiting, ageMs, processorMs, ...call }: RunningCall): WireCall {
  const state = isWaiting ? 'waiting' : 'running'
  return { ...call, state, ageMs: toTenths(ageMs), processorMs: toTenths(processorMs), ...presentOnly({ requestId }) }
}

function requireDay(part: string, text: string): number {
  const day = parseDay(text)
  if (day === undefined) throw new InvalidGrant(`filter.${part}: must be a day like 2027-01-31, got ${text}`)
  return day
}
