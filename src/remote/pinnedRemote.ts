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
  /** Whether the answers may change, so that none is kept; false by default. */
  readonly isVolatile?: boolean
}

/** A method and its parameters. */
export type Asked = readonly [method: string, params: readonly JsonValue[]]

interface Obtained {
  readonly asked: Asked
  /** The question as JSON. */
  readonly question: string
  readonly answer: JsonValue
  readonly isStored: boolean
}

const DEFAULT_MAX_CACHED = 64 * 1024 * 1024

/** Creates a client whose answers are cached in memory and in `kept`. Only answers of `remote` enter either. */
export function createPinnedRemote(setup: PinnedRemoteSetup) {
  const { remote, kept, isOffline = false, maxCached = DEFAULT_MAX_CACHED } = setup
  const memory = new CountedCache<string>({
    maxSize: maxCached,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  const flights = new Map<string, Promise<Obtained>>()
  let hits = 0
  let requests = 0

  async function findStored(question: string): Promise<JsonValue | undefined> {
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

  async function requestNew(asked: Asked): Promise<Obtained> {
    const [method, params] = asked
    return { asked, question: JSON.stringify([method, params]), answer: await request(method, params), isStored: false }
  }

  /** Returns the stored answer, or that of an endpoint. Equal questions share one search. */
  function obtain(asked: Asked): Promise<Obtained> {
    const question = JSON.stringify(asked)
    const known = flights.get(question)
    if (known !== undefined) return known
    const search = async () => {
      const answer = await findStored(question)
      return answer === undefined ? requestNew(asked) : { asked, question, answer, isStored: true }
    }
    const flight = search().finally(() => flights.delete(question))
    flights.set(question, flight)
    return flight
  }

  function keepNew(found: readonly Obtained[], { keepsNull = false, isVolatile = false }: KeptOptions): void {
    if (isVolatile) return
    for (const { question, answer, isStored } of found) {
      if (isStored || (answer === null && !keepsNull)) continue
      const text = JSON.stringify(answer)
      memory.set(question, text)
      kept?.put(question, text)
    }
  }

  /** Returns whether another search may find right answers: of endpoints instead of stored ones, or of other endpoints. */
  function mayFindOthers(
    found: readonly Obtained[],
    { message }: WrongAnswer,
    read: (answers: readonly JsonValue[]) => MaybePromise<unknown>,
  ): boolean {
    if (found.some(wasStored)) return true
    // Answers that contradict each other do not show which endpoint is wrong.
    if (!remote.isFromOne(found.map(({ answer }) => answer))) return false
    const recheck = { questions: found.map(({ asked }) => asked), read }
    return found.filter(({ answer }) => remote.markWrong(answer, message, recheck)).length > 0
  }

  /**
   * Returns what `read` makes of the answers to questions whose answers cannot change, from memory, the file or
   * endpoints. Answers for which `read` throws `WrongAnswer` are not kept, and their endpoints no longer trusted. Those for
   * which it returns undefined are not kept, and asked again if they were. Null is not kept unless `keepsNull` is true.
   */
  async function readKept<T>(
    asked: readonly Asked[],
    read: (answers: readonly JsonValue[]) => MaybePromise<T>,
    options: KeptOptions = {},
  ): Promise<T> {
    for (let search = options.isVolatile === true ? requestNew : obtain; ; search = requestNew) {
      const found = await Promise.all(asked.map(search))
      const outcome = await settle(found, read, options)
      if (outcome !== undefined) return outcome.value
    }
  }

  /** Returns the result of `read`; undefined if another search may lead to other answers. */
  async function settle<T>(
    found: readonly Obtained[],
    read: (answers: readonly JsonValue[]) => T | Promise<T>,
    options: KeptOptions,
  ): Promise<{ readonly value: T } | undefined> {
    const value = await unlessWrong(async () => read(found.map(({ answer }) => answer)))
    if (value instanceof WrongAnswer) {
      if (mayFindOthers(found, value, read)) return undefined
      throw value
    }
    // A stored answer may be of a branch that was left: what it denies is asked again.
    if (value === undefined && found.some(wasStored)) return undefined
    if (value !== undefined) keepNew(found, options)
    return { value }
  }

  return {
    readKept,
    /** Returns the answer to a question whose answer cannot change, like {@link readKept}. */
    askKept: (method: string, params: readonly JsonValue[], options?: KeptOptions): Promise<JsonValue> =>
      readKept([[method, params]], ([answer = null]) => answer, options),
    /** Returns an answer of an endpoint. It is not kept. */
    askFresh: request,
    stats: (): PinnedStats => ({ hits, requests }),
    /** Stores the newest answers. The remote stays open. */
    close: async (): Promise<void> => kept?.close(),
  }
}

const wasStored = ({ isStored }: Obtained): boolean => isStored

async function unlessWrong<T>(read: () => Promise<T>): Promise<T | WrongAnswer> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof WrongAnswer) return error
    throw error
  }
}
