import type { Timer } from '../base/clock.ts'

/** State of an endpoint, for operators. */
export interface EndpointHealth {
  /** Scheme, host and port. */
  readonly origin: string
  readonly isHealthy: boolean
  /** Height of its head when it last reported one. */
  readonly height: number | undefined
  /** Share of failed requests, in which the newest count most; 0 to 1. */
  readonly errorRate: number
  /** Mean time until a response in ms, in which the newest count most. */
  readonly latencyMs: number | undefined
  /** Why its answers are not trusted now. */
  readonly wrong: string | undefined
  /** Time in ms until the wrong answer is asked for again; undefined if it is trusted. */
  readonly recheckInMs: number | undefined
  /** Whether it lacks the head of the chain, or has another branch. */
  readonly isBehind: boolean
}

/** State of an endpoint in a word, for operators. */
export type EndpointState = 'serving' | 'behind' | 'failing' | 'not trusted'

/** Returns the state of an endpoint. */
export function endpointState({ isHealthy, isBehind, wrong }: EndpointHealth): EndpointState {
  if (wrong !== undefined) return 'not trusted'
  if (!isHealthy) return 'failing'
  return isBehind ? 'behind' : 'serving'
}

/** Weight of the newest request in means. */
const NEWEST_WEIGHT = 0.2
/** Successful probes in succession after which a failed endpoint is used again while another one is healthy. */
const PROBES_TO_RETURN = 2

/** Maximum time for which an endpoint is not asked, even if it requests a longer one. */
const MAX_PAUSE_MS = 30_000

/** Time in ms for which an endpoint is excluded after a wrong answer. It doubles with each further one. */
const FIRST_EXCLUSION_MS = 600_000
/** Maximum time of an exclusion in ms, and the time without a wrong answer after which the first one is short again. */
const MAX_EXCLUSION_MS = 86_400_000

/** Whether an excluded endpoint has given the same wrong answer again. */
export type RecheckOutcome = 'right' | 'wrong' | 'unanswered'

/** Returns the time in ms after which something is tried again. */
export type Backoff = (attempts: number, requestedMs?: number) => number

/**
 * Creates waits that double with each attempt, and are random, so that many clients do not return together. A wait that
 * the endpoint requests replaces them.
 */
export function createBackoff(firstMs: number, random: () => number): Backoff {
  return (attempts, requestedMs) =>
    requestedMs === undefined
      ? Math.min(MAX_PAUSE_MS, firstMs * 2 ** attempts) * (0.5 + random() / 2)
      : Math.min(MAX_PAUSE_MS, requestedMs)
}

/** Health of one endpoint. */
export type Health = ReturnType<typeof createHealth>

export function createHealth(timer: Timer) {
  let isUp = true
  let resumeAtMs = Number.NEGATIVE_INFINITY
  let goodProbes = 0
  let failures = 0
  let height: number | undefined
  let errorRate = 0
  let latencyMs: number | undefined
  let wrong: { readonly reason: string; readonly untilMs: number } | undefined
  /** Number of wrong answers that make the next exclusion longer. */
  let exclusions = 0
  let trustedSinceMs = timer.nowMs()

  function exclude(reason: string): void {
    if (timer.nowMs() - trustedSinceMs > MAX_EXCLUSION_MS) exclusions = 0
    const pauseMs = Math.min(MAX_EXCLUSION_MS, FIRST_EXCLUSION_MS * 2 ** exclusions++)
    wrong = { reason, untilMs: timer.nowMs() + pauseMs }
  }

  const recheckInMs = () => wrong && Math.max(0, wrong.untilMs - timer.nowMs())

  return {
    /** Returns whether requests are sent to it first. */
    isUp: () => isUp,
    /** Returns the time in ms until it may be asked again. */
    pauseMs: () => Math.max(0, resumeAtMs - timer.nowMs()),
    isWrong: () => wrong !== undefined,
    /** Returns the number of failures since its last success. */
    failures: () => failures,
    /** Notes a response after `ms`. */
    responded(ms: number) {
      errorRate *= 1 - NEWEST_WEIGHT
      latencyMs = latencyMs === undefined ? ms : latencyMs + NEWEST_WEIGHT * (ms - latencyMs)
    },
    /** Notes that it has answered questions. */
    succeeded() {
      isUp = true
      failures = 0
    },
    /** Notes a failure. The endpoint is not asked for `pauseMs`. */
    failed(pauseMs: number) {
      errorRate += NEWEST_WEIGHT * (1 - errorRate)
      resumeAtMs = Math.max(resumeAtMs, timer.nowMs() + pauseMs)
      isUp = false
      failures++
      goodProbes = 0
    },
    /** Notes a successful probe of a failed endpoint; another one follows after `pauseMs`, unless it was the last. */
    probed(pauseMs: number) {
      goodProbes++
      resumeAtMs = timer.nowMs() + pauseMs
      if (goodProbes < PROBES_TO_RETURN) return
      goodProbes = 0
      isUp = true
      failures = 0
      resumeAtMs = timer.nowMs()
    },
    /** Notes the height of its head. */
    sawHeight(seen: number) {
      height = seen
    },
    /** Excludes it because of a wrong answer. Returns false if it was before. */
    markWrong(reason: string): boolean {
      if (wrong !== undefined) return false
      exclude(reason)
      return true
    },
    recheckInMs,
    /** Notes what it answered to the same question after its exclusion. */
    rechecked(outcome: RecheckOutcome): void {
      if (wrong === undefined) return
      const { reason } = wrong
      trustedSinceMs = timer.nowMs()
      if (outcome === 'right') wrong = undefined
      else if (outcome === 'wrong') exclude(reason)
      else wrong = { reason, untilMs: timer.nowMs() + FIRST_EXCLUSION_MS }
    },
    report: (origin: string): Omit<EndpointHealth, 'isBehind'> => ({
      origin,
      isHealthy: isUp && wrong === undefined,
      height,
      errorRate,
      latencyMs,
      wrong: wrong?.reason,
      recheckInMs: recheckInMs(),
    }),
  }
}
