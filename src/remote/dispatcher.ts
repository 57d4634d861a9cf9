import type { Timer } from '../base/clock.ts'
import type { EndpointSet, Member } from './endpointSet.ts'
import { RemoteBehind, RemoteUnavailable } from './errors.ts'
import type { RateLimit } from './rateLimit.ts'
import type { Entry, PendingQuestion, Sender } from './sender.ts'
import type { Settler } from './settler.ts'

export interface DispatcherSetup {
  /** Returns the present endpoints, which may be replaced. */
  readonly endpoints: () => EndpointSet
  readonly rateLimit: RateLimit
  readonly sender: Sender
  readonly settler: Settler
  readonly maxInFlight: number
  readonly timer: Timer
}

/** Maximum length of a batch in characters: half of the minimum that nodes accept. */
const MAX_BATCH_LENGTH = 512 * 1024

/** Creates the queue of questions, which decides when they are sent, in which batches, and to which endpoint. */
export function createDispatcher({ endpoints, rateLimit, sender, settler, maxInFlight, timer }: DispatcherSetup) {
  const queue: Entry[] = []
  const inFlight = new Set<Promise<void>>()
  let isScheduled = false
  let isClosed = false
  let wake = new AbortController()

  /** Sends in the next iteration of the event loop, so that questions of this one share requests. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      sendWaiting()
    })
  }

  function scheduleIn(ms: number): void {
    wake.abort()
    wake = new AbortController()
    timer.wakeIn(ms, schedule, wake.signal)
  }

  /** Sends what may be sent now, and wakes when more may be. */
  function sendWaiting(): void {
    let waitMs = 0
    for (let [next] = queue; next !== undefined && inFlight.size < maxInFlight && waitMs === 0; [next] = queue) {
      sender.probeFailed()
      const member = endpoints().choose(next)
      if (member === undefined && rejectPassed(next)) continue
      waitMs = waitMsFor(next, member)
      if (member !== undefined && waitMs === 0) begin(takeBatch(member), member)
    }
    if (waitMs > 0) scheduleIn(waitMs)
  }

  /** Rejects the first question if it cannot be asked now while others can: they do not wait for it. */
  function rejectPassed(next: Entry): boolean {
    const { method, height, reject } = next
    const isPassed = endpoints().isPassedBy(next)
    if (!isPassed && endpoints().pauseMs(next) < Number.POSITIVE_INFINITY) return false
    queue.shift()
    const isBehind = isPassed && height !== undefined
    const reason = 'the endpoints that could do not answer'
    reject(isBehind ? new RemoteBehind(method, height) : new RemoteUnavailable(method, reason))
    return true
  }

  function waitMsFor(next: Entry, member: Member | undefined): number {
    if (member === undefined) return endpoints().pauseMs(next)
    return rateLimit.waitMs(Math.min(queue.length, member.batchSize))
  }

  /** Takes the questions at the head of the queue that go to the same endpoint, up to the size of a batch. */
  function takeBatch(member: Member): Entry[] {
    let size = member.batchSize
    let length = 0
    let count = 0
    for (const entry of queue) {
      size = Math.min(size, entry.maxBatch)
      length += entry.length
      if (count >= size || (count > 0 && length > MAX_BATCH_LENGTH)) break
      if (endpoints().choose(entry) !== member) break
      count++
    }
    return queue.splice(0, count)
  }

  function begin(batch: readonly Entry[], member: Member): void {
    const work = deliver(batch, member).finally(() => {
      inFlight.delete(work)
      schedule()
    })
    inFlight.add(work)
  }

  async function deliver(batch: readonly Entry[], member: Member): Promise<void> {
    const delivery = await sender.send(batch, member)
    if (isClosed) rejectAll(batch)
    else queue.unshift(...settler.settle(batch, delivery))
  }

  function rejectAll(entries: readonly Entry[]): void {
    for (const { method, reject } of entries) reject(new RemoteUnavailable(method, 'the node stops'))
  }

  return {
    add(question: PendingQuestion): void {
      queue.push({ ...question, attempts: 0, tried: new Set(), maxBatch: Number.POSITIVE_INFINITY })
      schedule()
    },
    /** Sends what waits for an endpoint that was replaced. */
    wake: schedule,
    /** Returns the number of questions that are not sent yet. */
    waiting: () => queue.length,
    /** Ends running requests, and rejects the questions that have no answer. */
    async close(): Promise<void> {
      isClosed = true
      wake.abort()
      sender.stop()
      rejectAll(queue.splice(0))
      await Promise.all(inFlight)
    },
  }
}
