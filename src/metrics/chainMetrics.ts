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
      'Time since the timestamp of the newest block; none while that is genesis.',
      chains.flatMap(([network, { head }]) => {
        const age = headAgeSeconds(head, nowMs)
        return age === undefined ? [] : [[{ network } as Labels, age] as const]
      }),
    ),
    counter(
      'scion_reorganisations_total',
      'Reorganisations of the main chain; edits of a sandbox and reverted snapshots are such, too.',
      each(({ reorganisations }) => reorganisations),
    ),
    gauge(
      'scion_pool_transactions',
      'Transactions that wait: pending ones can be mined, queued ones wait for an earlier nonce.',
      chains.flatMap(([network, { pool }]) => [
        [{ network, state: 'pending' } as Labels, pool.pending] as const,
        [{ network, state: 'queued' } as Labels, pool.queued] as const,
      ]),
    ),
    gauge(
      'scion_log_searches_waiting',
      'Searches of logs that wait for their turn.',
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
      'Whether this process is the one that writes the chain.',
      each(({ writes }) => (writes() ? 1 : 0)),
    ),
    gauge(
      'scion_behind_seconds',
      'For how long this process has not known whether it has the newest block.',
      each(({ behindMs }) => behindMs() / 1000),
    ),
  ]
}

/** Returns the metrics of the worker processes, which run long calls. */
export function describeWorkers({ processes, running, waiting }: WorkerStats): Metric[] {
  return [
    gauge('scion_workers', 'Processes that run long calls; they start when they are needed.', [[{}, processes]]),
    gauge('scion_worker_runs', 'Long calls that a worker runs.', [[{}, running]]),
    gauge('scion_worker_runs_waiting', 'Long calls that wait for a place in a worker.', [[{}, waiting]]),
  ]
}
