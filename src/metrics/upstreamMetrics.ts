import type { CacheStats } from '../base/countedCache.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { counter, gauge, type Labels, type Metric } from './metric.ts'

/** State of a node of an upstream network. */
interface EndpointStats {
  /** Scheme, host and port. */
  readonly origin: string
  readonly isHealthy: boolean
  readonly isBehind: boolean
  readonly height: number | undefined
  /** Share of failed requests, in which the newest count most; 0 to 1. */
  readonly errorRate: number
  readonly latencyMs: number | undefined
}

/** Statistics of a network of other nodes. */
export interface UpstreamStats {
  endpoints(): readonly EndpointStats[]
  stats(): {
    readonly requests: number
    readonly questions: number
    readonly retries: number
    readonly failures: number
    readonly waiting: number
    readonly held: number
    readonly compared: number
    readonly differences: number
    readonly atHead: CacheStats
  }
}

/** Returns the metrics of networks of other nodes. */
export function describeUpstreams(upstreams: ReadonlyMap<NetworkName, UpstreamStats>): Metric[] {
  if (upstreams.size === 0) return []
  const stats = [...upstreams].map(([network, upstream]) => [network, upstream.stats()] as const)
  const each = (read: (one: ReturnType<UpstreamStats['stats']>) => number) =>
    stats.map(([network, one]) => [{ network }, read(one)] as const)
  return [
    ...describeEndpoints(upstreams),
    counter(
      'scion_upstream_requests_total',
      'HTTP requests to the nodes.',
      each(({ requests }) => requests),
    ),
    counter(
      'scion_upstream_questions_total',
      'JSON-RPC calls in these requests.',
      each(({ questions }) => questions),
    ),
    counter(
      'scion_upstream_retries_total',
      'Calls that were repeated after all nodes had failed.',
      each(({ retries }) => retries),
    ),
    counter(
      'scion_upstream_failures_total',
      'Calls that no node answered.',
      each(({ failures }) => failures),
    ),
    counter(
      'scion_upstream_compared_total',
      'Calls that were sent to two nodes, to compare their answers.',
      each(({ compared }) => compared),
    ),
    counter(
      'scion_upstream_differences_total',
      'Calls to which two nodes had different answers.',
      each(({ differences }) => differences),
    ),
    gauge(
      'scion_upstream_requests_held',
      'Requests of clients that wait to be sent.',
      each(({ held }) => held),
    ),
    gauge(
      'scion_upstream_questions_waiting',
      'Calls that are not sent yet.',
      each(({ waiting }) => waiting),
    ),
  ]
}

/** A URL may occur twice among the nodes of a network, so the position is a label, too. */
function describeEndpoints(upstreams: ReadonlyMap<NetworkName, UpstreamStats>): Metric[] {
  const all = [...upstreams].flatMap(([network, upstream]) =>
    upstream
      .endpoints()
      .map((one, index) => [{ network, node: one.origin, index: String(index) } as Labels, one] as const),
  )
  const each = (read: (one: EndpointStats) => number | undefined) =>
    all.flatMap(([labels, one]) => {
      const value = read(one)
      return value === undefined ? [] : [[labels, value] as const]
    })
  return [
    gauge(
      'scion_upstream_serving',
      'Whether the node answers, has the head and was never wrong.',
      each(({ isHealthy, isBehind }) => (isHealthy && !isBehind ? 1 : 0)),
    ),
    gauge(
      'scion_upstream_head_number',
      'Number of the newest block of the node.',
      each(({ height }) => height),
    ),
    gauge(
      'scion_upstream_error_ratio',
      'Share of failed requests, of which the newest count most.',
      each(({ errorRate }) => errorRate),
    ),
    gauge(
      'scion_upstream_latency_seconds',
      'Mean time until a response, in which the newest count most.',
      each(({ latencyMs }) => (latencyMs === undefined ? undefined : latencyMs / 1000)),
    ),
  ]
}
