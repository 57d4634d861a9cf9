import type { NetworkName } from '../chainspec/network.ts'
import type { Store } from '../storage/store.ts'
import { gauge, Histogram, type Metric, type Sample } from './metric.ts'

/** Durations of a chain's writes, and the number of running ones. */
class Writes {
  readonly durations = new Histogram()
  running = 0

  async measure(write: () => Promise<void>): Promise<void> {
    const begunAtMs = performance.now()
    this.running++
    try {
      await write()
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
    return {
      ...store,
      write: (collect) => writes.measure(() => store.write(collect)),
      writeInSteps: (steps) => writes.measure(() => store.writeInSteps(steps)),
    }
  }

  metrics(): Metric[] {
    const running = [...this.#networks].map(([network, writes]) => [{ network }, writes.running] as const)
    return [
      {
        name: 'db_client_operation_duration_seconds',
        type: 'histogram',
        help: 'How long the store took to keep what it was given, of a block above all.',
        samples: this.#samples(),
      },
      gauge('scion_store_writes', 'Writes of the store that are under way or wait for their turn.', running),
    ]
  }

  *#samples(): Generator<Sample> {
    for (const [network, { durations }] of this.#networks) {
      yield* durations.samples({ db_operation_name: 'write', network })
    }
  }
}
