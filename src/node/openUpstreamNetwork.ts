import type { Logger } from 'pino'
import { type Clock, systemTimer } from '../base/clock.ts'
import { defineError } from '../base/errors.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { RemoteChain } from '../chain/base/openRemoteBase.ts'
import type { Chain } from '../chain/openChain.ts'
import { hasName, type Network, type NetworkName } from '../chainspec/network.ts'
import { createDeferred } from '../concurrency/deferred.ts'
import { upstreamPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import type { UpstreamUrls } from '../config/upstreams.ts'
import { type EndpointState, endpointState } from '../remote/health.ts'
import { createRemote, type Remote } from '../remote/remote.ts'
import type { ForwardedHandler } from '../replication/executeForwarded.ts'
import { type ChainLink, openSharedChain, type SharedChainSetup } from '../replication/sharedChain.ts'
import { openSharedStore } from '../replication/sharedStore.ts'
import type { StorePlace } from '../storage/engines.ts'
import { openStore } from '../storage/openStore.ts'
import type { Store } from '../storage/store.ts'
import { openUpstreamChain, type UpstreamChain } from '../upstream/openUpstream.ts'
import { hasSharedHead, type UpstreamSharing } from '../upstream/sharedHead.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { originOf } from './forkedNetwork.ts'
import { chainPartsOf, openAsStandby } from './openNetwork.ts'
import { createRoleLog } from './roleLog.ts'
import { createStateLog, describeDuration } from './stateLog.ts'

/** The endpoints of a network cannot be served. */
export const CannotServe = defineError('cannotServe', (reason: string) => `upstream: ${reason}`)

/** Maximum number of requests to the endpoints of a network at once. */
const MAX_IN_FLIGHT = 64
/** Minimum of the maximum length of a response, which a block of many transactions needs. */
const MIN_RESPONSE_BYTES = 16 * 2 ** 20

export interface UpstreamNetworkOptions {
  readonly clock: Clock
  readonly logger: Logger
  /** Executes the requests that other processes forward. */
  readonly requests: ForwardedHandler
  /** Called when another process has taken over the store. */
  onReplaced(): void
}

/** An open network of endpoints, and its replication if several processes may serve it. */
export interface OpenUpstreamNetwork {
  readonly chain: Chain
  readonly upstream: Upstream
  readonly link?: ChainLink
}

/**
 * Opens a network whose blocks and state are those of endpoints. Rejects with `CannotServe` if none answers or if they
 * have another chain, with `WrongChain` if their genesis differs, and with `StoreError`.
 */
export async function openUpstreamNetwork(
  { network, urls }: UpstreamUrls,
  config: Config,
  { clock, logger, ...options }: UpstreamNetworkOptions,
): Promise<OpenUpstreamNetwork> {
  const log = logger.child({ network })
  const remote = createRemote({
    urls,
    headers: config.upstreamHeader,
    timeoutMs: config.upstreamTimeoutMs,
    requestsPerSecond: config.upstreamRequestsPerSecond,
    maxInFlight: MAX_IN_FLIGHT,
    maxBytes: Math.max(MIN_RESPONSE_BYTES, config.responseLimitBytes),
    retries: 1,
    backoffMs: config.upstreamPollMs,
    ...(config.upstreamHedgeMs !== 'none' && { hedgeAfterMs: config.upstreamHedgeMs }),
    timer: systemTimer,
    onWrong: (endpoint, reason) => log.error({ endpoint, reason }, 'an endpoint gives wrong answers'),
  })
  const noteEndpoints = createEndpointLog(remote, log)
  const open = (store: Store, sharing?: UpstreamSharing) =>
    openUpstreamChain({
      remote,
      networkOf: (chain) => requireNetwork(chain, network),
      ...{ store, sharing },
      cacheBytes: config.upstreamCacheMib * 2 ** 20,
      comparedShare: config.upstreamComparedPercent / 100,
      onDifference: (difference) => log.warn(difference, 'two endpoints have different answers'),
      pollMs: config.upstreamPollMs,
      clock,
      timer: systemTimer,
      chain: chainPartsOf(config),
      onPolled: noteEndpoints,
      onProblem: (reason) => log.warn({ reason }, 'the head of an endpoint is not followed'),
    })
  try {
    return await openStored(upstreamPlace(config, network), open, { ...options, ...config, network, log })
  } catch (error) {
    await remote.close()
    throw error instanceof BaseUnavailable
      ? new CannotServe(`must have an endpoint that answers; ${error.message}`)
      : error
  }
}

type Open = (store: Store, sharing?: UpstreamSharing) => Promise<UpstreamChain>

interface StoredSetup
  extends Pick<UpstreamNetworkOptions, 'requests' | 'onReplaced'>,
    Pick<Config, 'durability' | 'standby'> {
  readonly network: NetworkName
  readonly log: Logger
}

/** Opens a network on its store, which several processes may have open if it is in PostgreSQL. */
async function openStored(place: StorePlace, open: Open, setup: StoredSetup): Promise<OpenUpstreamNetwork> {
  const { durability, standby, log, requests } = setup
  const roles = createRoleLog(setup.network, log)
  const onReplaced = () => {
    roles.noteReplaced()
    setup.onReplaced()
  }
  if (place.kind === 'postgres') {
    const store = await openSharedStore(place, { durability, onReplaced })
    const onFailure = (err: unknown) => log.error({ err }, 'replication failed')
    return openSharedUpstream({ store, standby, requests, onRole: roles.note, onFailure }, open)
  }
  const openAlone = () => openStore(place, { durability })
  const store = await (standby ? openAsStandby(openAlone, roles.note) : openAlone())
  try {
    return await open(store)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Opens a network in one of the processes that serve it. Closes the store on failure. */
export async function openSharedUpstream(
  { store, ...setup }: Omit<SharedChainSetup, 'openChain' | 'writesFirst'>,
  open: Open,
): Promise<Required<OpenUpstreamNetwork>> {
  const isReadable = async () => (await store.isReadable()) && (await hasSharedHead(store))
  const hasReplicas = async () => (await store.members.countOthers('')) > 0
  const opened = createDeferred<UpstreamChain>()
  const shared = await openSharedChain({
    ...setup,
    store: { ...store, isReadable },
    writesFirst: true,
    async openChain(sharing) {
      const network = await open(store, { ...sharing, hasReplicas })
      opened.resolve(network)
      return network.chain
    },
  })
  return { ...shared, upstream: (await opened.promise).upstream }
}

/** Returns the network of the endpoints' chain: the real one, or a sandbox of Scion. Throws `CannotServe`. */
function requireNetwork(chain: RemoteChain, name: NetworkName): Network {
  const network = originOf(chain)
  if (hasName(network, name)) return network
  throw new CannotServe(
    `must have endpoints of ${name}, got one of ${network.name} (chain id ${chain.chainId}); change its URL`,
  )
}

/** Returns the function that logs each change of the state of an endpoint. */
export function createEndpointLog(remote: Remote, log: Logger): () => void {
  const states = createStateLog<EndpointState>()
  return () => {
    for (const [index, health] of remote.endpoints().entries()) {
      const { origin: endpoint, height, errorRate, latencyMs } = health
      states.note(`${index} ${endpoint}`, endpointState(health), (change) => {
        const { state, former } = change
        const level = state === 'serving' && former === undefined ? 'info' : 'warn' // a return has the level of the loss
        const facts = { endpoint, state, height, errorRate, latencyMs }
        log[level](facts, `an endpoint is ${state}${describeDuration(change)}`)
      })
    }
  }
}
