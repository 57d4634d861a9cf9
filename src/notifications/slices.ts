import { setImmediate } from 'node:timers/promises'

/** So many writes take about a millisecond. */
const SLICE = 64

/**
 * Does something for many, one task after the other; others run between each few of them, and so what `all` returns is
 * asked for the next one while things change.
 */
export function createSlices() {
  let last: Promise<void> = Promise.resolve()

  async function forEach<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
    let done = 0
    for (const one of all) {
      work(one)
      if (++done % SLICE === 0) await setImmediate()
    }
  }

  /** Begins when the tasks before are done. */
  return function run<T>(all: () => Iterable<T>, work: (one: T) => void): void {
    last = last.then(() => forEach(all(), work))
  }
}
