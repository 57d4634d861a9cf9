import type { Metric } from '../../src/metrics/metric.ts'

/** Returns the values of each metric's samples, by the metric's name. */
export function valuesOf(metrics: readonly Metric[]): Record<string, number[]> {
  return Object.fromEntries(metrics.map(({ name, samples }) => [name, [...samples].map(({ value }) => value)]))
}
