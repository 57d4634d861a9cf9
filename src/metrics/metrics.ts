import type { NetworkName } from '../chainspec/network.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { aroundWrites } from '../storage/aroundWrites.ts'
import type { Store } from '../storage/store.ts'
import { CallDurations } from './callDurations.ts'
import { counter, gauge, Histogram, type Metric, type Sample } from './metric.ts'
import { watchProcess } from './processMetrics.ts'
import { printMetrics } from './textFormat.ts'

type Describe = () => MaybePromise<readonly Metric[]>

/** The metrics of a process: counters that its parts update, and functions that are called for each scrape. */
export class Metrics {
  readonly calls = new CallDurations()
  readonly writes = new WriteDurations()
  readonly httpErrors = new HttpErrors()
  readonly #descriptions: Describe[]

  constructor(version: string) {
    this.#descriptions = [
      () => [this.calls.metric(), this.httpErrors.metric(), ...this.writes.metrics()],
      watchProcess(version),
    ]
  }

  /** Adds metrics that are read for each scrape. */
  add(describe: Describe): void {
    this.#descriptions.push(describe)
  }

  /** Returns all metrics in Prometheus' text format. */
  async print(): Promise<string> {
    const metrics = await Promise.all(this.#descriptions.map((describe) => describe()))
    return printMetrics(joinByName(metrics.flat()))
  }
}

/** Counts responses with an HTTP status of 400 or more, by status. */
class HttpErrors {
  readonly #counts = new Map<number, number>()

  count(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1)
  }

  metric(): Metric {
    return counter(
      'scion_http_errors_total',
      'Responses with an HTTP status of 400 or more, requests for a WebSocket included.',
      [...this.#counts].map(([status, count]) => [{ http_response_status_code: String(status) }, count]),
    )
  }
}

/** Joins metrics of the same name, whose samples the text format requires to be together. */
function joinByName(metrics: readonly Metric[]): Metric[] {
  const byName = new Map<string, Metric>()
  for (const metric of metrics) {
    const before = byName.get(metric.name)?.samples ?? []
    byName.set(metric.name, { ...metric, samples: inOrder(before, metric.samples) })
  }
  return [...byName.values()]
}

function* inOrder<T>(first: Iterable<T>, second: Iterable<T>): Generator<T> {
  yield* first
  yield* second
}

/** Durations of a chain's writes, and the numbers of running and of failed ones. */
class Writes {
  readonly durations = new Histogram()
  running = 0
  failures = 0

  async measure(write: () => Promise<void>): Promise<void> {
    const begunAtMs = performance.now()
    this.running++
    try {
      await write()
    } catch (error) {
      this.failures++
      throw error
    } finally {
      this.running--
      this.durations.observe((performance.now() - begunAtMs) / 1000)
    }
  }
}

/** Durations of writes to stores, by network. */
export class WriteDurations {
  readonly #networks = new Map<NetworkName, Writes>()

  /** Returns a store that measures its writes. */
  measure(network: NetworkName, store: Store): Store {
    const writes = new Writes()
    this.#networks.set(network, writes)
    return aroundWrites(store, (write) => writes.measure(write))
  }

  metrics(): Metric[] {
    const each = (read: (writes: Writes) => number) =>
      [...this.#networks].map(([network, writes]) => [{ network }, read(writes)] as const)
    return [
      {
        name: 'db_client_operation_duration_seconds',
        type: 'histogram',
        help: 'Duration of writes to the store, mostly of blocks.',
        samples: this.#samples(),
      },
      gauge(
        'scion_store_writes',
        'Writes to the store, running or waiting.',
        each(({ running }) => running),
      ),
      counter(
        'scion_store_write_failures_total',
        'Writes that the store refused, as on a full disk.',
        each(({ failures }) => failures),
      ),
    ]
  }

  *#samples(): Generator<Sample> {
    for (const [network, { durations }] of this.#networks) {
      yield* durations.samples({ db_operation_name: 'write', network })
    }
  }
}
