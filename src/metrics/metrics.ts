import type { Awaitable } from '../concurrency/maybePromise.ts'
import { CallDurations } from './callDurations.ts'
import type { Family } from './family.ts'
import { HttpErrors } from './httpErrors.ts'
import { printFamilies } from './printFamilies.ts'
import { watchProcess } from './processFamilies.ts'
import { WriteDurations } from './writeDurations.ts'

type Describe = () => Awaitable<readonly Family[]>

/** What is counted in a node where it happens, and what is read of it when somebody asks. */
export class Metrics {
  readonly calls = new CallDurations()
  readonly writes = new WriteDurations()
  readonly httpErrors = new HttpErrors()
  readonly #descriptions: Describe[]

  constructor(version: string) {
    this.#descriptions = [
      () => [this.calls.family(), this.httpErrors.family(), ...this.writes.families()],
      watchProcess(version),
    ]
  }

  /** Metrics that are read from now on whenever somebody asks. */
  add(describe: Describe): void {
    this.#descriptions.push(describe)
  }

  /** All of them in Prometheus' text format. */
  async print(): Promise<string> {
    const families = await Promise.all(this.#descriptions.map((describe) => describe()))
    return printFamilies(join(families.flat()))
  }
}

/** Several may tell of the same metric, each of its own samples; the format wants these together. */
function join(families: readonly Family[]): Family[] {
  const byName = new Map<string, Family>()
  for (const family of families) {
    const before = byName.get(family.name)?.samples ?? []
    byName.set(family.name, { ...family, samples: inOrder(before, family.samples) })
  }
  return [...byName.values()]
}

function* inOrder<T>(first: Iterable<T>, second: Iterable<T>): Generator<T> {
  yield* first
  yield* second
}
