import { readText } from '../base/readText.ts'

/** The outcome of one HTTP exchange. `value` is undefined for an empty body. */
export type EndpointOutcome =
  | {
      readonly kind: 'body'
      readonly status: number
      readonly value: unknown
      readonly size: number
      readonly ms: number
    }
  | { readonly kind: 'failure'; readonly class: 'timeout' | 'unreachable' | 'protocol'; readonly text: string }

/** Posts a body unchanged. Never rejects, and never waits or reads beyond its bounds. */
export type SendBody = (body: string) => Promise<EndpointOutcome>

const MAX_BYTES = 16 * 2 ** 20
const MAX_LEVELS = 64
const MAX_PAUSE_SECONDS = 5
const USUAL_PAUSE_SECONDS = 1

/** Returns a signal that is aborted with a `TimeoutError` at the timeout of a response. */
export type StartLimit = (timeoutMs: number) => AbortSignal

export interface PostOptions {
  /** Maximum time for one response. */
  readonly timeoutMs: number
  /** Clock for response times; the system's by default. */
  readonly startLimit?: StartLimit | undefined
  /** Parses a body, and throws for text that is not JSON; `JSON.parse` by default. */
  readonly parse?: (text: string) => unknown
}

/**
 * Creates an endpoint at `url`: no redirects, responses of at most 16 MiB, a timeout of `timeoutMs` each, one retry
 * after a 429.
 */
export function createPost(url: URL, options: PostOptions): SendBody {
  return async (body) => {
    const first = await exchange(url, body, options)
    if (first.pauseSeconds === undefined) return first.outcome
    await new Promise((resolve) => setTimeout(resolve, (first.pauseSeconds ?? 0) * 1000))
    return (await exchange(url, body, options)).outcome
  }
}

async function exchange(
  url: URL,
  body: string,
  { timeoutMs, startLimit = AbortSignal.timeout, parse = JSON.parse }: PostOptions,
): Promise<{ outcome: EndpointOutcome; pauseSeconds?: number }> {
  const begunMs = performance.now()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'manual',
      signal: startLimit(timeoutMs),
    })
    const { status } = response
    const text = await readText(response, MAX_BYTES)
    if (text === undefined) return { outcome: protocol(`a response of more than ${MAX_BYTES / 2 ** 20} MiB`) }
    const ms = performance.now() - begunMs
    const pause = Number(response.headers.get('retry-after') ?? USUAL_PAUSE_SECONDS)
    const mayAskAgain = status === 429 && pause >= 0
    return {
      outcome: readBody(status, text, parse, ms),
      ...(mayAskAgain && { pauseSeconds: Math.min(pause, MAX_PAUSE_SECONDS) }),
    }
  } catch (error) {
    return { outcome: explainFailure(error, timeoutMs) }
  }
}

function readBody(status: number, text: string, parse: (text: string) => unknown, ms: number): EndpointOutcome {
  if (status >= 300 && status < 400) return protocol(`HTTP ${status}: redirects are not followed`)
  try {
    const value: unknown = text.trim() === '' ? undefined : parse(text)
    if (isDeeperThan(value, MAX_LEVELS))
      return protocol(`HTTP ${status} with a response nested deeper than ${MAX_LEVELS} levels`)
    return { kind: 'body', status, value, size: text.length, ms }
  } catch {
    return protocol(`HTTP ${status} with a body that is not JSON`)
  }
}

/** Returns whether a value is nested at most `MAX_DEPTH` levels deep, so that later recursion is bounded. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

const protocol = (text: string): EndpointOutcome => ({ kind: 'failure', class: 'protocol', text })

function explainFailure(error: unknown, timeoutMs: number): EndpointOutcome {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'failure', class: 'timeout', text: `no response within ${timeoutMs} ms` }
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { kind: 'failure', class: 'unreachable', text: 'no connection' }
  return { kind: 'failure', class: 'unreachable', text: 'code' in cause ? String(cause.code) : cause.message }
}
