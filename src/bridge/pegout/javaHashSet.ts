/** An element with its Java hash code. */
export interface Hashed {
  /** 32 bits, with a sign. */
  readonly hash: number
}

const FIRST_BUCKETS = 16
const LOAD = 0.75

/**
 * Consensus: reproduces java.util.HashSet of the reference node. Do not replace by a library. Before RSKIP-559 the next
 * release to sign is the first in its order (`waitingForConfirmations`). Assumes that no bucket is so full that Java
 * converts it to a tree.
 */
export class JavaHashSet<T extends Hashed> {
  #buckets: T[][]
  #size = 0

  /** A copy of a collection starts with the capacity for all its elements, an empty set with the minimum. */
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
