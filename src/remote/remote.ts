import type { Timer } from '../base/clock.ts'
import { keepAccount } from '../concurrency/processorTime.ts'
import { createDispatcher } from './dispatcher.ts'
import { createEndpointSet, type Member } from './endpointSet.ts'
import { RemoteError, RemoteUnavailable } from './errors.ts'
import { createBackoff, type EndpointHealth } from './health.ts'
import type { JsonValue } from './json.ts'
import { createRateLimit } from './rateLimit.ts'
import { createRechecks, type Recheck } from './rechecks.ts'
import { createSender, type PendingQuestion } from './sender.ts'
import { createSettler, type Retry } from './settler.ts'

export interface RemoteSetup {
  /** 1 to 8 URLs (http or https) in order of preference. */
  readonly urls: readonly string[]
  /** Headers of each request to the origins of `urls`. Later URLs of other origins do not receive them: they may be secret. */
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>
  /** Maximum number of repetitions of a question after all endpoints have failed; 5 by default. */
  readonly retries?: number
  /** Time limit of one request in ms; 45,000 by default. */
  readonly timeoutMs?: number
  /** Wait before the first repetition in ms, which doubles up to 30 s; 1,000 by default. */
  readonly backoffMs?: number
  /** Questions per second; 50 by default, `Infinity` is no limit. */
  readonly requestsPerSecond?: number
  /** Maximum number of requests at once; 4 by default. */
  readonly maxInFlight?: number
  /** Maximum length of a response in bytes; 64 MiB by default. */
  readonly maxBytes?: number
  /** Maximum number of questions per request; 50 by default, rskj's limit. */
  readonly maxBatchSize?: number
  /** Whether a question goes to the healthy endpoint with the fewest running requests, instead of the preferred one. */
  readonly spreads?: boolean
  /** Time in ms after which a second endpoint is asked the same; absent: never. */
  readonly hedgeAfterMs?: number
  readonly timer: Timer
  readonly random?: () => number
  /** Called when no endpoint has answered, and questions are asked again. */
  onRetry?(retry: Retry): void
  /** Called once for each endpoint whose answers were marked as wrong. */
  onWrong?(origin: string, reason: string): void
}

/** Counters of a remote. */
export interface RemoteStats {
  /** HTTP requests. */
  readonly requests: number
  /** Questions in these requests. */
  readonly questions: number
  /** Questions that were repeated after all endpoints had failed. */
  readonly retries: number
  /** Questions without an answer of any endpoint. */
  readonly failures: number
  /** Questions that are not sent yet. */
  readonly waiting: number
}

/** The block that an endpoint must have to be asked a question. */
export interface NeededBlock {
  /** Absent: any endpoint is asked, preferably one that has the head. */
  readonly height?: number | undefined
  /** Questions of different epochs do not share an answer. */
  readonly epoch?: number
}

/** One endpoint of a remote. */
export interface RemoteEndpoint {
  /** Scheme, host and port. */
  readonly origin: string
  /** The host in one spelling, by which answers are counted: endpoints of one host confirm nothing of each other. */
  readonly host: string
  /** Asks this endpoint at once. Never rejects: undefined is no answer. */
  ask(method: string, params: readonly JsonValue[]): Promise<JsonValue | RemoteError | undefined>
  /** Notes the height of its head. */
  sawHeight(height: number): void
  /** Returns whether it has the head and has given no wrong answer. It may have failed: a slow one may be the only one that is right. */
  isReady(): boolean
  /** Returns whether it is known to have the blocks of the chain up to a height. */
  reaches(height: number): boolean
  isWrong(): boolean
  /**
   * Excludes it for minutes up to a day because one of its answers is wrong, until it answers the same question rightly. It is
   * asked meanwhile only if all others were wrong, too.
   */
  markWrong(reason: string, recheck: Recheck): void
  /** Notes the height up to which its blocks are those of the chain; `Infinity` if it has the head. */
  setReach(height: number): void
}

/** Client of one or several JSON-RPC endpoints that serve the same chain. */
export type Remote = ReturnType<typeof createRemote>

/** Maximum number of questions without an answer. */
const MAX_WAITING = 10_000
const MEBIBYTE = 1024 * 1024
const HOUR_MS = 3_600_000

/** Returns the origin of a URL. An invalid URL, which is refused later, is its own origin. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url)

/** Creates a client of endpoints. Throws `InvalidRemote` for invalid URLs and headers. */
export function createRemote(setup: RemoteSetup) {
  const {
    headers = [],
    timeoutMs = 45_000,
    maxBytes = 64 * MEBIBYTE,
    maxBatchSize = 50,
    spreads = false,
    requestsPerSecond = 50,
    timer,
  } = setup
  const origins = setup.urls.map(originOf)
  const headersOf = (url: string) => (origins.includes(originOf(url)) ? headers : [])
  const createSet = (urls: readonly string[]) =>
    createEndpointSet({ urls, headersOf, timeoutMs, maxBytes, maxBatchSize, spreads, timer })
  let endpoints = createSet(setup.urls)
  const shared = {
    endpoints: () => endpoints,
    rateLimit: createRateLimit(requestsPerSecond, timer),
    backoff: createBackoff(setup.backoffMs ?? 1_000, setup.random ?? Math.random),
    timer,
  }
  const sender = createSender({ ...shared, hedgeAfterMs: setup.hedgeAfterMs })
  const settler = createSettler({ ...shared, retries: setup.retries ?? 5, onRetry: setup.onRetry })
  const dispatcher = createDispatcher({ ...shared, sender, settler, maxInFlight: setup.maxInFlight ?? 4 })
  const closed = new AbortController()
  const rechecks = createRechecks({ timer, stopped: closed.signal, ask: askMember })
  /** Promises of questions in flight by their JSON. */
  const flights = new Map<string, Promise<JsonValue>>()
  /** Endpoint of each answer that is a list or a record. */
  const sources = new WeakMap<object, Member>()
  /** Keeps the process alive while a question waits to be repeated: the timer does not. */
  let keepAlive: NodeJS.Timeout | undefined
  let isClosed = false

  function begin(asked: AskedQuestion): Promise<JsonValue> {
    const answered = new Promise<JsonValue>((resolve, reject) => {
      const answer = (value: JsonValue, by: Member) => resolve(noteSource(value, by))
      dispatcher.add({ ...asked, resolve: answer, reject })
    })
    return keepAccount(answered)
  }

  function noteSource(answer: JsonValue, by: Member): JsonValue {
    if (typeof answer === 'object' && answer !== null) sources.set(answer, by)
    return answer
  }

  /** Returns false if its answers were marked as wrong before. */
  function markMember(member: Member, reason: string, recheck: Recheck): boolean {
    if (!member.health.markWrong(reason)) return false
    rechecks.schedule(member, recheck)
    setup.onWrong?.(member.endpoint.origin, reason)
    return true
  }

  async function askMember(member: Member, method: string, params: readonly JsonValue[]) {
    const reply = await sender.sendTo({ method, params }, member)
    const answer = 'answers' in reply ? reply.answers[0] : undefined
    if (answer === undefined) return undefined
    if ('result' in answer) return noteSource(answer.result, member)
    return new RemoteError(member.endpoint.origin, answer.error)
  }

  function toRemoteEndpoint(member: Member): RemoteEndpoint {
    return {
      origin: member.endpoint.origin,
      host: member.endpoint.host,
      ask: (method, params) => askMember(member, method, params),
      sawHeight: member.health.sawHeight,
      isReady: () => member.reach === Number.POSITIVE_INFINITY && !member.health.isWrong(),
      reaches: (height) => member.reach >= height,
      isWrong: member.health.isWrong,
      markWrong: (reason, recheck) => void markMember(member, reason, recheck),
      setReach(height) {
        if (member.reach === height) return
        member.reach = height
        dispatcher.wake()
      },
    }
  }

  return {
    /**
     * Returns the result of a question. Equal questions in flight share one. Rejects with `RemoteError` if an endpoint
     * answers with an error, with `RemoteBehind` if no endpoint that answers has the block that it needs, and with
     * `RemoteUnavailable` if none answers.
     */
    async ask(method: string, params: readonly JsonValue[], needed: NeededBlock = {}): Promise<JsonValue> {
      if (isClosed) throw new RemoteUnavailable(method, 'the node stops')
      const { height, epoch = 0 } = needed
      const key = JSON.stringify([method, params, epoch])
      const known = flights.get(key)
      if (known !== undefined) return known
      if (flights.size >= MAX_WAITING)
        throw new RemoteUnavailable(method, `${MAX_WAITING} requests are waiting already`)
      if (flights.size === 0) keepAlive = setInterval(() => undefined, HOUR_MS)
      const flight = begin({ method, params, height, length: key.length }).finally(() => {
        flights.delete(key)
        if (flights.size === 0) clearInterval(keepAlive)
      })
      flights.set(key, flight)
      return flight
    },
    /** Returns the endpoints, each of which can be asked by itself. */
    each: (): readonly RemoteEndpoint[] => endpoints.all.map(toRemoteEndpoint),
    stats: (): RemoteStats => ({ ...sender.counts(), ...settler.counts(), waiting: dispatcher.waiting() }),
    /** Returns the state of each endpoint, in order of preference. */
    endpoints: (): readonly EndpointHealth[] => endpoints.reports(),
    /**
     * Notes that an answer of {@link ask}, a list or a record, is wrong. Its endpoint is excluded as by
     * {@link RemoteEndpoint.markWrong}. Returns whether another endpoint is asked from now on.
     */
    markWrong(answer: JsonValue, reason: string, recheck: Recheck): boolean {
      const member = typeof answer === 'object' && answer !== null ? sources.get(answer) : undefined
      if (member === undefined || !markMember(member, reason, recheck)) return false
      return endpoints.reports().some(({ wrong }) => wrong === undefined)
    },
    /** Returns whether all answers of {@link ask} that are lists or records are of the same endpoint. */
    isFromOne(answers: readonly JsonValue[]): boolean {
      const found = answers.flatMap((answer) =>
        typeof answer === 'object' && answer !== null ? [sources.get(answer)] : [],
      )
      return new Set(found).size <= 1
    },
    /** Replaces the endpoints. Running requests end as they began, and waiting questions are sent at once. */
    replaceUrls(urls: readonly string[]): void {
      endpoints = createSet(urls)
      dispatcher.wake()
    },
    /** Ends running requests. Questions without an answer reject with `RemoteUnavailable`. */
    async close(): Promise<void> {
      isClosed = true
      closed.abort()
      await dispatcher.close()
    },
  }
}

type AskedQuestion = Omit<PendingQuestion, 'resolve' | 'reject'>
