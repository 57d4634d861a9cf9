import type { Stepwise } from '../../../src/concurrency/yielder.ts'

/** Runs work to its end. */
export function finish<T>(pieces: Stepwise<T>): T {
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}

/** Runs several works, a piece of each by turns. */
export function takeTurns<T>(works: readonly Stepwise<T>[]): readonly T[] {
  const results = new Map<Stepwise<T>, T>()
  while (results.size < works.length) {
    for (const work of works) {
      if (results.has(work)) continue
      const { done, value } = work.next()
      if (done === true) results.set(work, value)
    }
  }
  return works.flatMap((work) => {
    const result = results.get(work)
    return result === undefined ? [] : [result]
  })
}
