import type { Logger } from 'pino'
import { type Clock, systemTimer } from '../base/clock.ts'
import { defineError } from '../base/errors.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { RemoteChain } from '../chain/base/openRemoteBase.ts'
import { hasName, type Network, type NetworkName } from '../chainspec/network.ts'
import { upstreamPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import type { UpstreamUrls } from '../config/upstreams.ts'
import { type EndpointState, endpointState } from '../remote/health.ts'
import { createRemote, type Remote } from '../remote/remote.ts'
import { openStore } from '../storage/openStore.ts'
import { openUpstreamChain, type UpstreamChain } from '../upstream/openUpstream.ts'
import { originOf } from './forkedNetwork.ts'
import { chainPartsOf } from './openNetwork.ts'

/** The endpoints of a network cannot be served. */
export const CannotServe = defineError('cannotServe', (reason: string) => `upstream: ${reason}`)

/** Maximum number of requests to the endpoints of a network at once. */
const MAX_IN_FLIGHT = 64
/** Minimum of the maximum length of a response, which a block of many transactions needs. */
const MIN_RESPONSE_BYTES = 16 * 2 ** 20

export interface UpstreamNetworkOptions {
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * Opens a network whose blocks and state are those of endpoints. Rejects with `CannotServe` if none answers or if they
 * have another chain, with `WrongChain` if their genesis differs, and with `StoreError`.
 */
export async function openUpstreamNetwork(
  { network, urls }: UpstreamUrls,
  config: Config,
  { clock, logger }: UpstreamNetworkOptions,
): Promise<UpstreamChain> {
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
  const store = await openStore(upstreamPlace(config, network), { durability: config.durability })
  try {
    return await openUpstreamChain({
      remote,
      networkOf: (chain) => requireNetwork(chain, network),
      store,
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
  } catch (error) {
    await remote.close()
    await store.close()
    throw error instanceof BaseUnavailable
      ? new CannotServe(`must have an endpoint that answers; ${error.message}`)
      : error
  }
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
function createEndpointLog(remote: Remote, log: Logger): () => void {
  const states = new Map<string, EndpointState>()
  return () => {
    for (const [index, health] of remote.endpoints().entries()) {
      const { origin: endpoint, height, errorRate, latencyMs } = health
      const name = `${index} ${endpoint}`
      const state = endpointState(health)
      if (states.get(name) === state) continue
      const level = state === 'serving' ? 'info' : 'warn'
      states.set(name, state)
      log[level]({ endpoint, state, height, errorRate, latencyMs }, `an endpoint is ${state}`)
    }
  }
}
