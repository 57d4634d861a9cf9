/** One line of the table. */
export interface Measured {
  /** What was measured; the same name on every target. */
  readonly name: string
  readonly unit: 'req/s' | 'tx/s' | 'blocks/s' | 'Mgas/s' | 'ms' | 'MiB' | 'bytes' | 'times'
  /** Undefined when the target cannot do it; `note` says why. */
  readonly value: number | undefined
  /** Processor time of the server for each request, in microseconds. */
  readonly cpuUs?: number | undefined
  readonly p50Ms?: number
  readonly p99Ms?: number
  readonly note?: string
}

/** A percentile of times in milliseconds; `part` from 0 to 1. */
export function percentile(timesMs: readonly number[], part: number): number {
  const sorted = timesMs.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
