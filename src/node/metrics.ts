import type { Clock } from '../base/clock.ts'
import type { Chain } from '../chain/openChain.ts'
import type { Workers } from '../chain/simulation/workers/workers.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { ReadyAnswers } from '../methods/readyAnswers.ts'
import { describeCaches } from '../metrics/cacheFamilies.ts'
import { describeChains, describeSharing, describeWorkers, type SharingFigures } from '../metrics/chainFamilies.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Where all calls run in the node itself. */
const NO_WORKERS = { processes: 0, running: 0, waiting: 0 }

/** What there is to tell of. */
interface Described {
  readonly chains: ReadonlyMap<NetworkName, Chain>
  readonly contexts: ReadonlyMap<NetworkName, { readonly readyAnswers: ReadyAnswers }>
  readonly links: ReadonlyMap<NetworkName, SharingFigures>
  readonly workers: Workers | undefined
  readonly clock: Clock
}

/** Has the metrics tell how the chains and the workers are whenever somebody asks. */
export function describeNode(metrics: Metrics, { chains, contexts, links, workers, clock }: Described): void {
  metrics.add(() => {
    const figures = [...chains].map(([network, chain]) => [network, chain.stats()] as const)
    const caches = figures.flatMap(([network, { caches }]) =>
      Object.entries(caches).map(([cache, one]) => [{ cache, network }, one] as const),
    )
    const answers = [...contexts].map(
      ([network, { readyAnswers }]) => [{ cache: 'answers', network }, readyAnswers.figures()] as const,
    )
    return [...describeChains(figures, clock.nowMs()), ...describeCaches([...caches, ...answers])]
  })
  metrics.add(() => describeSharing(links))
  metrics.add(() => describeWorkers(workers?.figures() ?? NO_WORKERS))
}
