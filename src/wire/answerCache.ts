import { type CacheStats, CountedCache } from '../base/countedCache.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { Reads } from '../chain/api/engine.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'

const MAX_CHARACTERS = 32 * 2 ** 20
const MAX_CHARACTERS_OF_ONE = 2 ** 20
/** Estimated memory of an entry without its text and key, in characters. */
const ENTRY_OVERHEAD = 200

/**
 * Printed answers about the main chain that do not change while the chain only grows. Bounded by size; a reorganisation
 * clears all entries.
 */
export class AnswerCache {
  readonly #texts = new CountedCache<string>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS_OF_ONE,
    sizeCalculation: (text, key) => text.length + key.length + ENTRY_OVERHEAD,
  })
  readonly #reorganisations: () => number
  #epoch: number

  constructor({ reorgEpoch }: Pick<Reads, 'reorgEpoch'>) {
    this.#reorganisations = reorgEpoch
    this.#epoch = reorgEpoch()
  }

  /**
   * Returns the answer under `key`. On a miss it returns what `make` returns, and stores it if `isFinal` accepts it.
   */
  get<Result>(
    key: string,
    make: () => Promise<Result>,
    isFinal: (result: Result) => boolean,
  ): MaybePromise<ReadyJson<Result>> {
    const known = this.#find(key)
    return known === undefined ? this.#make(key, make, isFinal) : new ReadyJson(known)
  }

  /**
   * Returns as `get`, for an answer that `print` returns as JSON text; undefined, which is printed as null, is not
   * stored.
   */
  getText<Result>(key: string, print: () => Promise<string | undefined>): MaybePromise<ReadyJson<Result>> {
    const known = this.#find(key)
    return known === undefined ? this.#print(key, print) : new ReadyJson(known)
  }

  stats(): CacheStats {
    return this.#texts.stats()
  }

  #find(key: string): string | undefined {
    const epoch = this.#reorganisations()
    if (epoch !== this.#epoch) this.#texts.clear()
    this.#epoch = epoch
    return this.#texts.get(key)
  }

  async #make<Result>(key: string, make: () => Promise<Result>, isFinal: (result: Result) => boolean) {
    const epoch = this.#reorganisations()
    const result = await make()
    const text = JSON.stringify(result)
    if (isFinal(result)) this.#store(key, text, epoch)
    return new ReadyJson<Result>(text)
  }

  async #print<Result>(key: string, print: () => Promise<string | undefined>) {
    const epoch = this.#reorganisations()
    const text = await print()
    if (text !== undefined) this.#store(key, text, epoch)
    return new ReadyJson<Result>(text ?? 'null')
  }

  /** Stores a text unless the chain was reorganised since `epoch`, when its making began. */
  #store(key: string, text: string, epoch: number): void {
    if (this.#reorganisations() === epoch) this.#texts.set(key, text)
  }
}
