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
    gauge('scion_connections', 'Connections, those with a WebSocket included.', [[{}, connections]]),
    gauge('scion_connections_receiving', 'Connections with a body or message that is not complete.', [[{}, receiving]]),
    gauge('scion_received_bytes', 'Bytes of bodies and messages that are not complete.', [[{}, receivedBytes]]),
    gauge('scion_websockets', 'WebSocket connections.', [[{}, webSockets]]),
    gauge('scion_subscriptions', 'Subscriptions of all WebSocket connections.', [[{}, subscriptions]]),
    gauge('scion_unsent_bytes', 'What clients have not taken yet of their answers.', [[{}, unsentBytes]]),
  ]
}

/** Returns the metrics of caches, which differ by their labels. */
export function describeCaches(caches: readonly (readonly [Labels, CacheStats])[]): Metric[] {
  const each = (read: (stats: CacheStats) => number) => caches.map(([labels, stats]) => [labels, read(stats)] as const)
  return [
    gauge(
      'scion_cache_entries',
      'What a cache holds.',
      each(({ entries }) => entries),
    ),
    gauge(
      'scion_cache_size',
      'How large that is, in bytes or characters; 0 where only entries are counted.',
      each(({ size }) => size),
    ),
    counter(
      'scion_cache_hits_total',
      'How often a cache had what it was asked for.',
      each(({ hits }) => hits),
    ),
    counter(
      'scion_cache_misses_total',
      'How often it had not.',
      each(({ misses }) => misses),
    ),
  ]
}
