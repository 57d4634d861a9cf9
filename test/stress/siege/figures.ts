import type { IntervalHistogram } from 'node:perf_hooks'
import type { Sample } from './bystander.ts'

/** Median, 99th percentile and maximum. */
export function summarise(values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [0.5, 0.99, 1].map((share) => at(share).toFixed(digits)).join('/')
}

function byKind(samples: readonly Sample[]): ReadonlyMap<string, readonly Sample[]> {
  const kinds = new Map<string, Sample[]>()
  for (const one of samples) {
    const ones = kinds.get(one.kind)
    if (ones === undefined) kinds.set(one.kind, [one])
    else ones.push(one)
  }
  return kinds
}

/** What each kind of request took, in milliseconds. */
export function summariseSamples(samples: readonly Sample[]): string {
  return [...byKind(samples)].map(([kind, ones]) => `${kind} ${summarise(ones.map(({ tookMs }) => tookMs))}`).join(', ')
}

/** How much of the attacker's work was done while a request of each kind waited, on average. */
export function meanOvertakes(samples: readonly Sample[]): [kind: string, mean: number][] {
  const mean = (ones: readonly Sample[]) => ones.reduce((sum, { overtakes }) => sum + overtakes, 0) / ones.length
  return [...byKind(samples)].map(([kind, ones]) => [kind, mean(ones)])
}

/** As `summarise`, of a process's own event loop, in milliseconds. */
export function lateness(delay: IntervalHistogram): string {
  return [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(1)).join('/')
}
