import type { Timer } from '../base/clock.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import type { Question } from './endpoint.ts'
import type { EndpointSet, Member } from './endpointSet.ts'
import { RemoteError, RemoteUnavailable } from './errors.ts'
import type { JsonValue } from './json.ts'
import type { RateLimit } from './rateLimit.ts'
import { type Answer, type Failure, isRateLimit, type Reply, refusesBatch, retryAfterOf } from './reply.ts'

/** A question that waits for its answer. */
export interface PendingQuestion extends Question {
  /** Length of its JSON in characters. */
  readonly length: number
  resolve(answer: JsonValue, by: Member): void
  reject(error: Error): void
}

export interface DispatcherSetup {
  /** Returns the present endpoints, which may be replaced. */
  readonly endpoints: () => EndpointSet
  readonly rateLimit: RateLimit
  readonly timer: Timer
  readonly random: () => number
  readonly retries: number
  readonly backoffMs: number
  readonly maxInFlight: number
  readonly hedgeAfterMs?: number | undefined
}

/** Counters of a dispatcher. */
export interface DispatcherStats {
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

/** Sends questions in batches to the best endpoint, and repeats those that fail for a passing reason. */
export type Dispatcher = ReturnType<typeof createDispatcher>

interface Entry extends PendingQuestion {
  /** Requests to all endpoints that have failed. */
  attempts: number
  /** Endpoints that have failed in this attempt. */
  readonly tried: Set<Member>
  /** Maximum size of its batch, after a response that was too long. */
  maxBatch: number
}

interface Delivery {
  readonly by: Member
  readonly reply: Reply
}

/** Maximum length of a batch in characters: half of the minimum that nodes accept. */
const MAX_BATCH_LENGTH = 512 * 1024
const MAX_PAUSE_MS = 30_000
const PROBE: Question = { method: 'eth_blockNumber', params: [] }

export function createDispatcher(setup: DispatcherSetup) {
  const { endpoints, rateLimit, timer, random, retries, backoffMs, maxInFlight, hedgeAfterMs } = setup
  const stopped = new AbortController()
  const queue: Entry[] = []
  const inFlight = new Set<Promise<void>>()
  const probing = new Set<Member>()
  const counts = { requests: 0, questions: 0, retries: 0, failures: 0 }
  let isScheduled = false
  let wake = new AbortController()

  /** Sends in the next iteration of the event loop, so that questions of this one share requests. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      sendWaiting()
    })
  }

  function scheduleIn(ms: number): void {
    wake.abort()
    wake = new AbortController()
    timer.wakeIn(ms, schedule, wake.signal)
  }

  /** Sends what may be sent now, and wakes when more may be. */
  function sendWaiting(): void {
    let waitMs = 0
    for (let [next] = queue; next !== undefined && inFlight.size < maxInFlight && waitMs === 0; [next] = queue) {
      probeFailed()
      const member = endpoints().choose(next.tried)
      waitMs = waitMsFor(next, member)
      if (member !== undefined && waitMs === 0) begin(deliver(takeBatch(member), member))
    }
    if (waitMs > 0) scheduleIn(waitMs)
  }

  function waitMsFor({ tried }: Entry, member: Member | undefined): number {
    if (member === undefined) return endpoints().pauseMs(tried)
    return rateLimit.waitMs(Math.min(queue.length, member.batchSize))
  }

  function begin(work: Promise<void>): void {
    inFlight.add(work)
    work.finally(() => {
      inFlight.delete(work)
      schedule()
    })
  }

  /** Takes the questions at the head of the queue that go to the same endpoint, up to the size of a batch. */
  function takeBatch(member: Member): Entry[] {
    let size = member.batchSize
    let length = 0
    let count = 0
    for (const entry of queue) {
      size = Math.min(size, entry.maxBatch)
      length += entry.length
      if (count >= size || (count > 0 && length > MAX_BATCH_LENGTH)) break
      if (endpoints().choose(entry.tried) !== member) break
      count++
    }
    return queue.splice(0, count)
  }

  async function deliver(batch: readonly Entry[], member: Member): Promise<void> {
    const { by, reply } = await sendHedged(batch, member)
    if ('failure' in reply) failAll(batch, by, reply.failure)
    else settleAll(batch, by, reply.answers)
  }

  async function send(questions: readonly Question[], by: Member, signal = stopped.signal): Promise<Delivery> {
    counts.requests++
    counts.questions += questions.length
    rateLimit.spend(questions.length)
    const beganMs = timer.nowMs()
    const reply = await by.endpoint.send(questions, signal)
    if ('answers' in reply && !reply.answers.some(isLimited)) by.health.succeeded(timer.nowMs() - beganMs)
    return { by, reply }
  }

  /** Sends a batch to a second endpoint if the first one is slow, and returns the first answers. */
  async function sendHedged(batch: readonly Entry[], member: Member): Promise<Delivery> {
    if (hedgeAfterMs === undefined) return send(batch, member)
    const cancel = new AbortController()
    const end = () => cancel.abort()
    stopped.signal.addEventListener('abort', end, { once: true, signal: cancel.signal })
    try {
      const first = send(batch, member, cancel.signal)
      const early = await withTimeout(first, hedgeAfterMs, timer, () => undefined)
      const other = early === undefined ? endpoints().alternative(new Set([member])) : undefined
      if (other === undefined) return await first
      const winner = await firstAnswered(first, send(batch, other, cancel.signal))
      if (winner.by !== member) member.health.failed(pauseAfter(0))
      return winner
    } finally {
      end()
    }
  }

  function settleAll(batch: readonly Entry[], by: Member, answers: readonly (Answer | undefined)[]): void {
    const isRefused = batch.length > 1 && answers.some((answer) => isErrorThat(answer, refusesBatch))
    if (isRefused) halve(by, batch.length)
    const limited = answers.find(isLimited)
    if (limited !== undefined) pause(by, batch, isErrorThat(limited) ? retryAfterOf(limited.error) : undefined)
    const failed = batch.filter((entry, index) => !settle(entry, by, answers[index], isRefused))
    enqueue(failed)
  }

  /** Settles a question. Returns false if it must be asked again. */
  function settle(entry: Entry, by: Member, answer: Answer | undefined, isBatchRefused: boolean): boolean {
    if (answer === undefined) return !mayRepeat(entry, by, { kind: 'unavailable', reason: 'no response in the batch' })
    if ('result' in answer) {
      noteHeight(entry, by, answer.result)
      entry.resolve(answer.result, by)
      return true
    }
    const { error } = answer
    if (isBatchRefused && refusesBatch(error)) return false
    const refusal = new RemoteError(by.endpoint.origin, error)
    if (isRateLimit(error)) return !mayRepeat(entry, by, { kind: 'overloaded', reason: error.message }, refusal)
    entry.reject(refusal)
    return true
  }

  function failAll(batch: readonly Entry[], by: Member, failure: Failure): void {
    const { kind } = failure
    if (kind === 'batchRefused') halve(by, batch.length)
    else if (kind === 'tooLong') for (const entry of batch) entry.maxBatch = Math.floor(batch.length / 2)
    else if (kind !== 'refused' || !endpoints().isAlone()) pause(by, batch, failure.retryAfterMs)
    const isSplit = kind === 'batchRefused' || (kind === 'tooLong' && batch.length > 1)
    enqueue(isSplit ? batch : batch.filter((entry) => mayRepeat(entry, by, failure)))
  }

  /** Returns whether a question that has failed is asked again; it is rejected otherwise. */
  function mayRepeat(entry: Entry, by: Member, failure: Failure, error = unavailable(entry, by, failure)): boolean {
    entry.tried.add(by)
    if (endpoints().alternative(entry.tried) !== undefined) return true
    entry.tried.clear()
    entry.attempts++
    const isFinal = failure.kind === 'refused' || failure.kind === 'tooLong' || entry.attempts > retries
    if (isFinal || stopped.signal.aborted) {
      counts.failures++
      entry.reject(error)
      return false
    }
    counts.retries++
    return true
  }

  function unavailable({ method, attempts }: Entry, { endpoint }: Member, { reason }: Failure): Error {
    return new RemoteUnavailable(method, `${reason} (${endpoint.origin}, attempt ${attempts + 1})`)
  }

  function pause(member: Member, batch: readonly Entry[], retryAfterMs: number | undefined): void {
    const attempts = Math.max(...batch.map((entry) => entry.attempts))
    member.health.failed(retryAfterMs === undefined ? pauseAfter(attempts) : Math.min(retryAfterMs, MAX_PAUSE_MS))
  }

  /** Returns a random wait that doubles with each attempt, so that many clients do not return together. */
  function pauseAfter(attempts: number): number {
    return Math.min(MAX_PAUSE_MS, backoffMs * 2 ** attempts) * (0.5 + random() / 2)
  }

  /** Asks endpoints that have failed for their head, while another one serves. */
  function probeFailed(): void {
    for (const member of endpoints().toProbe()) {
      if (probing.has(member)) continue
      probing.add(member)
      send([PROBE], member).then(({ reply }) => {
        probing.delete(member)
        const answer = 'answers' in reply ? reply.answers[0] : undefined
        if (answer === undefined || isLimited(answer)) return member.health.failed(pauseAfter(member.health.failures()))
        if ('result' in answer) noteHeight(PROBE, member, answer.result)
        member.health.probed(backoffMs)
      })
    }
  }

  function enqueue(entries: readonly Entry[]): void {
    queue.unshift(...entries)
  }

  return {
    add(question: PendingQuestion): void {
      queue.push({ ...question, attempts: 0, tried: new Set(), maxBatch: Number.POSITIVE_INFINITY })
      schedule()
    },
    stats: (): DispatcherStats => ({ ...counts, waiting: queue.length }),
    /** Ends running requests, and rejects what waits. */
    async close(): Promise<void> {
      stopped.abort()
      wake.abort()
      const closed = (method: string) => new RemoteUnavailable(method, 'the node stops')
      for (const { method, reject } of queue.splice(0)) reject(closed(method))
      await Promise.all(inFlight)
    },
  }
}

/** Halves the size of the endpoint's batches after one of `size` questions was refused. */
function halve(member: Member, size: number): void {
  member.batchSize = Math.max(1, Math.min(member.batchSize, Math.floor(size / 2)))
}

function isErrorThat(
  answer: Answer | undefined,
  test: (error: Extract<Answer, { error: unknown }>['error']) => boolean = () => true,
): answer is Extract<Answer, { error: unknown }> {
  return answer !== undefined && 'error' in answer && test(answer.error)
}

const isLimited = (answer: Answer | undefined) => isErrorThat(answer, isRateLimit)

function noteHeight({ method }: Question, { health }: Member, answer: JsonValue): void {
  if (method !== PROBE.method || typeof answer !== 'string' || !/^0x[0-9a-f]{1,12}$/i.test(answer)) return
  health.sawHeight(Number(answer))
}

/** Returns the first delivery with answers; the first one if both have failed. */
async function firstAnswered(first: Promise<Delivery>, second: Promise<Delivery>): Promise<Delivery> {
  const answered = async (one: Promise<Delivery>) => {
    const delivery = await one
    if ('failure' in delivery.reply) throw new Error(delivery.reply.failure.reason)
    return delivery
  }
  return Promise.any([answered(first), answered(second)]).catch(() => first)
}
