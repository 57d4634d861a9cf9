import type { CacheStats } from '../base/countedCache.ts'
import { counter, gauge, type Labels, type Metric } from './metric.ts'

/** Statistics of a listening server. */
export interface ServerStats {
  readonly connections: number
  readonly webSockets: number
  readonly subscriptions: number
  /** Bytes that were written and that clients have not read yet. */
  readonly unsentBytes: number
  /** Bytes of incomplete bodies and messages. */
  readonly receivedBytes: number
  /** Number of connections with an incomplete body or message. */
  readonly receiving: number
}

/** Returns the metrics of the server that clients use. */
export function describeServer(stats: ServerStats): Metric[] {
  const { connections, webSockets, subscriptions, unsentBytes, receivedBytes, receiving } = stats
  return [
    gauge('scion_connections', 'Open connections, WebSockets included.', [[{}, connections]]),
    gauge('scion_connections_receiving', 'Connections with an incomplete body or message.', [[{}, receiving]]),
    gauge('scion_received_bytes', 'Bytes of incomplete bodies and messages.', [[{}, receivedBytes]]),
    gauge('scion_websockets', 'Open WebSocket connections.', [[{}, webSockets]]),
    gauge('scion_subscriptions', 'Subscriptions over all WebSocket connections.', [[{}, subscriptions]]),
    gauge('scion_unsent_bytes', 'Bytes of responses that clients have not read yet.', [[{}, unsentBytes]]),
  ]
}

/** Returns the metrics of caches, which differ by their labels. */
export function describeCaches(caches: readonly (readonly [Labels, CacheStats])[]): Metric[] {
  const each = (read: (stats: CacheStats) => number) => caches.map(([labels, stats]) => [labels, read(stats)] as const)
  return [
    gauge(
      'scion_cache_entries',
      'Entries of a cache.',
      each(({ entries }) => entries),
    ),
    gauge(
      'scion_cache_size',
      'Size of a cache in the unit of its bound: bytes, characters or entries.',
      each(({ size }) => size),
    ),
    counter(
      'scion_cache_hits_total',
      'Lookups that a cache answered.',
      each(({ hits }) => hits),
    ),
    counter(
      'scion_cache_misses_total',
      'Lookups that a cache could not answer.',
      each(({ misses }) => misses),
    ),
  ]
}
