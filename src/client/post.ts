import { readText } from '../base/readText.ts'
import { requireHttpUrl } from './address.ts'
import { type HttpReply, isWireError, isWireResponse, parseJson } from './response.ts'
import { TransportError } from './transportError.ts'

export interface PostOptions {
  /** Headers of each request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** Maximum size of a decompressed response in bytes; 256 MiB by default, the maximum of nodes. */
  readonly maxBytes?: number
}

const DEFAULT_MAX_BYTES = 256 * 1024 * 1024

/** Posts a body. Never rejects: resolves to `network`, or to `badAnswer` if the response is too long. */
export type Post = (body: string, signal: AbortSignal) => Promise<HttpReply | TransportError>

export function createPost(
  address: string | URL,
  { headers = {}, fetch, maxBytes = DEFAULT_MAX_BYTES }: PostOptions,
): Post {
  const url = requireHttpUrl(address)
  return async (body, signal) => {
    try {
      // Looked up at each call, because the global one may be replaced later.
      const response = await (fetch ?? globalThis.fetch)(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal,
        // Signed transactions and headers must not reach another server. Cloudflare's workers refuse `error`.
        redirect: 'manual',
      })
      const text = await readText(response, maxBytes)
      if (text === undefined) return new TransportError('badAnswer', `the answer is longer than ${maxBytes} bytes`)
      const answered = parseJson(text)
      const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now()) ?? retryAfterOf(answered)
      return { status: response.status, retryAfterMs, body: answered }
    } catch (cause) {
      return new TransportError('network', `no answer from the node: ${reasonOf(cause)}`, { cause })
    }
  }
}

/** Parses a `Retry-After` (RFC 9110, 10.2.3: seconds or a date) to a wait in ms; undefined if it is invalid. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Date.parse also accepts `-5` and `1.5`.
  const atMs = /^[a-z]+, .*\d+:\d+/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs)
}

/** Reads the wait from the error, because pages of other origins cannot read the header. */
function retryAfterOf(body: unknown): number | undefined {
  const data = isWireResponse(body) && isWireError(body.error) ? body.error.data : undefined
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return undefined
  const { retryAfterSeconds } = data
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds >= 0 ? retryAfterSeconds * 1000 : undefined
}

/** Returns the cause of a failed fetch, whose own message is only `fetch failed`. */
function reasonOf(error: unknown): string {
  // Jest's programs have another class Error than its fetch.
  const { message, cause }: { message?: string; cause?: { message?: string } } = Object(error)
  return cause?.message ?? message ?? String(error)
}
