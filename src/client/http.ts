import { type BatchOptions, createBatcher } from './batching.ts'
import { type PendingCall, pendingCall, whenAllAborted } from './call.ts'
import { planAfter } from './plan.ts'
import { createPost, type PostOptions } from './post.ts'
import { type HttpReply, responsesOf, resultOf } from './response.ts'
import { type RetryOptions, sleep } from './retry.ts'
import type { Transport } from './transport.ts'
import type { TransportError } from './transportError.ts'

export interface HttpOptions extends PostOptions {
  /** Whether calls that are made together and do not change state are batched; true by default. */
  readonly batch?: boolean | BatchOptions
  /**
   * Retries after network failures and the statuses 429, 502, 503 and 504; `false` disables them. Only requests that do
   * not change state are retried, never a transaction.
   */
  readonly retry?: false | RetryOptions
}

/**
 * Creates a transport over HTTP POST for any platform with `fetch`. Throws a `TypeError` if the address is not an
 * http(s) URL.
 *
 * @example
 * ```ts
 * const client = createClient({ transport: http('http://127.0.0.1:4444/regtest', { batch: { maxSize: 20 } }) })
 * ```
 */
export function http(url: string | URL, { batch = true, retry = {}, ...options }: HttpOptions = {}): Transport {
  const post = createPost(url, options)
  const retrying = retry === false ? { times: 0 } : retry

  /** Posts calls until all are settled, in smaller batches while the node refuses them together. */
  async function send(calls: readonly PendingCall[]): Promise<void> {
    let left = calls
    let [size, attempt] = [calls.length, 0]
    for (;;) {
      left = withoutAborted(left)
      if (left.length === 0) return
      const now = left.slice(0, size)
      const reply = await whileWanted(now, (signal) => post(encodeBody(now), signal))
      const plan = planAfter(reply, { left, now, attempt }, retrying)
      deliver(reply, now, plan.settled)
      left = left.filter((call) => !plan.settled.includes(call))
      ;({ size, attempt } = plan)
      if (plan.waitMs > 0) await whileWanted(left, (signal) => sleep(plan.waitMs, signal))
    }
  }

  const enqueue = createBatcher(batch === false ? { maxSize: 1 } : batch === true ? {} : batch, send)
  return { request: (request, signal) => pendingCall(request, signal, enqueue) }
}

function withoutAborted(calls: readonly PendingCall[]): readonly PendingCall[] {
  for (const { signal, reject } of calls) if (signal.aborted) reject(signal.reason)
  return calls.filter(({ signal }) => !signal.aborted)
}

/** Runs work that is aborted once no caller waits for any of the calls. */
async function whileWanted<T>(calls: readonly PendingCall[], run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const wanted = whenAllAborted(calls)
  try {
    return await run(wanted.signal)
  } finally {
    wanted.stop()
  }
}

/** Prints one call as an object and several as a batch, with ids from 0. */
function encodeBody(calls: readonly PendingCall[]): string {
  const texts = calls.map(({ encode }, id) => encode(id))
  return texts.length === 1 ? texts.join() : `[${texts.join(',')}]`
}

/** Settles calls with the responses to the sent ones. A call that was not sent shares their refusal. */
function deliver(
  reply: HttpReply | TransportError,
  sent: readonly PendingCall[],
  settled: readonly PendingCall[],
): void {
  const find = responsesOf(reply, sent.length)
  for (const call of settled) {
    try {
      call.resolve(resultOf(call.request.method, find(sent.indexOf(call))))
    } catch (error) {
      call.reject(error)
    }
  }
}
