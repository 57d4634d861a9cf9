import { isAnswer, resultOf } from './answer.ts'
import { type BatchOptions, createBatcher } from './batching.ts'
import { type PendingCall, pendingCall, whenAllAborted } from './call.ts'
import { createPost, type HttpReply, type PostOptions } from './post.ts'
import { type RetryOptions, retryDelayMs, sleep } from './retry.ts'
import { mayRepeat } from './signature.ts'
import type { Transport } from './transport.ts'
import { TransportError } from './transportError.ts'

export interface HttpOptions extends PostOptions {
  /** Whether calls that are made together go out together; true by default. */
  readonly batch?: boolean | BatchOptions
  /**
   * How network failures and the statuses 429, 502, 503 and 504 are repeated; `false` not at all. Only what changes nothing
   * is ever repeated: never a transaction.
   */
  readonly retry?: false | RetryOptions
}

/**
 * Requests by HTTP POST. Works wherever there is `fetch`.
 *
 * @example
 * ```ts
 * const client = createClient({ transport: http('http://127.0.0.1:4444/regtest', { batch: { maxSize: 20 } }) })
 * ```
 */
export function http(url: string | URL, { batch = true, retry = {}, ...options }: HttpOptions = {}): Transport {
  const post = createPost(url, options)
  const retrying = retry === false ? { times: 0 } : retry

  async function send(calls: readonly PendingCall[], attempt = 0): Promise<void> {
    const open = calls.filter(({ signal }) => !signal.aborted)
    if (open.length === 0) return
    const waiting = whenAllAborted(open)
    const reply = await post(encodeBody(open), waiting.signal)
    waiting.stop()
    const delayMs = retryDelayMs(reply, attempt, retrying)
    const again = open.filter(({ request }) => delayMs !== undefined && mayRepeat(request.method))
    deliver(reply, open, again)
    if (delayMs === undefined || again.length === 0) return
    const stillWaiting = whenAllAborted(again)
    await sleep(delayMs, stillWaiting.signal)
    stillWaiting.stop()
    return send(again, attempt + 1)
  }

  const maxSize = batch === false ? { maxSize: 1 } : batch === true ? {} : batch
  const enqueue = createBatcher(maxSize, send)
  return { request: (request, signal) => pendingCall(request, signal, enqueue) }
}

/** One call as an object, more as a batch; ids count from 0 on. */
function encodeBody(calls: readonly PendingCall[]): string {
  const texts = calls.map(({ encode }, id) => encode(id))
  return texts.length === 1 ? texts.join() : `[${texts.join(',')}]`
}

/** Settles what was sent, but for what is asked again. */
function deliver(reply: HttpReply | TransportError, sent: readonly PendingCall[], again: readonly PendingCall[]): void {
  for (const [id, call] of sent.entries()) {
    if (again.includes(call)) continue
    try {
      call.resolve(resultOf(call.request.method, answerTo(id, reply)))
    } catch (error) {
      call.reject(error)
    }
  }
}

/** The answer with this id; an object, where a batch was sent, is a refusal of all of it. Throws when there is none. */
function answerTo(id: number, reply: HttpReply | TransportError): unknown {
  if (reply instanceof TransportError) throw reply
  const { status, body } = reply
  if (Array.isArray(body)) return body.find((answer: unknown) => isAnswer(answer) && answer.id === id)
  if (isAnswer(body)) return body
  if (status !== 200) throw new TransportError('httpStatus', `the node answered HTTP status ${status}`, { status })
  throw new TransportError('badAnswer', 'the node answered something that is not JSON-RPC')
}
