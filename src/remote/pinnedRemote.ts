import { CountedCache } from '../base/countedCache.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { NotKept, WrongAnswer } from './errors.ts'
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

interface KeptOptions {
  /** Whether null is an answer that cannot change; false by default. */
  readonly keepsNull?: boolean
}

/** Converts an answer, or throws `WrongAnswer`. */
type Read<T> = (answer: JsonValue) => T

interface Found<T> {
  readonly answer: JsonValue
  readonly value: T
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

  /** Returns what `read` makes of a stored answer; undefined if none is stored, or a damaged one. */
  async function findStored<T>(question: string, read: Read<T>): Promise<Found<T> | undefined> {
    const text = memory.get(question) ?? (await kept?.get(question))
    const answer = text === undefined ? undefined : parseJson(text)
    if (text === undefined || answer === undefined) return undefined
    const value = unlessWrong(() => read(answer))
    if (value instanceof WrongAnswer) return undefined
    memory.set(question, text)
    hits++
    return { answer, value }
  }

  async function request(method: string, params: readonly JsonValue[]): Promise<JsonValue> {
    if (isOffline) throw new NotKept(method)
    requests++
    return remote.ask(method, params)
  }

  /** Asks endpoints until one returns an answer that `read` accepts. */
  async function requestRight<T>(method: string, params: readonly JsonValue[], read: Read<T>): Promise<Found<T>> {
    for (;;) {
      const answer = await request(method, params)
      const value = unlessWrong(() => read(answer))
      if (!(value instanceof WrongAnswer)) return { answer, value }
      if (!remote.markWrong(answer, value.message)) throw value
    }
  }

  function keep(question: string, answer: JsonValue): void {
    const text = JSON.stringify(answer)
    memory.set(question, text)
    kept?.put(question, text)
  }

  /**
   * Returns what `read` makes of the answer to a question whose answer cannot change, from memory, the file or an
   * endpoint. An answer for which `read` throws `WrongAnswer` is not kept, and its endpoint no longer trusted. Null is
   * not kept unless `keepsNull` is true.
   */
  async function readKept<T>(
    method: string,
    params: readonly JsonValue[],
    read: Read<T>,
    { keepsNull = false } = {},
  ): Promise<T> {
    const question = JSON.stringify([method, params])
    const known = flights.get(question)
    if (known !== undefined) return read(await known)
    const find = async () => {
      const stored = await findStored(question, read)
      if (stored !== undefined) return stored
      const found = await requestRight(method, params, read)
      if (found.answer !== null || keepsNull) keep(question, found.answer)
      return found
    }
    const finding = find()
    const flight = finding.then(({ answer }) => answer).finally(() => flights.delete(question))
    flights.set(question, flight)
    const [{ value }] = await Promise.all([finding, flight])
    return value
  }

  return {
    readKept,
    /** Returns the answer to a question whose answer cannot change, like {@link readKept}. */
    askKept: (method: string, params: readonly JsonValue[], options?: KeptOptions): Promise<JsonValue> =>
      readKept(method, params, (answer) => answer, options),
    /** Returns an answer of an endpoint. It is not kept. */
    askFresh: request,
    stats: (): PinnedStats => ({ hits, requests }),
    /** Stores the newest answers. The remote stays open. */
    close: async (): Promise<void> => kept?.close(),
  }
}

function unlessWrong<T>(read: () => T): T | WrongAnswer {
  try {
    return read()
  } catch (error) {
    if (error instanceof WrongAnswer) return error
    throw error
  }
}
