import { type ChainStats, headAgeSeconds, type WorkerStats } from '../chain/api/stats.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { counter, gauge, type Labels, type Metric } from './metric.ts'

/** Returns the metrics of chains, by network. `nowMs` is the time, in milliseconds since 1970. */
export function describeChains(chains: readonly (readonly [NetworkName, ChainStats])[], nowMs: number): Metric[] {
  const each = (read: (stats: ChainStats) => number) =>
    chains.map(([network, stats]) => [{ network }, read(stats)] as const)
  return [
    gauge(
      'scion_head_number',
      'Number of the newest block.',
      each(({ head }) => head.number),
    ),
    gauge(
      'scion_head_age_seconds',
      'Age of the newest block by its timestamp. No sample at genesis.',
      chains.flatMap(([network, { head }]) => {
        const age = headAgeSeconds(head, nowMs)
        return age === undefined ? [] : [[{ network } as Labels, age] as const]
      }),
    ),
    counter(
      'scion_reorganisations_total',
      'Reorganisations of the main chain, with edits of a sandbox and reverted snapshots.',
      each(({ reorganisations }) => reorganisations),
    ),
    gauge(
      'scion_pool_transactions',
      'Transactions in the pool: pending ones can be mined, queued ones wait for an earlier nonce.',
      chains.flatMap(([network, { pool }]) => [
        [{ network, state: 'pending' } as Labels, pool.pending] as const,
        [{ network, state: 'queued' } as Labels, pool.queued] as const,
      ]),
    ),
    gauge(
      'scion_log_searches_waiting',
      'Queued searches of logs.',
      each(({ waitingLogSearches }) => waitingLogSearches),
    ),
  ]
}

/** Statistics of a chain that several processes serve. */
export interface SharingStats {
  /** Whether this process is the writer. */
  writes(): boolean
  /** Time since this process last knew that it has the newest block, in milliseconds. */
  behindMs(): number
}

/** Returns the metrics of chains that several processes serve, by network. */
export function describeSharing(links: ReadonlyMap<NetworkName, SharingStats>): Metric[] {
  if (links.size === 0) return []
  const each = (read: (stats: SharingStats) => number) =>
    [...links].map(([network, stats]) => [{ network }, read(stats)] as const)
  return [
    gauge(
      'scion_writer',
      '1 if this process writes the chain.',
      each(({ writes }) => (writes() ? 1 : 0)),
    ),
    gauge(
      'scion_behind_seconds',
      'Time since this process last knew that it has the newest block.',
      each(({ behindMs }) => behindMs() / 1000),
    ),
  ]
}

/** Returns the metrics of the worker processes, which run long calls. */
export function describeWorkers({ processes, running, waiting }: WorkerStats): Metric[] {
  return [
    gauge('scion_workers', 'Worker processes for long calls.', [[{}, processes]]),
    gauge('scion_worker_runs', 'Long calls that run in a worker.', [[{}, running]]),
    gauge('scion_worker_runs_waiting', 'Long calls that wait for a worker.', [[{}, waiting]]),
  ]
}
