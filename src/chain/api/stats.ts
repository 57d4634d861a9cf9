import type { CacheFigures } from '../../base/countedCache.ts'

/** How a chain is, for who watches over it. */
export interface ChainStats {
  readonly head: {
    readonly number: number
    /** Seconds since 1970. */
    readonly timestamp: number
  }
  /** Since it was opened; edits of the state and reverted snapshots are such, too. */
  readonly reorganisations: number
  readonly pool: { readonly pending: number; readonly queued: number }
  readonly waitingLogSearches: number
  readonly caches: Readonly<Record<'blocks' | 'state' | 'trieNodes', CacheFigures>>
}

/**
 * Returns the seconds since the time of a newest block, with their fraction; undefined where that is genesis, whose time
 * says nothing of the chain.
 */
export function headAgeSeconds({ number, timestamp }: ChainStats['head'], nowMs: number): number | undefined {
  return number > 0 ? Math.max(0, nowMs / 1000 - timestamp) : undefined
}

/** How the processes are that run what is long. */
export interface WorkerStats {
  readonly processes: number
  /** Simulations that a worker has begun. */
  readonly running: number
  readonly waiting: number
}
