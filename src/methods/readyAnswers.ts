import { type CacheFigures, CountedCache } from '../base/countedCache.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { Reads } from '../chain/api/engine.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'

const MAX_CHARACTERS = 32 * 2 ** 20
const MAX_CHARACTERS_OF_ONE = 2 ** 20
const ENTRY_OVERHEAD = 200

/**
 * Answers about the main chain that stay as they are, as text that was printed once. Bounded; forgotten when the chain
 * is reorganised.
 */
export interface ReadyAnswers {
  /** The answer kept under `key`, or the one that `make` returns, kept from then on if it `lasts`. */
  get<Result>(
    key: string,
    make: () => Promise<Result>,
    lasts: (result: Result) => boolean,
  ): Awaitable<ReadyJson<Result>>
  /** As `get`, for an answer that `print` writes as JSON itself; undefined, which is null on the wire, is not kept. */
  getText<Result>(key: string, print: () => Promise<string | undefined>): Awaitable<ReadyJson<Result>>
  figures(): CacheFigures
}

export function createReadyAnswers({ reorgEpoch: reorganisations }: Pick<Reads, 'reorgEpoch'>): ReadyAnswers {
  const texts = new CountedCache<string>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS_OF_ONE,
    sizeCalculation: (text, key) => text.length + key.length + ENTRY_OVERHEAD,
  })
  let seen = reorganisations()

  const forgetOtherBranches = () => {
    if (reorganisations() === seen) return
    seen = reorganisations()
    texts.clear()
  }

  const find = (key: string) => {
    forgetOtherBranches()
    return texts.get(key)
  }
  const keep = (key: string, text: string, before: number) => {
    if (reorganisations() === before) texts.set(key, text)
  }

  async function make<Result>(key: string, answer: () => Promise<Result>, lasts: (result: Result) => boolean) {
    const before = reorganisations()
    const result = await answer()
    const text = JSON.stringify(result)
    if (lasts(result)) keep(key, text, before)
    return new ReadyJson<Result>(text)
  }

  async function makeText<Result>(key: string, print: () => Promise<string | undefined>) {
    const before = reorganisations()
    const text = await print()
    if (text !== undefined) keep(key, text, before)
    return new ReadyJson<Result>(text ?? 'null')
  }

  return {
    get(key, answer, lasts) {
      const known = find(key)
      return known === undefined ? make(key, answer, lasts) : new ReadyJson(known)
    },
    getText(key, print) {
      const known = find(key)
      return known === undefined ? makeText(key, print) : new ReadyJson(known)
    },
    figures: () => texts.figures(),
  }
}
