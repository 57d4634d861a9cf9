import type { EndpointSet, Member } from './endpointSet.ts'
import { METHOD_NOT_FOUND, RemoteError, RemoteUnavailable } from './errors.ts'
import type { Backoff } from './health.ts'
import { type Answer, type Failure, isLimited, isRateLimit, isRefusalOfBatch, retryAfterOf } from './reply.ts'
import type { Delivery, Entry } from './sender.ts'

export interface SettlerSetup {
  /** Returns the present endpoints, which may be replaced. */
  readonly endpoints: () => EndpointSet
  readonly backoff: Backoff
  /** Maximum number of repetitions after all endpoints have failed. */
  readonly retries: number
  readonly onRetry?: ((retry: Retry) => void) | undefined
}

/** An attempt that follows the failure of all endpoints. */
export interface Retry {
  /** Scheme, host and port of the endpoint that has failed last. */
  readonly origin: string
  readonly reason: string
  /** Number of the next attempt, from 2 to `attempts`. */
  readonly attempt: number
  readonly attempts: number
}

/** Settles the questions of requests, and returns those that are asked again. */
export type Settler = ReturnType<typeof createSettler>

export function createSettler({ endpoints, backoff, retries, onRetry }: SettlerSetup) {
  const counts = { retries: 0, failures: 0 }

  function settleAnswers(batch: readonly Entry[], by: Member, answers: readonly (Answer | undefined)[]): Entry[] {
    const isRefused = batch.length > 1 && answers.some(isRefusalOfBatch)
    if (isRefused) halve(by, batch.length)
    const limited = answers.find(isLimited)
    if (limited !== undefined) pause(by, batch, retryAfterOf(limited.error))
    else if (answers.includes(undefined)) pause(by, batch, undefined)
    return batch.filter((entry, index) => {
      const answer = answers[index]
      return (isRefused && isRefusalOfBatch(answer)) || !settle(entry, by, answer)
    })
  }

  /** Settles a question. Returns false if it is asked again. */
  function settle(entry: Entry, by: Member, answer: Answer | undefined): boolean {
    if (answer === undefined) return !mayRepeat(entry, by, { kind: 'unavailable', reason: 'no response in the batch' })
    if ('result' in answer) {
      entry.resolve(answer.result, by)
      return true
    }
    const { error } = answer
    if (error.code === METHOD_NOT_FOUND && endpoints().noteLacking(by, entry.method)) return false
    const refusal = new RemoteError(by.endpoint.origin, error)
    if (isRateLimit(error)) return !mayRepeat(entry, by, { kind: 'overloaded', reason: error.message }, refusal)
    entry.reject(refusal)
    return true
  }

  function settleFailure(batch: readonly Entry[], by: Member, failure: Failure): Entry[] {
    const { kind } = failure
    if (kind === 'batchRefused') halve(by, batch.length)
    if (kind === 'tooLong' || kind === 'unavailable') {
      for (const entry of batch) entry.maxBatch = Math.max(1, Math.floor(batch.length / 2))
    }
    const isRefusedByAll = kind === 'refused' && endpoints().isAlone()
    const isSplit = kind === 'batchRefused' || (kind === 'tooLong' && batch.length > 1)
    if (isSplit) return [...batch]
    if (kind !== 'tooLong' && !isRefusedByAll) pause(by, batch, failure.retryAfterMs)
    return batch.filter((entry) => mayRepeat(entry, by, failure))
  }

  /** Returns whether a question that has failed is asked again; it is rejected otherwise. */
  function mayRepeat(entry: Entry, by: Member, failure: Failure, error = unavailable(entry, by, failure)): boolean {
    entry.tried.add(by)
    if (endpoints().alternative(entry) !== undefined) return true
    entry.tried.clear()
    entry.attempts++
    const isFinal = failure.kind === 'refused' || failure.kind === 'tooLong' || entry.attempts > retries
    if (isFinal) {
      counts.failures++
      entry.reject(error)
    } else {
      counts.retries++
      const { kind, reason } = failure
      if (kind === 'unavailable')
        onRetry?.({ origin: by.endpoint.origin, reason, attempt: entry.attempts + 1, attempts: retries + 1 })
    }
    return !isFinal
  }

  /** Does not ask an endpoint for as long as it requests, or a time that doubles with each attempt. */
  function pause(member: Member, batch: readonly Entry[], retryAfterMs: number | undefined): void {
    const attempts = Math.max(...batch.map((entry) => entry.attempts))
    member.health.failed(backoff(attempts, retryAfterMs))
  }

  return {
    /** Settles the questions of a request. Returns those that are asked again. */
    settle: (batch: readonly Entry[], { by, reply }: Delivery): Entry[] =>
      'failure' in reply ? settleFailure(batch, by, reply.failure) : settleAnswers(batch, by, reply.answers),
    counts: () => counts,
  }
}

function unavailable({ method, attempts }: Entry, { endpoint }: Member, { reason }: Failure): Error {
  return new RemoteUnavailable(method, `${reason} (${endpoint.origin}, attempt ${attempts + 1})`)
}

/** Halves the size of the endpoint's batches after one of `size` questions was refused. */
function halve(member: Member, size: number): void {
  member.batchSize = Math.max(1, Math.min(member.batchSize, Math.floor(size / 2)))
}
