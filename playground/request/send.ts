import { type Outcome, type RpcRequest, read, requestBody } from './answer.ts'
import { isForbidden } from './policy.ts'
import { readText } from './readText.ts'

const MOST_BYTES = 8 * 2 ** 20

/** Sends one request and tells what came of it; never rejects. */
export async function send(url: string, request: RpcRequest, signal: AbortSignal): Promise<Outcome> {
  const begunAt = performance.now()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: requestBody(request),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const { text, bytes, isCut } = await readText(response, MOST_BYTES)
    const answer = { status: response.status, ms: performance.now() - begunAt, bytes }
    return isCut ? { kind: 'other', why: 'Too long', text, answer } : read(text, answer)
  } catch (thrown) {
    if (signal.aborted) return { kind: 'cancelled' }
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return { kind: 'none', why: (await isForbidden(url)) ? 'policy' : 'network', reason }
  }
}
