import { type BatchOptions, createBatcher } from './batching.ts'
import { type PendingCall, pendingCall, whenAllAborted } from './call.ts'
import { planAfter } from './plan.ts'
import { createPost, type PostOptions } from './post.ts'
import { type HttpReply, responsesOf, resultOf } from './response.ts'
import { type RetryOptions, sleep } from './retry.ts'
import type { Transport } from './transport.ts'
import type { TransportError } from './transportError.ts'

export interface HttpOptions extends PostOptions {
  /** Whether calls that are made together and change nothing go out together; true by default. */
  readonly batch?: boolean | BatchOptions
  /**
   * How network failures and the statuses 429, 502, 503 and 504 are repeated; `false` not at all. Only what changes
   * nothing is ever repeated: never a transaction.
   */
  readonly retry?: false | RetryOptions
}

/**
 * Requests by HTTP POST. Works wherever there is `fetch`. Throws a `TypeError` when the address is no http(s) URL.
 *
 * @example
 * ```ts
 * const client = createClient({ transport: http('http://127.0.0.1:4444/regtest', { batch: { maxSize: 20 } }) })
 * ```
 */
export function http(url: string | URL, { batch = true, retry = {}, ...options }: HttpOptions = {}): Transport {
  const post = createPost(url, options)
  const retrying = retry === false ? { times: 0 } : retry

  /** Posts calls until all are settled, fewer at once while the node refuses them together. */
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

/** Runs something that ends early once nobody waits for any of the calls. */
async function whileWanted<T>(calls: readonly PendingCall[], run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const wanted = whenAllAborted(calls)
  try {
    return await run(wanted.signal)
  } finally {
    wanted.stop()
  }
}

/** One call as an object, more as a batch; ids count from 0 on. */
function encodeBody(calls: readonly PendingCall[]): string {
  const texts = calls.map(({ encode }, id) => encode(id))
  return texts.length === 1 ? texts.join() : `[${texts.join(',')}]`
}

/** Settles calls by what came back to those that were sent; one that was not even sent shares their refusal. */
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
