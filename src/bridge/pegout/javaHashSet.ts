/** What keeps its elements in buckets by a hash of 32 bits. */
export interface Hashed {
  readonly hash: number
}

const FIRST_BUCKETS = 16
const LOAD = 0.75

/**
 * A set whose elements come in the order that Java's HashSet has them in: the reference once sent transactions to be
 * signed in that order, and so it is consensus (before RSKIP-559). Buckets are taken never to be so full that Java makes
 * trees of them.
 */
export class JavaHashSet<T extends Hashed> {
  #buckets: T[][]
  #size = 0

  /** Made of a collection, it begins with room for all of it; without one with the least. */
  constructor(elements?: Iterable<T>) {
    const initial = elements === undefined ? [] : [...elements]
    const wanted =
      elements === undefined ? FIRST_BUCKETS : Math.max(Math.floor(initial.length / LOAD) + 1, FIRST_BUCKETS)
    this.#buckets = emptyBuckets(2 ** Math.ceil(Math.log2(wanted)))
    for (const element of initial) this.add(element)
  }

  get size(): number {
    return this.#size
  }

  add(element: T): void {
    this.#bucketOf(element).push(element)
    this.#size++
    if (this.#size > LOAD * this.#buckets.length) this.#grow()
  }

  delete(element: T): void {
    const bucket = this.#bucketOf(element)
    const index = bucket.indexOf(element)
    if (index === -1) return
    bucket.splice(index, 1)
    this.#size--
  }

  *[Symbol.iterator](): Generator<T> {
    for (const bucket of this.#buckets) yield* bucket
  }

  #bucketOf({ hash }: Hashed): T[] {
    const spread = hash ^ (hash >>> 16)
    return this.#buckets[spread & (this.#buckets.length - 1)] ?? []
  }

  #grow(): void {
    const elements = [...this]
    this.#buckets = emptyBuckets(this.#buckets.length * 2)
    for (const element of elements) this.#bucketOf(element).push(element)
  }
}

const emptyBuckets = <T>(count: number): T[][] => Array.from({ length: count }, () => [])
