import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { UpstreamNode } from '../../generated/admin/schemas.ts'
import { createAdminApi } from '../admin/adminApi.ts'
import type { MeasuredLoad } from '../admin/load.ts'
import type { KeyStore } from '../apiKeys/keyStore.ts'
import type { Clock } from '../base/clock.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Config } from '../config/load.ts'
import { endpointState } from '../remote/health.ts'
import type { Calls } from '../rpc/calls/calls.ts'
import type { Rpc } from '../rpc/rpc.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** The admin API of a node. */
export interface AdminApi {
  readonly rpc: Rpc
  /** OpenRPC document as JSON text. */
  readonly document: string
}

export interface AdminTools {
  readonly clock: Clock
  readonly logger: Logger
  /** The nodes of upstream networks. */
  readonly calls: Calls
  /** Returns the load of the last seconds. */
  load(): MeasuredLoad
  readonly upstreams: ReadonlyMap<NetworkName, Pick<Upstream, 'endpoints' | 'headNumber'>>
}

/** Opens the admin API with its document. */
export async function openAdminApi(
  keys: KeyStore,
  { keysPerOwner }: Pick<Config, 'keysPerOwner'>,
  { clock, logger, upstreams, calls, load }: AdminTools,
): Promise<AdminApi> {
  const printed = await readFile(new URL('../../generated/admin/openrpc.json', import.meta.url), 'utf8')
  const document = JSON.stringify(JSON.parse(printed))
  const upstreamNodes = () => [...upstreams].flatMap(([network, upstream]) => listNodes(network, upstream, clock))
  const parts = { keys, clock, calls, load, upstreamNodes }
  const rpc = createAdminApi({ ...parts, keysPerOwner, document: new ReadyJson(document) }, logger)
  return { rpc, document }
}

function listNodes(
  network: NetworkName,
  { endpoints, headNumber }: Pick<Upstream, 'endpoints' | 'headNumber'>,
  clock: Clock,
): UpstreamNode[] {
  return endpoints().map((health) => {
    const { origin: node, wrong: reason, recheckInMs, height, errorRate, latencyMs } = health
    const recheckAt = recheckInMs === undefined ? undefined : new Date(clock.nowMs() + recheckInMs).toISOString()
    const behindBlocks = height === undefined ? undefined : Math.max(0, headNumber() - height)
    const state = endpointState(health)
    return { network, node, state, errorRate, ...presentOnly({ reason, recheckAt, height, behindBlocks, latencyMs }) }
  })
}
