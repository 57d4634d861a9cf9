/** The labels of a sample. */
export type Labels = Readonly<Record<string, string>>

/** One value of a metric. `suffix` is added to the metric's name, such as `_bucket`. */
export interface Sample {
  readonly suffix?: string
  readonly labels: Labels
  readonly value: number
}

/** A metric with its samples at one time. */
export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: Iterable<Sample>
}

/** Creates a metric of values that rise and fall. */
export function gauge(name: string, help: string, samples: readonly (readonly [Labels, number])[]): Metric {
  return { name, type: 'gauge', help, samples: samples.map(([labels, value]) => ({ labels, value })) }
}

/** Creates a metric of values that only rise while the process runs. `name` ends in `_total`. */
export function counter(name: string, help: string, samples: readonly (readonly [Labels, number])[]): Metric {
  return { name, type: 'counter', help, samples: samples.map(([labels, value]) => ({ labels, value })) }
}

/** Upper bounds of the buckets, in seconds: those of OpenTelemetry for calls, and shorter ones for reads from memory. */
const BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
]

/** A histogram of durations. A library would look up the series by its labels for each observation, which is a hot path. */
export class Histogram {
  /** Counts per bucket; the last one is above all bounds. */
  readonly #counts = new Float64Array(BOUNDS.length + 1)
  #sum = 0

  observe(seconds: number): void {
    let index = 0
    while (seconds > (BOUNDS[index] ?? Number.POSITIVE_INFINITY)) index++
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
    this.#sum += seconds
  }

  *samples(labels: Labels): Generator<Sample> {
    let count = 0
    for (const [index, inBucket] of this.#counts.entries()) {
      count += inBucket
      const bound = BOUNDS[index]
      const le = bound === undefined ? '+Inf' : String(bound)
      yield { suffix: '_bucket', labels: { ...labels, le }, value: count }
    }
    yield { suffix: '_sum', labels, value: this.#sum }
    yield { suffix: '_count', labels, value: count }
  }
}
