import type { NetworkName } from '../chainspec/network.ts'
import { gauge, type Metric } from './metric.ts'

/** State of a network that executes the blocks of other nodes. */
export interface FollowedStats {
  status(): {
    readonly height: number
    readonly behind: number
    readonly halt: unknown
    readonly deepReorg: unknown
  }
  endpoints(): readonly { readonly origin: string; readonly isHealthy: boolean; readonly height: number | undefined }[]
}

/** Returns the metrics of networks that execute the blocks of other nodes. */
export function describeFollowed(followed: ReadonlyMap<NetworkName, FollowedStats>): Metric[] {
  if (followed.size === 0) return []
  const stats = [...followed].map(([network, one]) => [network, one.status()] as const)
  const each = (read: (one: ReturnType<FollowedStats['status']>) => number) =>
    stats.map(([network, one]) => [{ network }, read(one)] as const)
  // A URL may occur twice among the nodes of a network, so the position is a label, too.
  const endpoints = [...followed].flatMap(([network, one]) =>
    one
      .endpoints()
      .map((endpoint, index) => [{ network, node: endpoint.origin, index: String(index) }, endpoint] as const),
  )
  return [
    gauge(
      'scion_follow_height',
      'Number of the newest block that this node has executed.',
      each(({ height }) => height),
    ),
    gauge(
      'scion_follow_blocks_behind',
      'Blocks up to the highest head of the nodes.',
      each(({ behind }) => behind),
    ),
    gauge(
      'scion_follow_halted',
      '1 if execution disagrees with a block that has valid proof of work.',
      each(({ halt }) => (halt === undefined ? 0 : 1)),
    ),
    gauge(
      'scion_follow_deep_reorg',
      '1 if the nodes have another chain, which needs allowDeepReorg.',
      each(({ deepReorg }) => (deepReorg === undefined ? 0 : 1)),
    ),
    gauge(
      'scion_follow_endpoint_healthy',
      '1 if the node responds and has given right answers only.',
      endpoints.map(([labels, { isHealthy }]) => [labels, isHealthy ? 1 : 0] as const),
    ),
    gauge(
      'scion_follow_endpoint_head_number',
      'Number of the newest block of the node.',
      endpoints.flatMap(([labels, { height }]) => (height === undefined ? [] : [[labels, height] as const])),
    ),
  ]
}
