import type { Labels, Sample } from './family.ts'

/**
 * In seconds: those that OpenTelemetry advises for calls, and below them what tells the short ones apart, of which a node
 * answers most.
 */
const BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
]

/**
 * How long things took. (A class of our own, because to look a series up by its labels each time, as libraries do, costs
 * a tenth of what a short call does.)
 */
export class Histogram {
  /** By bound, and at the end what is above all. */
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
