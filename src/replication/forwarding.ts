import type { Timer } from '../base/clock.ts'
import { NodeError } from '../base/errors.ts'
import { createFairQueue, NODE_ITSELF } from '../concurrency/fairQueue.ts'
import { createFairSemaphore, type Waiting } from '../concurrency/fairSemaphore.ts'
import { createSingleFlight } from '../concurrency/singleFlight.ts'
import { type ForwardedAnswer, isFull, takeUntilFull } from './forwardedCalls.ts'
import type { SharedStore } from './sharedStore.ts'

/** The writer did not answer a call. */
export class NotForwarded extends NodeError {
  readonly kind = 'notReady'
}

/** Forwards calls to the writer. */
export interface Forwarding {
  /** Returns the result of a request, in the caller's encoding. Rejects with {@link NotForwarded} or a `StoreError`. */
  forward(request: string, waiting: Waiting): Promise<string>
  stop(): Promise<void>
}

/** Notification channel of the process that executes calls. */
export const CALLS = 'calls'

const AT_ONCE = 256
/**
 * Maximum time until a call is claimed, in ms. A writer claims calls within milliseconds, and a dead one is replaced
 * within five seconds.
 */
const BEGUN_WITHIN_MS = 10_000
/** Maximum time of a claimed call, in ms: the longest one waits a minute for a block. */
const ANSWERED_WITHIN_MS = 75_000
/** Interval of reads without a notification, which may be lost. */
const LOOK_EVERY_MS = 250

/** A call to forward. */
interface Unsent {
  readonly request: string
  /** Called with the id of the row. */
  begin(callId: number): void
  fail(error: unknown): void
}

export function createForwarding(
  { calls, wakes }: Pick<SharedStore, 'calls' | 'wakes'>,
  id: string,
  timer: Timer,
): Forwarding {
  const gate = createFairSemaphore(AT_ONCE)
  /** Called with the result of a call. */
  const waiters = new Map<number, (answer: string) => void>()
  const unsent = createFairQueue<Unsent>()
  const takeBatch = () =>
    takeUntilFull(
      () => unsent.take(() => true),
      ({ request }) => request,
    )

  /** Calls that arrive during an insert are inserted with the next batches. */
  const sending = createSingleFlight(async () => {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) await send(batch)
  })

  async function send(batch: readonly Unsent[]): Promise<void> {
    try {
      const ids = await calls.insertAll(
        id,
        batch.map(({ request }) => request),
      )
      for (const [index, { begin, fail }] of batch.entries()) {
        const callId = ids[index]
        if (callId === undefined) fail(new Error('a call has no id'))
        else begin(callId)
      }
      await wakes.wake([CALLS])
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  const fetching = createSingleFlight(async () => {
    let found: readonly ForwardedAnswer[]
    do {
      found = await calls.takeAnswers(id)
      for (const { id: callId, answer } of found) waiters.get(callId)?.(answer)
    } while (isFull(found.map(({ answer }) => answer)))
  })
  const look = () => void fetching.next().catch(() => undefined) // the next read finds what this one missed
  wakes.on(id, look)
  const looking = setInterval(() => waiters.size > 0 && look(), LOOK_EVERY_MS)
  looking.unref()

  async function handOver(request: string, { clientPath = NODE_ITSELF }: Waiting): Promise<string> {
    const done = new AbortController()
    let callId: number | undefined
    try {
      return await new Promise<string>((resolve, reject) => {
        const takeBack = async (id: number) => {
          if (await calls.withdraw(id))
            reject(new NotForwarded('not ready: no process writes the chain at this moment; nothing was done'))
        }
        const giveUp = () =>
          reject(
            new NotForwarded('not ready: the process that writes the chain has not answered; it may have been done'),
          )
        const begin = (id: number) => {
          callId = id
          waiters.set(id, resolve)
          timer.wakeIn(BEGUN_WITHIN_MS, () => void takeBack(id).catch(reject), done.signal)
          timer.wakeIn(ANSWERED_WITHIN_MS, giveUp, done.signal)
        }
        unsent.add(clientPath, { request, begin, fail: reject })
        sending.next().catch(reject)
      })
    } finally {
      if (callId !== undefined) waiters.delete(callId)
      done.abort()
    }
  }

  return {
    forward: (request, waiting) => gate.run(() => handOver(request, waiting), waiting),
    async stop() {
      clearInterval(looking)
      await sending.stop()
      await fetching.stop()
    },
  }
}
