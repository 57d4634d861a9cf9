import { type Outcome, type RpcRequest, read, requestBody } from './answer.ts'
import { isForbidden } from './policy.ts'

/** Sends one request over a WebSocket of its own and tells what the first answer was; never rejects. */
export async function sendOverWebSocket(url: string, request: RpcRequest, signal: AbortSignal): Promise<Outcome> {
  const begunAt = performance.now()
  try {
    const text = await exchange(url.replace(/^http/, 'ws'), requestBody(request), signal)
    return read(text, { ms: performance.now() - begunAt, bytes: new TextEncoder().encode(text).length })
  } catch (thrown) {
    if (signal.aborted) return { kind: 'cancelled' }
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return { kind: 'none', why: (await isForbidden(url)) ? 'policy' : 'network', reason }
  }
}

/** The first message that comes back; what would follow is not waited for. */
function exchange(url: string, body: string, signal: AbortSignal): Promise<string> {
  const socket = new WebSocket(url)
  const answer = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    socket.addEventListener('open', () => socket.send(body))
    socket.addEventListener('message', ({ data }) => resolve(String(data)))
    socket.addEventListener('error', () => {}) // 'close' follows
    socket.addEventListener('close', ({ code }) => reject(new Error(`the WebSocket closed with code ${code}`)))
  })
  return answer.finally(() => socket.close())
}
