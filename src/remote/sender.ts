import { setMaxListeners } from 'node:events'
import type { Timer } from '../base/clock.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import type { Question } from './endpoint.ts'
import type { EndpointSet, Member, Wanted } from './endpointSet.ts'
import { parseQuantity } from './fields.ts'
import type { Backoff } from './health.ts'
import type { JsonValue } from './json.ts'
import type { RateLimit } from './rateLimit.ts'
import { isLimited, type Reply } from './reply.ts'

/** A question that waits for its answer. */
export interface PendingQuestion extends Question, Pick<Wanted, 'height'> {
  /** Length of its JSON in characters. */
  readonly length: number
  resolve(answer: JsonValue, by: Member): void
  reject(error: Error): void
}

/** A question with its history. */
export interface Entry extends PendingQuestion, Wanted {
  /** Number of attempts in which all endpoints have failed. */
  attempts: number
  /** Endpoints that have failed in this attempt. */
  readonly tried: Set<Member>
  /** Maximum size of its batch, after a larger one has failed. */
  maxBatch: number
}

/** The outcome of a request, and the endpoint that it is from. */
export interface Delivery {
  readonly by: Member
  readonly reply: Reply
}

export interface SenderSetup {
  /** Returns the present endpoints, which may be replaced. */
  readonly endpoints: () => EndpointSet
  readonly rateLimit: RateLimit
  readonly backoff: Backoff
  readonly timer: Timer
  readonly hedgeAfterMs: number | undefined
}

/** Sends requests, and asks failed endpoints whether they answer again. */
export type Sender = ReturnType<typeof createSender>

const PROBE: Question = { method: 'eth_blockNumber', params: [] }

export function createSender({ endpoints, rateLimit, backoff, timer, hedgeAfterMs }: SenderSetup) {
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal) // each request listens
  const probing = new Set<Member>()
  const counts = { requests: 0, questions: 0 }

  async function send(questions: readonly Question[], by: Member, signal = stopped.signal): Promise<Delivery> {
    counts.requests++
    counts.questions += questions.length
    rateLimit.spend(questions.length)
    const beganMs = timer.nowMs()
    by.running++
    const reply = await by.endpoint.send(questions, signal)
    by.running--
    if ('failure' in reply) return { by, reply }
    by.health.responded(timer.nowMs() - beganMs)
    for (const [index, answer] of reply.answers.entries()) {
      const isHeight = questions[index]?.method === PROBE.method && answer !== undefined && 'result' in answer
      const height = isHeight ? parseQuantity(answer.result) : undefined
      if (height !== undefined && height <= Number.MAX_SAFE_INTEGER) by.health.sawHeight(Number(height))
    }
    return { by, reply }
  }

  /** Asks a second endpoint the same if the first one has not answered in time, and returns the first answers. */
  async function sendTwice(batch: readonly Entry[], member: Member, afterMs: number): Promise<Delivery> {
    const cancel = new AbortController()
    const end = () => cancel.abort()
    stopped.signal.addEventListener('abort', end, { once: true, signal: cancel.signal })
    try {
      const first = send(batch, member, cancel.signal)
      let other: Member | undefined
      while (other === undefined) {
        const early = await withTimeout(first, afterMs, timer, () => undefined)
        if (early !== undefined) return early
        other = endpoints().substitute(batch, member) // one may catch up meanwhile
      }
      const winner = await firstAnswered(first, send(batch, other, cancel.signal))
      if (winner.by !== member) member.health.failed(backoff(0))
      return winner
    } finally {
      end()
    }
  }

  async function probe(member: Member): Promise<void> {
    probing.add(member)
    const { reply } = await send([PROBE], member)
    probing.delete(member)
    const isGood = 'answers' in reply && reply.answers[0] !== undefined && !isLimited(reply.answers[0])
    if (isGood) member.health.probed(backoff(0))
    else member.health.failed(backoff(member.health.failures()))
  }

  return {
    /** Asks one endpoint at once, whatever its state. */
    async sendTo(question: Question, member: Member): Promise<Reply> {
      const { reply } = await send([question], member)
      // Its caller asks again by itself, so the pause does not grow.
      if ('failure' in reply) member.health.failed(backoff(0, reply.failure.retryAfterMs))
      else if (member.health.isUp()) member.health.succeeded()
      else member.health.probed(0)
      return reply
    },
    /** Sends a batch. Never rejects. */
    async send(batch: readonly Entry[], member: Member): Promise<Delivery> {
      const isHedged = hedgeAfterMs !== undefined && !endpoints().isAlone()
      const sending = isHedged ? sendTwice(batch, member, hedgeAfterMs) : send(batch, member)
      const delivery = await sending
      if ('answers' in delivery.reply) delivery.by.health.succeeded()
      return delivery
    },
    /** Asks endpoints that have failed for their head, while another one serves. */
    probeFailed(): void {
      for (const member of endpoints().toProbe()) if (!probing.has(member)) probe(member)
    },
    counts: () => counts,
    /** Ends running requests. */
    stop: () => stopped.abort(),
  }
}

/** Returns the first delivery with answers; that of `first` if both have failed. */
async function firstAnswered(first: Promise<Delivery>, second: Promise<Delivery>): Promise<Delivery> {
  const answered = async (one: Promise<Delivery>) => {
    const delivery = await one
    if ('failure' in delivery.reply) throw new Error(delivery.reply.failure.reason)
    return delivery
  }
  return Promise.any([answered(first), answered(second)]).catch(() => first)
}
