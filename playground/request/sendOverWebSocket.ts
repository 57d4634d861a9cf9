import { type Outcome, type RpcRequest, read, requestBody } from './answer.ts'
import { isForbidden } from './policy.ts'
import { send } from './send.ts'

/** Receives the messages of a connection after the first answer. */
export interface Listener {
  onMessage(text: string): void
  /** Called once, when the connection has ended for another reason than the signal. */
  onEnd(reason: string): void
}

/** A request without a key, to find out why a connection is refused: browsers hide it from pages. */
const PROBE: RpcRequest = { method: 'net_version', params: [] }

/**
 * Sends one request over a WebSocket of its own and returns its answer; never rejects. With a listener the connection stays
 * open after a result, until the signal aborts.
 */
export async function sendOverWebSocket(
  url: string,
  request: RpcRequest,
  signal: AbortSignal,
  listener?: Listener,
): Promise<Outcome> {
  const begunAt = performance.now()
  const address = url.replace(/^http/, 'ws')
  try {
    const socket = new WebSocket(address)
    const text = await exchange(socket, requestBody(request), signal)
    const outcome = read(text, { ms: performance.now() - begunAt, bytes: new TextEncoder().encode(text).length })
    if (outcome.kind === 'result' && listener !== undefined) follow(socket, signal, listener)
    else socket.close()
    return outcome
  } catch (thrown) {
    if (signal.aborted) return { kind: 'cancelled' }
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    if (await isForbidden(address)) return { kind: 'none', why: 'policy', reason }
    return (await findRefusal(url, signal)) ?? { kind: 'none', why: 'network', reason }
  }
}

/** Resolves with the first message that comes back; without one the connection is closed. */
async function exchange(socket: WebSocket, body: string, signal: AbortSignal): Promise<string> {
  const first = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    socket.addEventListener('open', () => socket.send(body))
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
    socket.addEventListener('close', ({ code }) => reject(new Error(`the WebSocket closed with code ${code}`)))
    // Chromium sends no 'close' after it for an address that the page's policy forbids; otherwise that says more.
    socket.addEventListener('error', () => setTimeout(() => reject(new Error('the WebSocket was not opened'))))
  })
  try {
    return await first
  } catch (thrown) {
    socket.close()
    throw thrown
  }
}

function follow(socket: WebSocket, signal: AbortSignal, { onMessage, onEnd }: Listener): void {
  signal.addEventListener('abort', () => socket.close())
  socket.addEventListener('message', ({ data }) => {
    if (!signal.aborted) onMessage(String(data))
  })
  socket.addEventListener('close', ({ code, reason }) => {
    if (!signal.aborted) onEnd(reason === '' ? `code ${code}` : `code ${code}, ${reason}`)
  })
}

/** Returns the refusal that a POST to the same address gets, if it gets one. */
async function findRefusal(url: string, signal: AbortSignal): Promise<Outcome | undefined> {
  const outcome = await send(url, PROBE, signal)
  const isRefused = 'answer' in outcome && (outcome.answer.status ?? 200) >= 400
  return isRefused || outcome.kind === 'cancelled' ? outcome : undefined
}
