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

/**
 * Creates an endpoint at `url`: no redirects, responses of at most 16 MiB, a timeout of `timeoutMs` each, one retry
 * after a 429.
 */
export function createPost(url: URL, timeoutMs: number, startLimit: StartLimit = AbortSignal.timeout): SendBody {
  return async (body) => {
    const first = await exchange(url, body, timeoutMs, startLimit)
    if (first.pauseSeconds === undefined) return first.outcome
    await new Promise((resolve) => setTimeout(resolve, (first.pauseSeconds ?? 0) * 1000))
    return (await exchange(url, body, timeoutMs, startLimit)).outcome
  }
}

async function exchange(
  url: URL,
  body: string,
  timeoutMs: number,
  startLimit: StartLimit,
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
      outcome: parseBody(status, text, ms),
      ...(mayAskAgain && { pauseSeconds: Math.min(pause, MAX_PAUSE_SECONDS) }),
    }
  } catch (error) {
    return { outcome: explainFailure(error, timeoutMs) }
  }
}

function parseBody(status: number, text: string, ms: number): EndpointOutcome {
  if (status >= 300 && status < 400) return protocol(`HTTP ${status}: redirects are not followed`)
  try {
    const value: unknown = text.trim() === '' ? undefined : JSON.parse(text)
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
