import type { NetworkName } from '../chainspec/network.ts'
import type { Store } from '../storage/store.ts'
import { type Family, gauge, type Sample } from './family.ts'
import { Histogram } from './histogram.ts'

/** How long a chain's writes took, and how many there are at this moment. */
class Writes {
  readonly durations = new Histogram()
  underWay = 0

  async measure(write: () => Promise<void>): Promise<void> {
    const begunAtMs = performance.now()
    this.underWay++
    try {
      await write()
    } finally {
      this.underWay--
      this.durations.observe((performance.now() - begunAtMs) / 1000)
    }
  }
}

/** How long stores take to keep what they are given, by network. There is no journal in front of them: this is all there is. */
export class WriteDurations {
  readonly #networks = new Map<NetworkName, Writes>()

  /** The same store, with its writes measured. */
  measure(network: NetworkName, store: Store): Store {
    const writes = new Writes()
    this.#networks.set(network, writes)
    return {
      ...store,
      write: (collect) => writes.measure(() => store.write(collect)),
      writeInSteps: (steps) => writes.measure(() => store.writeInSteps(steps)),
    }
  }

  families(): Family[] {
    const underWay = [...this.#networks].map(([network, writes]) => [{ network }, writes.underWay] as const)
    return [
      {
        name: 'db_client_operation_duration_seconds',
        type: 'histogram',
        help: 'How long the store took to keep what it was given, of a block above all.',
        samples: this.#samples(),
      },
      gauge('scion_store_writes', 'Writes of the store that are under way or wait for their turn.', underWay),
    ]
  }

  *#samples(): Generator<Sample> {
    for (const [network, { durations }] of this.#networks) {
      yield* durations.samples({ db_operation_name: 'write', network })
    }
  }
}
