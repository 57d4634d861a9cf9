import type { Clock } from '../base/clock.ts'
import type { Chain } from '../chain/openChain.ts'
import type { Workers } from '../chain/simulation/workers/workers.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { describeCalls } from '../metrics/callMetrics.ts'
import { describeChains, describeSharing, describeWorkers, type SharingStats } from '../metrics/chainMetrics.ts'
import { type DataPlaces, describeData } from '../metrics/dataMetrics.ts'
import { describeFollowed, type FollowedStats } from '../metrics/followMetrics.ts'
import { gauge } from '../metrics/metric.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { describeCaches } from '../metrics/serverMetrics.ts'
import { describeUpstreams, type UpstreamStats } from '../metrics/upstreamMetrics.ts'
import type { Calls } from '../rpc/calls/calls.ts'
import type { AnswerCache } from '../wire/answerCache.ts'

/** The statistics of a node without workers. */
const NO_WORKERS = { processes: 0, running: 0, waiting: 0 }

/** The parts of a node that have metrics. */
interface Described {
  readonly chains: ReadonlyMap<NetworkName, Chain>
  readonly contexts: ReadonlyMap<NetworkName, { readonly answerCache: AnswerCache }>
  readonly links: ReadonlyMap<NetworkName, SharingStats>
  readonly upstreams: ReadonlyMap<NetworkName, UpstreamStats>
  readonly followed: ReadonlyMap<NetworkName, FollowedStats>
  readonly workers: Workers | undefined
  readonly clock: Clock
  readonly data: DataPlaces
  /** Returns whether GET /ready returns 200. */
  isReady(): Promise<boolean>
  readonly calls: Calls
}

/** Adds the metrics of the chains, the caches and the workers. */
export function describeNode(
  metrics: Metrics,
  { chains, contexts, links, upstreams, followed, workers, clock, calls, data, isReady }: Described,
): void {
  metrics.add(() => {
    const stats = [...chains].map(([network, chain]) => [network, chain.stats()] as const)
    const caches = stats.flatMap(([network, { caches }]) =>
      Object.entries(caches).map(([cache, one]) => [{ cache, network }, one] as const),
    )
    const answers = [...contexts].map(
      ([network, { answerCache }]) => [{ cache: 'answers', network }, answerCache.stats()] as const,
    )
    const atHead = [...upstreams].map(
      ([network, upstream]) => [{ cache: 'upstream', network }, upstream.stats().atHead] as const,
    )
    return [...describeChains(stats, clock.nowMs()), ...describeCaches([...caches, ...answers, ...atHead])]
  })
  metrics.add(() => describeData(data))
  metrics.add(async () => [gauge('scion_ready', 'Whether GET /ready returns 200.', [[{}, (await isReady()) ? 1 : 0]])])
  const { costs, running, timer } = calls
  if (costs !== undefined) metrics.add(() => describeCalls(costs, running, timer.nowMs()))
  metrics.add(() => describeSharing(links))
  metrics.add(() => describeUpstreams(upstreams))
  metrics.add(() => describeFollowed(followed))
  metrics.add(() => describeWorkers(workers?.stats() ?? NO_WORKERS))
}
