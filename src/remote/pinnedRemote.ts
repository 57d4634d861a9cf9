import { CountedCache } from '../base/countedCache.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { NotKept } from './errors.ts'
import { type JsonValue, parseJson } from './json.ts'
import type { Remote } from './remote.ts'

/** Answers about one block, stored beyond the process. Both functions never fail: what cannot be read is asked again. */
export interface KeptAnswers {
  get(question: string): MaybePromise<string | undefined>
  put(question: string, answer: string): void
  /** Stores what was put, and ends. */
  close(): Promise<void>
}

export interface PinnedRemoteSetup {
  readonly remote: Remote
  /** Absent: answers are cached in memory only. */
  readonly kept?: KeptAnswers | undefined
  /** Whether only stored answers are returned. */
  readonly isOffline?: boolean
  /** Maximum size of the cache in memory, in characters; 64 Mi by default. */
  readonly maxCached?: number
}

/** A client of endpoints that asks what cannot change only once. */
export type PinnedRemote = ReturnType<typeof createPinnedRemote>

export interface PinnedStats {
  /** Answers from memory or the file. */
  readonly hits: number
  /** Questions to the endpoints. */
  readonly requests: number
}

const DEFAULT_MAX_CACHED = 64 * 1024 * 1024

/** Creates a client whose answers are cached in memory and in `kept`. Only answers of `remote` enter either. */
export function createPinnedRemote(setup: PinnedRemoteSetup) {
  const { remote, kept, isOffline = false, maxCached = DEFAULT_MAX_CACHED } = setup
  const memory = new CountedCache<string>({
    maxSize: maxCached,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  const flights = new Map<string, Promise<JsonValue>>()
  let hits = 0
  let requests = 0

  async function find(question: string): Promise<JsonValue | undefined> {
    const text = memory.get(question) ?? (await kept?.get(question))
    const answer = text === undefined ? undefined : parseJson(text)
    if (text === undefined || answer === undefined) return undefined
    memory.set(question, text)
    hits++
    return answer
  }

  async function request(method: string, params: readonly JsonValue[]): Promise<JsonValue> {
    if (isOffline) throw new NotKept(method)
    requests++
    return remote.ask(method, params)
  }

  function keep(question: string, answer: JsonValue): void {
    const text = JSON.stringify(answer)
    memory.set(question, text)
    kept?.put(question, text)
  }

  return {
    /**
     * Returns the answer to a question whose answer cannot change, from memory, the file or an endpoint. Null is not
     * kept unless `keepsNull` is true.
     */
    askKept(method: string, params: readonly JsonValue[], { keepsNull = false } = {}): Promise<JsonValue> {
      const question = JSON.stringify([method, params])
      const known = flights.get(question)
      if (known !== undefined) return known
      const ask = async () => {
        const found = await find(question)
        if (found !== undefined) return found
        const answer = await request(method, params)
        if (answer !== null || keepsNull) keep(question, answer)
        return answer
      }
      const flight = ask().finally(() => flights.delete(question))
      flights.set(question, flight)
      return flight
    },
    /** Returns an answer of an endpoint. It is not kept. */
    askFresh: request,
    stats: (): PinnedStats => ({ hits, requests }),
    /** Stores the newest answers. The remote stays open. */
    close: async (): Promise<void> => kept?.close(),
  }
}
