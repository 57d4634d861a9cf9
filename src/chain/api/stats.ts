import type { CacheStats } from '../../base/countedCache.ts'

/** Statistics of a chain, for metrics and health checks. */
export interface ChainStats {
  readonly head: {
    readonly number: number
    /** Seconds since 1970. */
    readonly timestamp: number
  }
  /** Number since the chain was opened, including edits of the state and reverts to snapshots. */
  readonly reorganisations: number
  readonly pool: { readonly pending: number; readonly queued: number }
  readonly waitingLogSearches: number
  readonly caches: Readonly<Record<'blocks' | 'state' | 'trieNodes', CacheStats>>
}

/** Returns the age of the head, in seconds with a fraction; undefined for genesis, whose timestamp is arbitrary. */
export function headAgeSeconds({ number, timestamp }: ChainStats['head'], nowMs: number): number | undefined {
  return number > 0 ? Math.max(0, nowMs / 1000 - timestamp) : undefined
}

/** Statistics of the worker processes. */
export interface WorkerStats {
  readonly processes: number
  /** Simulations that a worker is running. */
  readonly running: number
  readonly waiting: number
}
