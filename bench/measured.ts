/** A row of the table. */
export interface Measured {
  /** Name of the measurement, the same on every target. */
  readonly name: string
  readonly unit: 'req/s' | 'tx/s' | 'blocks/s' | 'Mgas/s' | 'nodes/s' | 'ms' | 'MiB' | 'bytes' | 'times'
  /** Undefined if the target does not support the measurement; `note` has the reason. */
  readonly value: number | undefined
  /** Processor time of the server per request, in microseconds. */
  readonly cpuUs?: number | undefined
  readonly p50Ms?: number
  readonly p99Ms?: number
  readonly note?: string
}

/** Returns a percentile of times in milliseconds; `part` is between 0 and 1. */
export function percentile(timesMs: readonly number[], part: number): number {
  const sorted = timesMs.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
