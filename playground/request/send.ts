import { type Outcome, type RpcRequest, read, requestBody } from './answer.ts'

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
    const text = await response.text()
    const ms = performance.now() - begunAt
    return read(text, { status: response.status, ms, bytes: new TextEncoder().encode(text).length })
  } catch (thrown) {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'none', reason: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
